import type { RefundOffer, RefundReason } from '#lib/contracts/refund.ts';
import { sumFen, yuan, type Fen } from '#lib/kernel/money.ts';
import { fail, ok, type Result, type FailureOf } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { spentGifts } from '../../coupon/index.ts';
import { boughtOrder, groupById, linesOfOrders, refundIsOpen, type OrderRow } from '../../order/index.ts';
import { owedForPoints } from '../../points/index.ts';
import { refundLine } from '../../pricing/index.ts';
import { refundLineView } from '../read/refund-line-view.ts';
import { isShipped, refundableLines } from './offer.ts';
import { remainingOf, repriceRest, type Part } from './reprice.ts';

/** What is left of each line, or so many pieces of each; lines without them, or without a way back, are left out. */
async function partsOf(ctx: UserContext, order: OrderRow, num?: number): Promise<Part[]> {
  const { db } = ctx.database;
  const refundable = await refundableLines(ctx, order.orderId);
  return (await linesOfOrders(db, [order.orderId])).flatMap((line) => {
    if (line.snapshot.isRefundable === false) return [];
    const money = refundLine(refundable(line), num ?? line.refundableNum, isShipped(order));
    return money.ok ? [{ line, money: money.value, repriced: 0 }] : [];
  });
}

async function offerOf(ctx: UserContext, order: OrderRow, parts: Part[]): Promise<RefundOffer> {
  const group = await groupById(ctx.database.db, order.groupOrderId);
  const freight = sumFen(parts.map((part) => part.money.freight));
  const total = sumFen([...parts.map((part) => part.money.amount), freight]);
  const gifts = Math.min(await giftsIn(ctx, order, parts, total), total);
  return {
    order_id: order.orderId,
    order_sn: order.orderSn,
    status: order.status,
    activity_type: group?.kind ?? 'normal',
    is_shipped: isShipped(order),
    can_return: isShipped(order),
    total_refund_price: yuan(total),
    postage_price: yuan(freight),
    repriced_price: yuan(remainingOf(parts)),
    gift_price: yuan(gifts),
    back_price: yuan(total - gifts),
    product: parts.map(({ line, money }) =>
      refundLineView(ctx, line, { num: money.quantity, amount: money.amount, freight: money.freight }),
    ),
  };
}

/** What used coupons that the order brought were worth, fen, and that the rest of the order would not have earned. */
async function giftsIn(ctx: UserContext, order: OrderRow, parts: readonly Part[], amount: Fen): Promise<Fen> {
  const lost = parts.map(({ line, money }) => ({ orderLineId: line.orderLineId, amount: money.amount }));
  const coupons = await spentGifts(ctx, order.groupOrderId, lost);
  const points = parts.reduce((sum, part) => sum + part.money.points, 0);
  return sumFen([...coupons.map((gift) => gift.worth), await owedForPoints(ctx, { order, points, amount })]);
}

async function openOrder(
  ctx: UserContext,
  id: string,
): Promise<Result<OrderRow, 'order.not_found' | 'refund.not_supported' | 'refund.window'>> {
  const order = await boughtOrder(ctx, id);
  if (!order.ok) return order;
  const open = refundIsOpen(order.value, ctx.clock.now());
  return open.ok ? order : open;
}

/** Everything of the caller's order that can be refunded now. */
export async function readBatch(
  ctx: UserContext,
  { id }: { id: string },
): Promise<Result<RefundOffer, 'order.not_found' | 'refund.not_supported' | 'refund.window'>> {
  const order = await openOrder(ctx, id);
  if (!order.ok) return order;
  const parts = await repriceRest(ctx, order.value, await partsOf(ctx, order.value), 'other');
  return ok(await offerOf(ctx, order.value, parts));
}

/** What chosen lines would give back for such a reason, all that is left of each. */
export async function readOffer(
  ctx: UserContext,
  input: {
    id: string;
    ids: string;
    type: 'single' | 'batch';
    num?: number | undefined;
    reason?: RefundReason | undefined;
  },
): Promise<
  Result<RefundOffer, FailureOf<typeof openOrder> | 'refund.goods_kept' | 'refund.one_line' | 'refund.pieces'>
> {
  const order = await openOrder(ctx, input.id);
  if (!order.ok) return order;
  const ids = [...new Set(input.ids.split(','))];
  if (input.type === 'single' && ids.length !== 1) return fail('refund.one_line');
  const lines = await linesOfOrders(ctx.database.db, [input.id]);
  const wanted = lines.filter((line) => ids.includes(line.orderLineId));
  if (wanted.length < ids.length) return fail('order.not_found');
  const kept = wanted.find((line) => line.snapshot.isRefundable === false);
  if (kept) return fail('refund.goods_kept', undefined, kept.orderLineId);
  const num = input.type === 'single' ? input.num : undefined;
  const chosen = (await partsOf(ctx, order.value, num)).filter((part) => ids.includes(part.line.orderLineId));
  if (chosen.length < ids.length) return fail('refund.pieces', { n: num ? wanted[0]!.refundableNum : 0 });
  return ok(await offerOf(ctx, order.value, await repriceRest(ctx, order.value, chosen, input.reason)));
}
