import type { Context } from '#lib/domain/context.ts';

/**
 * Channel on which processes are notified that sessions of an account have ended; they then check their open
 * connections.
 */
export const SESSIONS_ENDED = 'sessions_ended';

/** Tells all processes that sessions of an account have ended; this one acts at once. */
export function publishSessionsEnded({ database }: Pick<Context, 'database'>, uid: number): Promise<void> {
  database.rowCache.drop('session');
  return database.notify(SESSIONS_ENDED, String(uid));
}
