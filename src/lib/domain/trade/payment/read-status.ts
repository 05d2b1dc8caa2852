import type { PayStatus } from '#lib/contracts/payment.ts';
import { yuan } from '#lib/kernel/money.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { listGifts } from '../coupon/index.ts';
import { payableOrder } from './company/payable.ts';
import { groupOrderById, pointsEarned } from './payable.repo.ts';
import { paymentsOf, type PaymentRow } from './payment.repo.ts';
import { pollPayments } from './poll-payments.ts';
import { unaskedRefundOf } from './refund/refund-payment.repo.ts';

const attemptOf = (payments: PaymentRow[]): PayStatus['attempt'] => {
  const latest = payments.find((row) => row.status === 'pending' || row.status === 'closed');
  return latest ? { type: latest.detail['type'] ?? latest.provider, status: latest.status } : null;
};

/**
 * Whether a group order of the caller is paid. While it is not, the providers of its pending payments are asked: a
 * notice that got lost shows here as soon as the payer looks.
 */
export async function readStatus(
  ctx: UserContext,
  { group_id: groupOrderId }: { group_id: string },
): Promise<Result<PayStatus, 'order.not_found'>> {
  const { db } = ctx.database;
  const before = await payableOrder(ctx, groupOrderId);
  if (!before) return fail('order.not_found');
  if (before.status !== 'paid') await pollPayments(ctx, await paymentsOf(db, 'order', groupOrderId));
  const order = (await groupOrderById(db, groupOrderId)) ?? before;
  const payments = await paymentsOf(db, 'order', groupOrderId);
  const refund = await unaskedRefundOf(
    db,
    payments.map((row) => row.paymentId),
  );
  return ok({
    group_order_id: groupOrderId,
    group_order_sn: order.groupOrderSn,
    status: order.status,
    paid: order.status === 'paid',
    pay_price: yuan(order.payPrice),
    pay_type: order.payType,
    pay_time: order.paidAt?.toISOString() ?? null,
    close_time: order.closesAt.toISOString(),
    now: ctx.clock.now().toISOString(),
    give_integral: await pointsEarned(db, groupOrderId),
    give_coupon: await listGifts(ctx, groupOrderId),
    attempt: order.status === 'paid' ? null : attemptOf(payments),
    refund: refund?.status ?? null,
  });
}
