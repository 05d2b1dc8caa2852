import type { Context } from '#lib/domain/context.ts';
import type { Fen } from '#lib/kernel/money.ts';
import { lockBillOfOrder, repayBill } from '../../credit/index.ts';
import { buyerBalance, creditReceivable, type Entry } from '../../ledger/index.ts';
import type { PaymentRow } from '../payment.repo.ts';

/** Where money of an order on credit goes back to: first what is still owed for it, then the payer's balance. */
export async function refundCredit(ctx: Context, payment: PaymentRow, amount: Fen): Promise<Entry[]> {
  const bill = await lockBillOfOrder(ctx.database.db, payment.targetId);
  const taken = bill ? await repayBill(ctx, bill, amount) : 0;
  return [
    ...(bill ? [{ account: creditReceivable(bill.companyId), amount: taken }] : []),
    { account: buyerBalance(payment.uid), amount: amount - taken },
  ];
}
