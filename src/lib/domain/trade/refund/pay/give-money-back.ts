import { sumFen, type Fen } from '#lib/kernel/money.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { Context } from '#lib/domain/context.ts';
import { merchantFrozen, platform, transfer, type Account } from '../../ledger/index.ts';
import { refundPayment } from '../../payment/index.ts';
import { refundOverPayments } from '../../pricing/index.ts';
import type { RefundRow } from '../refund.repo.ts';
import { lockPayments } from './pay.repo.ts';

/** Moves what spent gifts were worth to those who had given them, out of what the store would have given back. */
export async function keepGifts(
  ctx: Context,
  refund: RefundRow,
  kept: readonly { merId: number; amount: Fen }[],
): Promise<void> {
  const total = sumFen(kept.map((gift) => gift.amount));
  if (total === 0) return;
  const giver = (merId: number): Account =>
    merId === 0 ? platform('platform_coupon') : { kind: 'merchant_free', ownerId: merId };
  const moved = await transfer(ctx, {
    kind: 'gift_back',
    targetId: refund.refundOrderId,
    entries: [
      { account: merchantFrozen(refund.merId), amount: -total },
      ...kept.map(({ merId, amount }) => ({ account: giver(merId), amount })),
    ],
    params: { sn: refund.refundOrderSn },
  });
  if (!moved.ok) throw new Error(`Gifts of ${refund.refundOrderSn} were not booked: ${moved.failure.code}`);
}

/**
 * Sends the money of a refund back along the ways it came, the latest payment first, out of what the store holds. A
 * refund of nothing moves nothing.
 */
export async function giveMoneyBack(
  ctx: Context,
  refund: RefundRow,
  total: Fen,
): Promise<Result<undefined, 'refund.above_order'>> {
  if (total === 0) return ok();
  const parts = refundOverPayments(total, await lockPayments(ctx.database.db, refund.groupOrderId));
  if (!parts.ok) return fail('refund.above_order');
  for (const { paymentId, amount } of parts.value) {
    const sent = await refundPayment(ctx, {
      paymentId,
      reason: 'refund',
      targetId: refund.refundOrderId,
      from: [{ account: merchantFrozen(refund.merId), amount }],
      sn: refund.refundOrderSn,
    });
    if (!sent.ok) {
      ctx.log.error({ refund: refund.refundOrderSn, code: sent.failure.code }, 'refund.not_booked');
      return fail('refund.above_order');
    }
  }
  return ok();
}

/** Takes the platform coupon's share, which the store was paid with the order, back from it (money 4.7). */
export async function takeCouponShareBack(ctx: Context, refund: RefundRow): Promise<void> {
  if (refund.platformCoupon === 0) return;
  const moved = await transfer(ctx, {
    kind: 'platform_coupon_back',
    targetId: refund.refundOrderId,
    entries: [
      { account: merchantFrozen(refund.merId), amount: -refund.platformCoupon },
      { account: platform('platform_coupon'), amount: refund.platformCoupon },
    ],
    params: { sn: refund.refundOrderSn },
  });
  if (!moved.ok)
    throw new Error(`Coupon share of ${refund.refundOrderSn} was not booked: ${moved.failure.code}`);
}
