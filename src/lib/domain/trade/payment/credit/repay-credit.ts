import type { PayStart, PayType } from '#lib/contracts/payment.ts';
import { after } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { timer } from '#lib/kernel/timers.ts';
import { fail, ok, type Result, type FailureOf } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { membershipOf } from '#lib/domain/account/company/index.ts';
import { lockBill, noteRepayment, openAmount, repayBill, type CreditBillRow } from '../../credit/index.ts';
import { buyerBalance, creditReceivable, transfer } from '../../ledger/index.ts';
import { paidAlready } from '../pay-start.ts';
import { returnPath } from '../return-path.ts';
import { startPayment } from '../start-payment.ts';

interface Repay {
  bill_id: string;
  type: PayType;
  return_url?: string | undefined;
}

/**
 * Pays what is open of a bill of the caller's company, for finance and admins any, for the others their own: by
 * balance at once, otherwise at a provider.
 */
export async function repayCredit(
  ctx: UserContext,
  input: Repay,
): Promise<
  Result<
    PayStart,
    | FailureOf<typeof fromBalance>
    | FailureOf<typeof startPayment>
    | 'credit.bill_not_found'
    | 'payment.return_url'
  >
> {
  const member = await membershipOf(ctx);
  const bill = await lockBill(ctx.database.db, input.bill_id);
  const isTheirs = member?.rights.account || bill?.uid === ctx.actor.uid;
  if (!bill || bill.companyId !== member?.companyId || !isTheirs) return fail('credit.bill_not_found');
  if (bill.status === 'settled') return fail('credit.settled');
  const back = returnPath(ctx.settings.siteUrl, input.return_url, '/user/balance');
  if (!back.ok) return back;
  if (input.type === 'balance') return fromBalance(ctx, bill);
  const payable = {
    purpose: 'credit',
    targetId: bill.creditBillId,
    amount: openAmount(bill),
    subject: bill.creditBillSn,
    returnPath: back.value,
    closesAt: after(ctx.clock.now(), timer('unpaid_order')),
    detail: { sn: bill.creditBillSn },
  } as const;
  return startPayment(ctx, payable, input.type);
}

async function fromBalance(
  ctx: UserContext,
  { creditBillId }: CreditBillRow,
): Promise<Result<PayStart, 'balance.short' | 'credit.settled'>> {
  return allOrNothing(ctx.database, async () => {
    const bill = (await lockBill(ctx.database.db, creditBillId))!;
    const amount = await repayBill(ctx, bill, openAmount(bill));
    if (amount === 0) return fail('credit.settled');
    await noteRepayment(ctx, bill, { uid: ctx.actor.uid, amount });
    const now = ctx.clock.now();
    const moved = await transfer(ctx, {
      kind: 'repay_credit',
      targetId: newId(now),
      entries: [
        { account: buyerBalance(ctx.actor.uid), amount: -amount },
        { account: creditReceivable(bill.companyId), amount },
      ],
      params: { sn: bill.creditBillSn },
    });
    return moved.ok ? ok(paidAlready({ orderId: creditBillId, amount, closesAt: now })) : moved;
  });
}
