import type { ReturnReason } from '#lib/contracts/states.ts';
import type { Context } from '#lib/domain/context.ts';
import { notifyMoneyReturned } from '../../../account/notice/index.ts';
import { platform, transfer } from '../../ledger/index.ts';
import type { PaymentRow } from '../payment.repo.ts';
import { outsideOf } from './outside-of.ts';
import { openRefund } from './open-refund.ts';

/**
 * Sends back the whole of a payment that must not be kept: it came too late, twice, or at an old price. The money
 * is booked as due to the payer until the provider has given it back.
 */
export async function returnPayment(
  ctx: Context,
  payment: PaymentRow,
  reason: ReturnReason,
): Promise<'returned'> {
  const { paymentId, amount, targetId } = payment;
  const booked = await transfer(ctx, {
    kind: reason,
    targetId: paymentId,
    entries: [
      { account: outsideOf(payment.provider), amount: -amount },
      { account: platform('refund_due'), amount },
    ],
  });
  if (!booked.ok) throw new Error(`Payment ${paymentId} could not be booked: ${booked.failure.code}`);
  await openRefund(ctx, { payment, reason, targetId, amount });
  await notifyMoneyReturned(ctx, { uid: payment.uid, amount });
  ctx.log.warn({ paymentId, outTradeNo: payment.outTradeNo, reason, amount }, 'payment.returned');
  return 'returned';
}
