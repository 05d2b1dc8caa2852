import type { Context } from '#lib/domain/context.ts';
import { dropTicketsOf } from '../factor/factor.repo.ts';
import { dropScansOf } from '../scan/scan.repo.ts';
import { revokeAll } from './session.repo.ts';
import { publishSessionsEnded } from './sessions-ended.ts';

/**
 * Ends the sessions of an account, and what could still become one: logins that wait for their second factor, and codes
 * that a phone has confirmed and no browser has collected. The caller keeps the session that it is using for this
 * account.
 */
export async function endOtherSessions(ctx: Context, uid: number): Promise<void> {
  const own = ctx.actor.kind === 'user' && ctx.actor.uid === uid ? ctx.actor.sessionId : undefined;
  const { db } = ctx.database;
  await revokeAll(db, uid, ctx.clock.now(), own);
  await dropTicketsOf(db, uid);
  await dropScansOf(db, uid);
  await publishSessionsEnded(ctx, uid);
}
