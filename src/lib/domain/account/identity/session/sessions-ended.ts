import type { Context } from '#lib/domain/context.ts';

/** Channel on which processes hear that sessions of an account have ended; whoever holds a connection looks again. */
export const SESSIONS_ENDED = 'sessions_ended';

export const tellEnded = (ctx: Pick<Context, 'database'>, uid: number): Promise<void> =>
  ctx.database.notify(SESSIONS_ENDED, String(uid));
