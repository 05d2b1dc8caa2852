import { VISITS_MAX } from '#lib/kernel/limits.ts';
import { ok, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { addVisits, trimVisits } from './visit.repo.ts';

/** Remembers that the caller has looked at a product; only the latest ones are kept. Unknown products are not. */
export async function rememberVisit(
  ctx: UserContext,
  { product_id: productId }: { product_id: number },
): Promise<Result<undefined, never>> {
  const { db } = ctx.database;
  await addVisits(db, [{ uid: ctx.actor.uid, productId, visitedAt: ctx.clock.now() }]);
  await trimVisits(db, ctx.actor.uid, VISITS_MAX);
  return ok();
}
