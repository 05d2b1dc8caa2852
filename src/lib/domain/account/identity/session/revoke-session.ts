import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { dropScansOf } from '../scan/scan.repo.ts';
import { revokeOne } from './session.repo.ts';
import { publishSessionsEnded } from './sessions-ended.ts';

/** Ends a session of the caller's account, and what it has confirmed by a QR code without its being collected. */
export async function revokeSession(
  ctx: UserContext,
  { id }: { id: string },
): Promise<Result<undefined, 'session.not_found'>> {
  const { db } = ctx.database;
  const { uid } = ctx.actor;
  const ended = await revokeOne(db, uid, id, ctx.clock.now());
  if (!ended) return fail('session.not_found');
  await dropScansOf(db, uid);
  await publishSessionsEnded(ctx, uid);
  return ok();
}
