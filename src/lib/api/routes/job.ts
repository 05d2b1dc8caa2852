import { jobApi } from '../../contracts/job.ts';
import { giveUpJob, listFailedJobs, runAgain } from '../../domain/service/job/index.ts';
import { serve } from '../mount.ts';

export const jobRoutes = serve(jobApi, { failed: listFailedJobs, again: runAgain, giveUp: giveUpJob });
