import type { Context } from '#lib/domain/context.ts';
import { revokeAll } from './session.repo.ts';
import { publishSessionsEnded } from './sessions-ended.ts';

/** Ends the sessions of an account; the caller keeps the one that it is using for this account. */
export async function endOtherSessions(ctx: Context, uid: number): Promise<void> {
  const own = ctx.actor.kind === 'user' && ctx.actor.uid === uid ? ctx.actor.sessionId : undefined;
  await revokeAll(ctx.database.db, uid, ctx.clock.now(), own);
  await publishSessionsEnded(ctx, uid);
}
