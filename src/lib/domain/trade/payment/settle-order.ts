import { splitFen, type Fen } from '#lib/kernel/money.ts';
import type { Context } from '#lib/domain/context.ts';
import { merchantFrozen, platform, transfer, type Account, type Entry } from '../ledger/index.ts';
import { markPaid } from './mark-paid.repo.ts';
import { lockGroupOrder, storeShares, type GroupOrderRow } from './payable.repo.ts';
import type { PaymentRow } from './payment.repo.ts';
import { returnPayment } from './refund/return-payment.ts';

/** Moves the price of an order to the stores that sold it, where it stays frozen until receipt. */
export async function postOrderPayment(ctx: Context, order: GroupOrderRow, from: Account, amount: Fen) {
  const shares = await storeShares(ctx.database.db, order.groupOrderId);
  const parts = splitFen(
    amount,
    shares.map((share) => share.payPrice),
  );
  const entries: Entry[] = [
    { account: from, amount: -amount },
    ...shares.map(({ merId }, at) => ({ account: merchantFrozen(merId), amount: parts[at] ?? 0 })),
  ];
  const params = { sn: order.groupOrderSn };
  return transfer(ctx, { kind: 'pay_order', targetId: order.groupOrderId, entries, params });
}

/** Why money for this order must go back, or nothing. */
function obstacle(order: GroupOrderRow | undefined, payment: PaymentRow): string | undefined {
  if (!order || order.status === 'cancelled') return 'late_payment';
  if (order.status === 'paid') return 'double_payment';
  return order.payPrice === payment.amount ? undefined : 'price_changed';
}

/** Marks the order as paid and books it; money that comes too late, twice or at an old price goes back. */
export async function settleOrder(ctx: Context, payment: PaymentRow): Promise<'posted' | 'returned'> {
  const order = await lockGroupOrder(ctx.database.db, payment.targetId);
  const why = obstacle(order, payment);
  if (why || !order) return returnPayment(ctx, payment, why ?? 'late_payment');
  const payType = payment.detail['type'] ?? payment.provider;
  const marked = await markPaid(ctx, order.groupOrderId, { payType, paidAt: payment.paidAt ?? ctx.clock.now() });
  if (!marked.ok) return returnPayment(ctx, payment, 'late_payment');
  const posted = await postOrderPayment(ctx, order, platform('gateway'), payment.amount);
  if (!posted.ok) throw new Error(`Order ${order.groupOrderSn} could not be booked: ${posted.failure.code}`);
  return 'posted';
}
