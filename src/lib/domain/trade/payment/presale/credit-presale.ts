import type { PayStart } from '#lib/contracts/payment.ts';
import { fail, ok, type Result, type FailureOf } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { takeCredit } from '../../credit/index.ts';
import { creditReceivable } from '../../ledger/index.ts';
import { balanceForUpdate, markBalancePaid, type Balance } from '../../order/index.ts';
import { asCompanyPurchase } from '../company/company-purchase.ts';
import { lockGroupOrder } from '../payable.repo.ts';
import { addPaid } from '../payment.repo.ts';
import { paidAlready } from '../pay-start.ts';
import { payableNow } from './presale-window.ts';
import { postBalance } from './settle-presale.ts';

/**
 * Pays the balance of a presale on the credit terms of the caller's company: balance, limit, bill and ledger in one
 * transaction. The order is locked first, as when it is paid, since the purchase may become the company's by it.
 */
export async function payBalanceByCredit(
  ctx: UserContext,
  { presaleOrderId, groupOrderId }: Pick<Balance, 'presaleOrderId' | 'groupOrderId'>,
): Promise<
  Result<
    PayStart,
    | FailureOf<typeof asCompanyPurchase>
    | FailureOf<typeof markBalancePaid>
    | FailureOf<typeof payableNow>
    | FailureOf<typeof takeCredit>
    | 'balance.short'
    | 'order.not_found'
  >
> {
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const order = await lockGroupOrder(db, groupOrderId);
    const row = await balanceForUpdate(ctx, presaleOrderId);
    if (!order || !row) return fail('order.not_found');
    const { balance: amount, uid, finalEndAt: closesAt } = row;
    const success = ok(paidAlready({ orderId: presaleOrderId, amount, closesAt }));
    if (row.status === 'paid') return success;
    const open = payableNow(ctx, row);
    if (!open.ok) return open;
    const purchase = await asCompanyPurchase(ctx, order);
    if (!purchase.ok) return purchase;
    const paidAt = ctx.clock.now();
    const marked = await markBalancePaid(ctx, row, { payType: 'credit', paidAt });
    if (!marked.ok) return marked;
    const taken = await takeCredit(ctx, { groupOrderId, presaleOrderId, amount });
    if (!taken.ok) return taken;
    await addPaid(
      ctx.database,
      { uid, purpose: 'presale', targetId: presaleOrderId, provider: 'credit', amount },
      paidAt,
    );
    const posted = await postBalance(ctx, row, creditReceivable(taken.value.companyId));
    return posted.ok ? success : posted;
  });
}
