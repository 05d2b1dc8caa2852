import type { PayStart } from '#lib/contracts/payment.ts';
import { fail, ok, type Result, type FailureOf } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { buyerBalance, transferAll } from '../ledger/index.ts';
import { markPaid } from '../order/index.ts';
import { mayPay } from './company/payable.ts';
import { lockGroupOrder } from './payable.repo.ts';
import { addPaid } from './payment.repo.ts';
import { paidAlready } from './pay-start.ts';
import { postOrderPayment } from './settle-order.ts';

/**
 * Pays a group order from the caller's balance, order and ledger in one transaction; an order that is paid by then
 * answers as a success.
 */
export async function payByBalance(
  ctx: UserContext,
  groupOrderId: string,
): Promise<
  Result<
    PayStart,
    | FailureOf<typeof markPaid>
    | 'balance.short'
    | 'order.not_found'
    | 'order.verifying'
    | 'order.waiting_approval'
    | 'payment.balance_own'
  >
> {
  return allOrNothing(ctx.database, async () => {
    const order = await lockGroupOrder(ctx.database.db, groupOrderId);
    if (!order || !(await mayPay(ctx, order))) return fail('order.not_found');
    const success = ok(
      paidAlready({ orderId: groupOrderId, amount: order.payPrice, closesAt: order.closesAt }),
    );
    if (order.status === 'paid') return success;
    if (order.status === 'cancelled' || order.closesAt <= ctx.clock.now()) return fail('order.cancelled');
    if (order.status === 'verifying') return fail('order.verifying');
    if (order.approval === 'waiting') return fail('order.waiting_approval');
    // A balance pays only orders of its own account; those who pay for a company use other ways.
    if (order.uid !== ctx.actor.uid) return fail('payment.balance_own', undefined, 'type');

    const paidAt = ctx.clock.now();
    const marked = await markPaid(ctx, order, { payType: 'balance', paidAt });
    if (!marked.ok) return marked;
    // An order that costs nothing moves no money.
    if (order.payPrice === 0) {
      const rested = await transferAll(ctx, marked.value.earned);
      return rested.ok ? success : rested;
    }
    const { uid, payPrice } = order;
    const payment = {
      uid,
      purpose: 'order',
      targetId: groupOrderId,
      provider: 'balance',
      amount: payPrice,
    } as const;
    await addPaid(ctx.database, payment, paidAt);
    const posted = await postOrderPayment(ctx, marked.value, buyerBalance(order.uid), order.groupOrderSn);
    return posted.ok ? success : posted;
  });
}
