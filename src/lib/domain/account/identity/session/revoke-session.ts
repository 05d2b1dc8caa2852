import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { revokeOne } from './session.repo.ts';
import { publishSessionsEnded } from './sessions-ended.ts';

/** Ends a session of the caller's account. */
export async function revokeSession(
  ctx: UserContext,
  { id }: { id: string },
): Promise<Result<undefined, 'session.not_found'>> {
  const ended = await revokeOne(ctx.database.db, ctx.actor.uid, id, ctx.clock.now());
  if (ended) await publishSessionsEnded(ctx, ctx.actor.uid);
  return ended ? ok() : fail('session.not_found');
}
