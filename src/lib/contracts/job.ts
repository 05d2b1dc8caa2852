import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Keyword, listInput, listOf, Time } from './list.ts';

/** A job that was given up after all its tries. */
export const FailedJobView = z.object({
  job_id: z.string(),
  name: z.string(),
  /** Error of its last try. */
  error: z.string(),
  /** When it was first sent. */
  create_time: Time,
  /** When it was given up. */
  fail_time: Time,
  tries: z.number(),
});
export type FailedJobView = z.infer<typeof FailedJobView>;

const oneJob = z.object({ job_id: z.uuid() });

export const jobApi = {
  failed: endpoint.get('/api/platform/job/failed', {
    summary: 'Jobs that were given up after all their tries, the latest first',
    access: 'platform',
    role: 'owner',
    input: z.object({ ...listInput, keyword: Keyword }),
    returns: listOf(FailedJobView),
  }),
  again: endpoint.post('/api/platform/job/again/:job_id', {
    summary: 'Lets a job that was given up run again, with all its tries',
    access: 'platform',
    role: 'owner',
    input: oneJob,
    fails: ['job.not_found'],
  }),
  giveUp: endpoint.post('/api/platform/job/give_up/:job_id', {
    summary: 'Forgets a job that was given up',
    access: 'platform',
    role: 'owner',
    input: oneJob,
    fails: ['job.not_found'],
  }),
};
