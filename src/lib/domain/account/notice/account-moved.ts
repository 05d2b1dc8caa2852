import type { Context } from '#lib/domain/context.ts';

/**
 * Channel on which processes are notified of accounts whose orders, quotations or notices have changed; what has
 * changed is not sent on it.
 */
export const ACCOUNT_MOVED = 'account_moved';

/** In a transaction it is delivered only after the commit. */
export const publishAccountMoved = (ctx: Pick<Context, 'database'>, uid: number): Promise<void> =>
  ctx.database.notify(ACCOUNT_MOVED, String(uid));
