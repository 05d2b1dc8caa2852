import { ok, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { revokeOne } from './session.repo.ts';
import { publishSessionsEnded } from './sessions-ended.ts';

/** Logging out: the token is dead from here on. */
export async function endSession(ctx: UserContext): Promise<Result<undefined, never>> {
  await revokeOne(ctx.database.db, ctx.actor.uid, ctx.actor.sessionId, ctx.clock.now());
  await publishSessionsEnded(ctx, ctx.actor.uid);
  return ok();
}
