import type { Context } from '#lib/domain/context.ts';
import type { Fen } from '#lib/kernel/money.ts';
import { lockBillOf, repayBill, returnRepaid } from '../../credit/index.ts';
import { buyerBalance, creditReceivable, platform, type Entry } from '../../ledger/index.ts';
import { lockPayment, type PaymentRow } from '../payment.repo.ts';
import { openRefund } from '../refund/open-refund.ts';
import { balanceOwnerOf } from '../refund/balance-owner.repo.ts';

/** What a refund is for, as the refund of the order's own payment names it. */
interface Cause {
  reason: string;
  targetId: string;
}

/**
 * Where refunded money of an order on credit goes. It belongs to the company: first it lowers what is still owed for
 * the order, then it goes back to those who repaid it, through their payment at a provider or to their balance. Who
 * placed the order, and whether they are still a member, plays no part.
 */
export async function refundCredit(
  ctx: Context,
  payment: PaymentRow,
  amount: Fen,
  { reason, targetId }: Cause,
): Promise<Entry[]> {
  const { db } = ctx.database;
  const bill = await lockBillOf(db, payment.targetId);
  const purse = async (uid: number) => buyerBalance(await balanceOwnerOf(db, uid, payment.targetId));
  if (!bill) return [{ account: await purse(payment.uid), amount }];
  const taken = await repayBill(ctx, bill, amount);
  const entries: Entry[] = [{ account: creditReceivable(bill.companyId), amount: taken }];
  if (amount === taken) return entries;
  for (const part of await returnRepaid(ctx, bill, amount - taken)) {
    const at = part.paymentId === null ? undefined : await lockPayment(db, part.paymentId);
    if (at) {
      await openRefund(ctx, { payment: at, reason: `repaid_${reason}`, targetId, amount: part.amount });
      entries.push({ account: platform('refund_due'), amount: part.amount });
    } else entries.push({ account: await purse(part.uid), amount: part.amount });
  }
  return entries;
}
