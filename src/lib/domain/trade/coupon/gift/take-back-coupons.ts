import type { Fen } from '#lib/kernel/money.ts';
import type { Context } from '#lib/domain/context.ts';
import { notifyCouponsWithdrawn } from '../../../account/notice/index.ts';
import { lockGroupOf } from '../claim.repo.ts';
import { couponClaimFlow } from '../coupon.flow.ts';
import { linesOfGroup, unusedGifts, withdrawClaim } from './gift.repo.ts';
import { isEarned } from './is-earned.ts';
import { without } from './spent-gifts.ts';

interface Refunded {
  uid: number;
  orderId: string;
  orderSn: string;
  groupOrderId: string;
}

/**
 * Takes back unused coupons that the order brought and the rest of it would not have earned; for used ones see
 * `chargeGifts`. Call it before the ledger transfers of the same refund: in the other order it could deadlock with an
 * order that spends such a coupon and points.
 */
export async function takeBackCoupons(
  ctx: Context,
  { uid, orderId, orderSn, groupOrderId }: Refunded,
  parts: readonly { orderLineId: string; amount: Fen }[],
): Promise<void> {
  const { db } = ctx.database;
  if ((await unusedGifts(db, groupOrderId)).length === 0) return;
  await lockGroupOf(db, orderId);
  const left = without(await linesOfGroup(db, groupOrderId), parts);
  const to = couponClaimFlow.next('unused', 'take_back')!;
  let number = 0;
  for (const { claim, coupon } of await unusedGifts(db, groupOrderId))
    if (!isEarned(coupon, left) && (await withdrawClaim(db, claim.couponUserId, to))) number += 1;
  if (number > 0) await notifyCouponsWithdrawn(ctx, { uid, sn: orderSn, number });
}
