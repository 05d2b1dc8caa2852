import type { PayStart } from '#lib/contracts/payment.ts';
import { newId } from '#lib/kernel/ids.ts';
import { fail, ok, type Result, type FailureOf } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { buyerBalance } from '../ledger/index.ts';
import { markPaid } from '../order/index.ts';
import { lockGroupOrder, type GroupOrderRow } from './payable.repo.ts';
import { addPayment } from './payment.repo.ts';
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
  >
> {
  return allOrNothing(ctx.database, async () => {
    const order = await lockGroupOrder(ctx.database.db, groupOrderId);
    if (!order || order.uid !== ctx.actor.uid) return fail('order.not_found');
    const success = ok(
      paidAlready({ orderId: groupOrderId, amount: order.payPrice, closesAt: order.closesAt }),
    );
    if (order.status === 'paid') return success;
    if (order.status === 'cancelled') return fail('order.cancelled');
    if (order.status === 'verifying') return fail('order.verifying');
    if (order.approval === 'waiting') return fail('order.waiting_approval');

    const paidAt = ctx.clock.now();
    const marked = await markPaid(ctx, order, { payType: 'balance', paidAt });
    if (!marked.ok) return marked;
    // An order that costs nothing moves nothing.
    if (order.payPrice === 0) return success;
    await keepPayment(ctx, order, paidAt);
    const posted = await postOrderPayment(ctx, marked.value, buyerBalance(order.uid), order.groupOrderSn);
    return posted.ok ? success : posted;
  });
}

const keepPayment = (ctx: UserContext, order: GroupOrderRow, paidAt: Date) =>
  addPayment(ctx.database.db, {
    paymentId: newId(paidAt),
    outTradeNo: newId(paidAt),
    uid: order.uid,
    purpose: 'order',
    targetId: order.groupOrderId,
    provider: 'balance',
    amount: order.payPrice,
    status: 'paid',
    createdAt: paidAt,
    paidAt,
  });
