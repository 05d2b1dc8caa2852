import { newId } from '#lib/kernel/ids.ts';
import { fail, firstFailure, ok, type Result } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { Context, UserContext } from '#lib/domain/context.ts';
import { addClaim } from './claim.repo.ts';
import { couponById, takeOne, type CouponRow } from './coupon.repo.ts';
import { validityOf } from './validity.ts';

type Refusal = 'coupon.not_found' | 'coupon.expired' | 'coupon.not_begun';

/** Whether a template hands out coupons now; what only an event gives (a registration) is not to be claimed. */
function checkClaimable(row: CouponRow | undefined, now: Date): Result<CouponRow, Refusal> {
  if (!row || row.status === 'draft') return fail('coupon.not_found');
  const refusal = firstFailure<Refusal>(
    () => (row.status === 'open' ? undefined : fail('coupon.expired')),
    () => (row.receiveUntil && row.receiveUntil <= now ? fail('coupon.expired') : undefined),
    () => (row.validUntil && row.validUntil <= now ? fail('coupon.expired') : undefined),
    () => (row.receiveFrom && row.receiveFrom > now ? fail('coupon.not_begun') : undefined),
  );
  return refusal ?? ok(row);
}

/**
 * Claims a coupon for the caller: once, and only while there are some left. The claim and the count are one
 * transaction; the last coupon goes to one of all who ask for it at the same moment.
 * Fails: coupon.not_found, coupon.expired, coupon.not_begun, coupon.received, coupon.gone.
 */
export async function receiveCoupon(ctx: UserContext, { id }: { id: number }): Promise<Result<undefined>> {
  return allOrNothing(ctx.database, async () => {
    const found = checkClaimable((await couponById(ctx.database.db, id))?.coupon, ctx.clock.now());
    if (!found.ok) return found;
    if (found.value.sendType !== 'receive') return fail('coupon.not_found');
    return giveTo(ctx, ctx.actor.uid, found.value);
  });
}

/** Gives one coupon of an open template to an account, inside the caller's transaction. */
export async function giveTo(
  ctx: Context,
  uid: number,
  row: CouponRow,
): Promise<Result<undefined, 'coupon.received' | 'coupon.gone'>> {
  const { db } = ctx.database;
  const now = ctx.clock.now();
  const claim = await addClaim(db, {
    couponUserId: newId(now),
    couponId: row.couponId,
    uid,
    createdAt: now,
    ...validityOf(row, now),
  });
  if (!claim) return fail('coupon.received');
  if (!row.isLimited) return ok();
  const taken = await takeOne(db, row.couponId);
  if (!taken) return fail('coupon.gone');
  // The lists show what is all taken; other numbers are refreshed by the pages themselves.
  if (taken.remainCount === 0) await ctx.changed('coupons');
  return ok();
}
