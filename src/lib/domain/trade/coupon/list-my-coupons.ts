import type { MyCoupon } from '#lib/contracts/coupon.ts';
import { ok, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { claimsOf } from './claim.repo.ts';
import { myCouponView } from './coupon-view.ts';
import { scopesOf } from './scope.ts';

/** Coupons of the caller: statusTag 1 those left to use, the first to end first; 0 used and expired ones. */
export async function listMyCoupons(
  ctx: UserContext,
  { statusTag, page, limit }: { statusTag: number; page: number; limit: number },
): Promise<Result<{ count: number; list: MyCoupon[] }, never>> {
  const now = ctx.clock.now();
  const found = await claimsOf(ctx.database.db, ctx.actor.uid, { left: statusTag === 1, now, page, limit });
  const scopes = await scopesOf(
    ctx,
    found.list.map((row) => row.coupon),
  );
  return ok({
    count: found.count,
    list: found.list.map((row) =>
      myCouponView(ctx.locale, row, { now, scope: scopes.get(row.coupon.couponId) }),
    ),
  });
}
