import { sweepIdentity } from '../domain/account/identity/index.ts';
import type { SystemContext } from '../domain/context.ts';
import type { JobName, JobPayloads } from '../domain/jobs.ts';

type Handlers = { [N in JobName]?: (ctx: SystemContext, payload: JobPayloads[N]) => Promise<void> };

/** What each job does; the acts themselves are in the domain. */
export const jobHandlers: Handlers = {
  'sms.send': (ctx, message) => ctx.sms.send(message),
};

/** Jobs that run by the clock: cron expression and act. */
export const repeatingJobs: Record<string, { cron: string; run: (ctx: SystemContext) => Promise<void> }> = {
  'identity.sweep': { cron: '17 * * * *', run: sweepIdentity },
};
