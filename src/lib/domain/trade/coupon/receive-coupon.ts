import { newId } from '#lib/kernel/ids.ts';
import { CLAIM_REPEAT } from '#lib/kernel/limits.ts';
import { fail, firstFailure, ok, type Result, type FailureOf } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { Context, UserContext } from '#lib/domain/context.ts';
import { usedBefore } from '../../account/identity/index.ts';
import { noteDevice } from '../../account/risk/index.ts';
import { addClaim, claimOf, type ClaimRow } from './claim.repo.ts';
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
 * Claims a coupon for the caller: once, and only while there are some left. The claim and the counter are one
 * transaction, so that the last coupon goes to one of all who ask for it at the same moment. A repeated request (see
 * `isSameClaim`) changes nothing and gets the first answer; a second claim of a coupon that the caller has is refused.
 */
export async function receiveCoupon(
  ctx: UserContext,
  { id, key }: { id: number; key?: string | undefined },
): Promise<Result<{ coupon_user_id: string }, FailureOf<typeof checkClaimable> | FailureOf<typeof giveTo>>> {
  return allOrNothing(ctx.database, async () => {
    const found = checkClaimable((await couponById(ctx.database.db, id))?.coupon, ctx.clock.now());
    if (!found.ok) return found;
    if (found.value.sendType !== 'receive') return fail('coupon.not_found');
    const { uid } = ctx.actor;
    const given = await giveTo(ctx, uid, found.value, key);
    if (given.ok) {
      if (found.value.isLimited) await noteDevice(ctx, { kind: 'coupon', targetId: String(id), uid });
      return ok({ coupon_user_id: given.value.couponUserId });
    }
    const first =
      given.failure.code === 'coupon.received' ? await claimOf(ctx.database.db, uid, id) : undefined;
    return first && isSameClaim(first, key, ctx.clock.now())
      ? ok({ coupon_user_id: first.couponUserId })
      : given;
  });
}

/**
 * A repeated request has the same idempotency key; without a key, a second request within seconds counts as the same
 * click.
 */
const isSameClaim = (first: ClaimRow, key: string | undefined, now: Date): boolean =>
  first.claimKey === (key ?? null) &&
  (key !== undefined || now.getTime() - first.createdAt.getTime() < CLAIM_REPEAT);

/**
 * Gives one coupon of an open template to an account, inside the caller's transaction; none that an earlier account of
 * the same phone has used.
 */
export async function giveTo(
  ctx: Context,
  uid: number,
  row: CouponRow,
  key?: string,
): Promise<Result<ClaimRow, 'coupon.received' | 'coupon.gone'>> {
  const { db } = ctx.database;
  const now = ctx.clock.now();
  if ((await usedBefore(ctx, uid, `${row.couponId}`)) > 0) return fail('coupon.received');
  const claim = await addClaim(db, {
    couponUserId: newId(now),
    couponId: row.couponId,
    uid,
    claimKey: key ?? null,
    createdAt: now,
    ...validityOf(row, now),
  });
  if (!claim) return fail('coupon.received');
  if (!row.isLimited) return ok(claim);
  const taken = await takeOne(db, row.couponId);
  if (!taken) return fail('coupon.gone');
  // The cached lists show when none are left; other numbers are read by the pages themselves.
  if (taken.remainCount === 0) await ctx.changed('coupons');
  return ok(claim);
}
