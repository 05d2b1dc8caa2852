import type { ReturnReason } from '#lib/contracts/states.ts';
import { paidBy } from './paid-by.ts';
import { splitFen } from '#lib/kernel/money.ts';
import type { Context } from '#lib/domain/context.ts';
import { countPaid } from '#lib/domain/goods/tally/index.ts';
import { merchantFrozen, transferAll, type Account, type Entry } from '../ledger/index.ts';
import { couponShares, markPaid, type PaidOrder } from '../order/index.ts';
import { lockGroupOrder, type GroupOrderRow } from './payable.repo.ts';
import type { PaymentRow } from './payment.repo.ts';
import { outsideOf } from './refund/outside-of.ts';
import { returnPayment } from './refund/return-payment.ts';

/**
 * Moves the price of an order to the stores that sold it, where it stays frozen until receipt, and locks its points.
 */
export async function postOrderPayment(
  ctx: Context,
  { groupOrderId, payPrice, orders, earned }: PaidOrder,
  from: Account,
  sn: string,
) {
  // What is paid now may be a part of the prices (a deposit); the stores share it by them.
  const parts = splitFen(
    payPrice,
    orders.map((order) => order.payPrice),
  );
  const entries: Entry[] = [
    { account: from, amount: -payPrice },
    ...orders.map(({ merId }, at) => ({ account: merchantFrozen(merId), amount: parts[at] ?? 0 })),
    ...couponShares(orders),
  ];
  const payment = { kind: 'pay_order', targetId: groupOrderId, entries, params: { sn } } as const;
  const posted = await transferAll(ctx, [...earned, payment]);
  if (posted.ok)
    await countPaid(
      ctx,
      orders.map(({ orderId, platformDiscount }, at) => ({
        orderId,
        amount: (parts[at] ?? 0) + platformDiscount,
      })),
    );
  return posted;
}

/** Why money for this order must go back, or nothing. */
function obstacle(order: GroupOrderRow | undefined, payment: PaymentRow): ReturnReason | undefined {
  if (!order || order.status === 'cancelled') return 'late_payment';
  if (order.status === 'paid') return 'double_payment';
  return order.payPrice === payment.amount ? undefined : 'price_changed';
}

/** Marks the order as paid and books it; money that comes too late, twice or at an old price goes back. */
export async function settleOrder(ctx: Context, payment: PaymentRow): Promise<'posted' | 'returned'> {
  const order = await lockGroupOrder(ctx.database.db, payment.targetId);
  const why = obstacle(order, payment);
  if (why || !order) return returnPayment(ctx, payment, why ?? 'late_payment');
  const payType = paidBy(payment);
  const marked = await markPaid(ctx, order, {
    payType,
    paidAt: payment.paidAt ?? ctx.clock.now(),
  });
  if (!marked.ok) return returnPayment(ctx, payment, 'late_payment');
  const posted = await postOrderPayment(ctx, marked.value, outsideOf(payment.provider), order.groupOrderSn);
  if (!posted.ok) throw new Error(`Order ${order.groupOrderSn} could not be booked: ${posted.failure.code}`);
  return 'posted';
}
