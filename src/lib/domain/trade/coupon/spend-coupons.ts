import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { spendClaims } from './claim.repo.ts';

/**
 * Marks coupons of the caller as used by a group order, inside the caller's transaction. Two orders that want the
 * same coupon take turns on its row, and the second finds it used.
 */
export async function spendCoupons(
  ctx: UserContext,
  { ids, groupOrderId }: { ids: string[]; groupOrderId: string },
): Promise<Result<undefined, 'coupon.unusable'>> {
  if (ids.length === 0) return ok();
  const { db } = ctx.database;
  // Always in the same order, so that two orders with the same coupons do not deadlock.
  const wanted = ids.toSorted();
  const used = await spendClaims(db, { uid: ctx.actor.uid, ids: wanted, groupOrderId, now: ctx.clock.now() });
  const missing = wanted.find((id) => !used.includes(id));
  return missing === undefined ? ok() : fail('coupon.unusable', undefined, missing);
}
