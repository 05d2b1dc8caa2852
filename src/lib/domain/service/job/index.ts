export { giveUpJob, listFailedJobs, runAgain } from './failed-jobs.ts';
export { GIVEN_UP, GIVEN_UP_JOBS, HAS_QUEUE, queueDepths } from './job.repo.ts';
