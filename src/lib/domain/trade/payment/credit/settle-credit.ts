import type { Context } from '#lib/domain/context.ts';
import { lockBill, noteRepayment, repayBill } from '../../credit/index.ts';
import { buyerBalance, creditReceivable, platform, transfer } from '../../ledger/index.ts';
import type { PaymentRow } from '../payment.repo.ts';
import { balanceOwnerOf } from '../refund/balance-owner.repo.ts';

/** Books what a provider has taken towards a bill; what the bill does not need any more is the payer's balance. */
export async function settleCredit(ctx: Context, payment: PaymentRow): Promise<'posted'> {
  const { paymentId, targetId, amount, uid } = payment;
  const bill = await lockBill(ctx.database.db, targetId);
  const taken = bill ? await repayBill(ctx, bill, amount) : 0;
  if (bill) await noteRepayment(ctx, bill, { uid, amount: taken, paymentId });
  const target = bill ? (bill.presaleOrderId ?? bill.groupOrderId) : targetId;
  const surplusOf = await balanceOwnerOf(ctx.database.db, uid, target);
  const booked = await transfer(ctx, {
    kind: 'repay_credit',
    targetId: paymentId,
    entries: [
      { account: platform('gateway'), amount: -amount },
      ...(bill ? [{ account: creditReceivable(bill.companyId), amount: taken }] : []),
      { account: buyerBalance(surplusOf), amount: amount - taken },
    ],
    params: { sn: payment.detail['sn'] ?? '' },
  });
  if (!booked.ok) throw new Error(`Payment ${paymentId} could not be booked: ${booked.failure.code}`);
  return 'posted';
}
