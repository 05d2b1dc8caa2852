export { giveUpJob, listFailedJobs, runAgain } from './failed-jobs.ts';
export { GIVEN_UP, queueDepths } from './job.repo.ts';
