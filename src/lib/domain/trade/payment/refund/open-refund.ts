import { newId } from '#lib/kernel/ids.ts';
import type { Fen } from '#lib/kernel/money.ts';
import type { Context } from '#lib/domain/context.ts';
import type { PaymentRow } from '../payment.repo.ts';
import { addRefund, type RefundRow } from './refund-payment.repo.ts';

/** Money of these never left the mall: the ledger alone gives it back. */
export const isInside = (provider: string): boolean => provider === 'balance' || provider === 'credit';

interface OpenRefund {
  payment: PaymentRow;
  reason: string;
  targetId: string;
  amount: Fen;
}

/**
 * Keeps a refund and has the provider give the money back (for a bank transfer a person does it by hand); undefined
 * when it was kept before.
 */
export async function openRefund(
  ctx: Context,
  { payment, reason, targetId, amount }: OpenRefund,
): Promise<RefundRow | undefined> {
  const createdAt = ctx.clock.now();
  const isOurs = isInside(payment.provider);
  const refund = await addRefund(ctx.database.db, {
    refundPaymentId: newId(createdAt),
    outRefundNo: newId(createdAt),
    paymentId: payment.paymentId,
    reason,
    targetId,
    amount,
    status: isOurs ? 'done' : 'pending',
    createdAt,
    doneAt: isOurs ? createdAt : null,
  });
  if (refund && !isOurs && payment.provider !== 'offline') {
    const { refundPaymentId } = refund;
    await ctx.jobs.send('payment.refund', { refundPaymentId }, { once: refundPaymentId });
  }
  return refund;
}
