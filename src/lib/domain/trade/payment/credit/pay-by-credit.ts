import type { PayStart } from '#lib/contracts/payment.ts';
import { fail, ok, type Result, type FailureOf } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { takeCredit } from '../../credit/index.ts';
import { creditReceivable } from '../../ledger/index.ts';
import { markPaid } from '../../order/index.ts';
import { mayPay } from '../company/payable.ts';
import { lockGroupOrder } from '../payable.repo.ts';
import { asCompanyPurchase } from '../company/company-purchase.ts';
import { addPaid } from '../payment.repo.ts';
import { paidAlready } from '../pay-start.ts';
import { postOrderPayment } from '../settle-order.ts';

/**
 * Pays a group order on the credit terms of the caller's company: order, limit, bill and ledger in one transaction.
 */
export async function payByCredit(
  ctx: UserContext,
  groupOrderId: string,
): Promise<
  Result<
    PayStart,
    | FailureOf<typeof markPaid>
    | FailureOf<typeof takeCredit>
    | 'approval.personal'
    | 'balance.short'
    | 'order.not_found'
    | 'order.verifying'
    | 'order.waiting_approval'
  >
> {
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const order = await lockGroupOrder(db, groupOrderId);
    if (!order || !(await mayPay(ctx, order))) return fail('order.not_found');
    const { payPrice: amount, uid, closesAt, groupOrderSn } = order;
    const success = ok(paidAlready({ orderId: groupOrderId, amount, closesAt }));
    if (order.status === 'paid') return success;
    if (order.status === 'verifying') return fail('order.verifying');
    if (order.approval === 'waiting') return fail('order.waiting_approval');
    const purchase = await asCompanyPurchase(ctx, order);
    if (!purchase.ok) return purchase;
    const paidAt = ctx.clock.now();
    const marked = await markPaid(ctx, order, { payType: 'credit', paidAt });
    if (!marked.ok) return marked;
    const taken = await takeCredit(ctx, { groupOrderId, amount });
    if (!taken.ok) return taken;
    await addPaid(
      ctx.database,
      { uid, purpose: 'order', targetId: groupOrderId, provider: 'credit', amount },
      paidAt,
    );
    const from = creditReceivable(taken.value.companyId);
    const posted = await postOrderPayment(ctx, marked.value, from, groupOrderSn);
    return posted.ok ? success : posted;
  });
}
