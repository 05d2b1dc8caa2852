import type { Fen } from '#lib/kernel/money.ts';
import type { Context } from '#lib/domain/context.ts';
import { creditBillFlow } from './credit-bill.flow.ts';
import { changeBill, giveLimit, type BillRow } from './credit.repo.ts';

export const openAmount = (bill: Pick<BillRow, 'amount' | 'repaid'>): Fen => bill.amount - bill.repaid;

/**
 * Takes money towards a bill that the caller's transaction holds, and gives the company as much of its credit back.
 * Answers what was taken: no more than was open. The caller books it.
 */
export async function repayBill(ctx: Context, bill: BillRow, amount: Fen): Promise<Fen> {
  const taken = Math.min(amount, openAmount(bill));
  if (taken === 0) return 0;
  const repaid = bill.repaid + taken;
  const isSettled = repaid === bill.amount;
  const status = creditBillFlow.next('open', isSettled ? 'settle' : 'repay_part');
  if (!status) throw new Error(`Bill ${bill.creditBillSn} takes no money`);
  await changeBill(ctx.database.db, bill.creditBillId, {
    repaid,
    status,
    settledAt: isSettled ? ctx.clock.now() : null,
  });
  await giveLimit(ctx.database.db, bill.companyId, taken);
  return taken;
}
