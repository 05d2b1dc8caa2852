import { after, hours, minutes } from '#lib/kernel/clock.ts';
import type { Context, SystemContext } from '#lib/domain/context.ts';
import { platform, transfer } from '../../ledger/index.ts';
import { changePayment, lockPayment, paymentById, type PaymentRow } from '../payment.repo.ts';
import { outsideOf } from './outside-of.ts';
import {
  countFailure,
  finishRefund,
  refundById,
  refundedOf,
  staleRefunds,
  type RefundRow,
} from './refund-payment.repo.ts';

/** Longer than the queue's own tries take. */
const STALE_AFTER = hours(12);
const SWEPT_AT_ONCE = 100;
const PROVIDER_TAKES = minutes(2);

/** Gives money back at the provider and books it; throws when the provider refuses, so that the queue tries again. */
export async function sendRefund(
  ctx: SystemContext,
  { refundPaymentId }: { refundPaymentId: string },
): Promise<void> {
  const { db } = ctx.database;
  const refund = await refundById(db, refundPaymentId);
  if (!refund || refund.status === 'done') return;
  const payment = await paymentById(db, refund.paymentId);
  const provider = payment && ctx.payments[payment.provider];
  try {
    if (!provider) throw new Error('The provider of this payment is not configured');
    const { outRefundNo, amount } = refund;
    const request = { outTradeNo: payment.outTradeNo, outRefundNo, amount, total: payment.amount };
    if ((await provider.refund(request)) === 'pending') return await lookAgain(ctx, refundPaymentId);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    await countFailure(db, refundPaymentId, reason.slice(0, 300));
    ctx.log.error({ refundPaymentId, tries: refund.tries + 1, err: error }, 'payment.refund_failed');
    throw error;
  }
  await ctx.database.tx(() => bookRefund(ctx, refund, payment));
}

/** The provider needs time: the same refund is asked for again, which answers how it stands. */
async function lookAgain(ctx: SystemContext, refundPaymentId: string): Promise<void> {
  const at = after(ctx.clock.now(), PROVIDER_TAKES);
  await ctx.jobs.send('payment.refund', { refundPaymentId }, { at, once: refundPaymentId });
}

/** Books money that a provider, or a person at the bank, has given back; once. */
export async function bookRefund(ctx: Context, refund: RefundRow, payment: PaymentRow): Promise<void> {
  const { db } = ctx.database;
  await lockPayment(db, payment.paymentId);
  if (!(await finishRefund(db, refund.refundPaymentId, ctx.clock.now()))) return;
  const booked = await transfer(ctx, {
    kind: 'refund_out',
    targetId: refund.refundPaymentId,
    entries: [
      { account: platform('refund_due'), amount: -refund.amount },
      { account: outsideOf(payment.provider), amount: refund.amount },
    ],
  });
  if (!booked.ok)
    throw new Error(`Refund ${refund.refundPaymentId} could not be booked: ${booked.failure.code}`);
  const isWhole = (await refundedOf(db, payment.paymentId, 'done')) === payment.amount;
  if (isWhole) await changePayment(db, payment.paymentId, { status: 'refunded' });
}

/** Tries refunds again that their job has given up on. */
export async function sweepRefunds(ctx: SystemContext): Promise<void> {
  const stale = await staleRefunds(ctx.database.db, after(ctx.clock.now(), -STALE_AFTER), SWEPT_AT_ONCE);
  for (const { refundPaymentId } of stale) {
    await sendRefund(ctx, { refundPaymentId }).catch(() => undefined); // counted and logged there
  }
}
