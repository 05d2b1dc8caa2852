import { sumFen } from '#lib/kernel/money.ts';
import { fail, type Result } from '#lib/kernel/result.ts';
import type { Context } from '#lib/domain/context.ts';
import { countOfLines } from '#lib/domain/goods/tally/index.ts';
import { notifyRefundPaid } from '../../../account/notice/index.ts';
import { chargeGifts, returnCoupons, takeBackCoupons } from '../../coupon/index.ts';
import { markRefundedInvoice } from '../../invoice/index.ts';
import { linesOfOrders, returnStock, stepOrder, type LineRow, type OrderRow } from '../../order/index.ts';
import { refundPoints } from '../../points/index.ts';
import { returnCredits } from '../../sample/index.ts';
import { isShipped } from '../apply/offer.ts';
import type { LockedRefund } from '../own-refund.ts';
import { refundFlow, type RefundActor } from '../refund.flow.ts';
import { linesOfRefunds, reservedOf, type RefundLineRow, type RefundRow } from '../refund.repo.ts';
import { stepRefund } from '../step-refund.ts';
import { nameLines } from '../units.ts';
import { giveMoneyBack, keepGifts, takeCouponShareBack } from './give-money-back.ts';
import { addRefunded } from './pay.repo.ts';

const PLATFORM = 0;

/**
 * Pays a refund out, inside the caller's transaction, which has locked order and refund: money along the way it came,
 * less what spent gifts of the order were worth, points, the platform coupon's share, stock when nothing was sent or it
 * has come back; when nothing is left of the order it is refunded and its coupons return.
 */
export async function payRefund(
  ctx: Context,
  { order, refund }: LockedRefund,
  actor: RefundActor,
  note = '',
): Promise<Result<RefundRow, 'refund.wrong_state' | 'refund.above_order'>> {
  const { db } = ctx.database;
  const { refundOrderId: refundId, points } = refund;
  if (!refundFlow.next(refund.status, 'pay')) return fail('refund.wrong_state');
  const amount = refund.amount + refund.freight;
  const parts = await linesOfRefunds(db, [refundId]);
  // Locks in the same order as placing and paying: stock before accounts of the ledger. Another order would deadlock.
  if (!isShipped(order) || refund.sentAt) await putBack(ctx, order, parts);
  await takeBackCoupons(ctx, order, parts);
  const gifts = await chargeGifts(ctx, order, parts, amount);
  const most = amount - sumFen(gifts.map((gift) => gift.amount));
  const { taken, owed } = await refundPoints(ctx, { refundId, order, points, amount, most });
  const kept = [...gifts, { merId: PLATFORM, amount: owed }];
  const giftPrice = amount - most + owed;
  const values = { doneAt: ctx.clock.now(), pointsTaken: taken, giftPrice };
  const paid = await stepRefund(ctx, refund, { event: 'pay', actor, note, values });
  if (!paid.ok) return paid;
  for (const part of parts) await addRefunded(db, part);
  const lines = await nameLines(ctx, refund);
  const money = await giveMoneyBack(ctx, refund, amount - giftPrice);
  if (!money.ok) return money;
  await keepGifts(ctx, refund, kept);
  await takeCouponShareBack(ctx, refund);
  const weighed = parts.map((part) => ({
    ...part,
    weight: part.amount + part.freight + part.platformCoupon,
  }));
  await countOfLines(ctx, 'refunded', amount + refund.platformCoupon, weighed);
  await closeOrder(ctx, order, lines);
  await markRefundedInvoice(ctx, order.orderId);
  await notifyRefundPaid(ctx, { uid: refund.uid, sn: order.orderSn, refundId, amount: amount - giftPrice });
  return paid;
}

async function putBack(ctx: Context, { orderId }: OrderRow, parts: readonly RefundLineRow[]): Promise<void> {
  const lines = await linesOfOrders(ctx.database.db, [orderId]);
  const pieces = parts.flatMap((part) => {
    const line = lines.find((candidate) => candidate.orderLineId === part.orderLineId);
    return line ? [{ ...line, quantity: part.num }] : [];
  });
  await returnStock(ctx, pieces);
}

/** An order whose money has all gone back is refunded; the coupons that it had used return. */
async function closeOrder(ctx: Context, order: OrderRow, lines: readonly LineRow[]): Promise<void> {
  // Counted by units: of a line that was split, a part may have gone back before.
  if (lines.some((line) => line.refundableNum > 0)) return;
  if ((await reservedOf(ctx.database.db, order.orderId)).size > 0) return;
  const closed = await stepOrder(ctx, order, 'refund_all', { dueAt: null });
  if (!closed.ok) throw new Error(`Order ${order.orderSn} cannot be closed from ${order.status}`);
  await returnCoupons(ctx, { orderId: order.orderId });
  await returnCredits(ctx, [order.orderId]);
}
