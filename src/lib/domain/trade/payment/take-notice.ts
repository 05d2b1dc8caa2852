import { newId } from '#lib/kernel/ids.ts';
import type { SystemContext } from '#lib/domain/context.ts';
import type { VerifiedNotice } from '#lib/adapters/payment/payment-provider.ts';
import {
  addNotice,
  changeNoticeOutcome,
  lockPaymentByNo,
  noticeByNonce,
  type PaymentRow,
} from './payment.repo.ts';
import { refundByNo } from './refund/refund-payment.repo.ts';
import { bookRefund } from './refund/send-refund.ts';
import { settlePayment, type Settled } from './settle-payment.ts';

/** Outcome of a notice; the last three are refused and need a person to look. */
export type NoticeOutcome = Settled | 'unknown_payment' | 'wrong_amount' | 'nonce_reused';

const REFUSED: readonly string[] = ['unknown_payment', 'wrong_amount', 'nonce_reused'];

export const isTaken = (outcome: NoticeOutcome): boolean => !REFUSED.includes(outcome);

/**
 * Books a notice whose signature holds, once: the nonce is kept in the same transaction as the posting. The same notice
 * again gets the outcome of the first time; its nonce on another payment is refused.
 */
export async function takeNotice(
  ctx: SystemContext,
  provider: string,
  notice: VerifiedNotice,
): Promise<NoticeOutcome> {
  const { db } = ctx.database;
  const { nonce, outTradeNo } = notice;
  const outcome = await ctx.database.tx(async () => {
    const createdAt = ctx.clock.now();
    const row = { noticeId: newId(createdAt), provider, nonce, outTradeNo, outcome: 'already', createdAt };
    if (!(await addNotice(db, row))) {
      const first = await noticeByNonce(db, provider, nonce);
      // Only changeNoticeOutcome writes this column, so the text is a NoticeOutcome.
      return first?.outTradeNo === outTradeNo ? (first.outcome as NoticeOutcome) : 'nonce_reused';
    }
    const found = await post(ctx, provider, notice);
    await changeNoticeOutcome(db, row.noticeId, found);
    return found;
  });
  if (!isTaken(outcome))
    ctx.log.error({ provider, outTradeNo, outcome, amount: notice.amount }, 'payment.notice_alarm');
  return outcome;
}

async function post(ctx: SystemContext, provider: string, notice: VerifiedNotice): Promise<NoticeOutcome> {
  const payment = await lockPaymentByNo(ctx.database.db, provider, notice.outTradeNo);
  if (!payment) return 'unknown_payment';
  if (notice.amount !== payment.amount) return 'wrong_amount';
  if (notice.refund) return takeRefundNotice(ctx, payment, notice.refund);
  if (notice.status !== 'paid') return 'already';
  return settlePayment(ctx, payment, notice);
}

/** A refund that the provider reports as done is booked; any other state is left to the job that asks. */
async function takeRefundNotice(
  ctx: SystemContext,
  payment: PaymentRow,
  { outRefundNo, isDone }: NonNullable<VerifiedNotice['refund']>,
): Promise<NoticeOutcome> {
  const refund = await refundByNo(ctx.database.db, outRefundNo);
  if (refund?.paymentId !== payment.paymentId) return 'unknown_payment';
  if (isDone) await bookRefund(ctx, refund, payment);
  return 'already';
}
