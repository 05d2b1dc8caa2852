import type { Fen } from '#lib/kernel/money.ts';
import type { Context } from '#lib/domain/context.ts';
import { claimsOfOrder, giveBack, lockGroupOf, statesOfGroup, type ClaimRow } from './claim.repo.ts';
import { couponClaimFlow } from './coupon.flow.ts';
import type { CouponKind } from './kind.ts';

const PLATFORM = 0;

/** A coupon that an order uses; `couponId` is the claim's. */
export interface UsedCoupon {
  couponId: string;
  kind: CouponKind;
  /** Whoever pays for it: a store, or 0 for the platform. */
  merId: number;
  value: Fen;
  threshold: Fen;
  targetIds: readonly number[];
}

async function giveAllBack(ctx: Context, claims: ClaimRow[]): Promise<void> {
  const now = ctx.clock.now();
  for (const claim of claims) {
    const to = couponClaimFlow.next('used', claim.endsAt <= now ? 'give_back_late' : 'give_back')!;
    await giveBack(ctx.database.db, claim.couponUserId, to, now);
  }
}

/** Coupons that a group order uses, as its prices see them. */
export async function couponsOfOrder(ctx: Context, groupOrderId: string): Promise<UsedCoupon[]> {
  const used = await claimsOfOrder(ctx.database.db, groupOrderId);
  return used.map(({ claim, coupon: { kind, merId, value, threshold, targetIds } }) => ({
    couponId: claim.couponUserId,
    kind: kind,
    merId,
    value,
    threshold,
    targetIds,
  }));
}

/** Gives back coupons that an unpaid order uses no longer, because its price has fallen below what they ask for. */
export async function returnLostCoupons(
  ctx: Context,
  groupOrderId: string,
  lost: readonly string[],
): Promise<void> {
  if (lost.length === 0) return;
  const used = await claimsOfOrder(ctx.database.db, groupOrderId);
  await giveAllBack(
    ctx,
    used.flatMap(({ claim }) => (lost.includes(claim.couponUserId) ? [claim] : [])),
  );
}

/** Gives back every coupon of an order that was cancelled before it was paid; late ones are expired. */
export async function returnCouponsOfGroup(ctx: Context, groupOrderId: string): Promise<void> {
  const used = await claimsOfOrder(ctx.database.db, groupOrderId);
  await giveAllBack(
    ctx,
    used.map(({ claim }) => claim),
  );
}

/**
 * Gives back what a refunded store order had used (states 3.5); called in the transaction that has set the
 * order to `refunded`. The store's own coupons return when all of its parcels in the group are refunded, the
 * platform's when every order of the group is. Before that nothing returns.
 */
export async function returnCoupons(ctx: Context, { orderId }: { orderId: string }): Promise<void> {
  const { db } = ctx.database;
  const order = await lockGroupOf(db, orderId);
  if (!order) return;
  const states = await statesOfGroup(db, order.groupOrderId);
  const isBack = (merId: number): boolean =>
    states
      .filter((state) => merId === PLATFORM || state.merId === merId)
      .every((state) => state.status === 'refunded');
  const used = await claimsOfOrder(db, order.groupOrderId);
  const due = used.filter(
    ({ coupon: { merId } }) => [PLATFORM, order.merId].includes(merId) && isBack(merId),
  );
  await giveAllBack(
    ctx,
    due.map(({ claim }) => claim),
  );
}
