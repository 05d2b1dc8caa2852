import type { FailedJobView } from '#lib/contracts/job.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import type { JobName } from '#lib/domain/jobs.ts';
import { failedJobs, takeFailed } from './job.repo.ts';

/** Jobs that were given up after all their tries, the latest first. */
export async function listFailedJobs(
  ctx: UserContext,
  input: { page: number; limit: number; keyword?: string | undefined },
): Promise<Result<{ count: number; list: FailedJobView[] }, never>> {
  const { count, list } = await failedJobs(ctx.database, input);
  return ok({
    count,
    list: list.map(({ id, name, error, sentAt, failedAt, tries }) => ({
      job_id: id,
      name,
      error,
      create_time: sentAt.toISOString(),
      fail_time: failedAt.toISOString(),
      tries,
    })),
  });
}

/** Sends a job that was given up once more, with all its tries. */
export async function runAgain(
  ctx: UserContext,
  { job_id: id }: { job_id: string },
): Promise<Result<null, 'job.not_found'>> {
  return ctx.database.tx(async () => {
    const job = await takeFailed(ctx.database, id);
    if (!job) return fail('job.not_found');
    // It was the name of a queue when the job was first sent.
    await ctx.jobs.send(job.name as JobName, job.payload as never, job.once ? { once: job.once } : {});
    return ok(null);
  });
}

/** Forgets a job that was given up. */
export async function giveUpJob(
  ctx: UserContext,
  { job_id: id }: { job_id: string },
): Promise<Result<null, 'job.not_found'>> {
  return (await takeFailed(ctx.database, id)) ? ok(null) : fail('job.not_found');
}
