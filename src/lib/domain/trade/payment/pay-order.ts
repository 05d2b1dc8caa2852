import type { PayStart, PayType } from '#lib/contracts/payment.ts';
import { fail, ok, type Result, type FailureOf } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { payByCredit } from './credit/pay-by-credit.ts';
import { payableOrder } from './company/payable.ts';
import { payByBalance } from './pay-by-balance.ts';
import { paidAlready } from './pay-start.ts';
import { returnPath } from './return-path.ts';
import { startPayment } from './start-payment.ts';

interface PayOrder {
  group_id: string;
  type: PayType;
  return_url?: string | undefined;
}

/**
 * Pays a group order of the caller, or of a company whose books the caller keeps: by balance at once, otherwise by
 * starting a payment at a provider. The amount is the order's. An order that is paid answers as a success, so a
 * second click does no harm.
 */
export async function payOrder(
  ctx: UserContext,
  input: PayOrder,
): Promise<
  Result<
    PayStart,
    | FailureOf<typeof payByBalance>
    | FailureOf<typeof payByCredit>
    | FailureOf<typeof startPayment>
    | 'payment.return_url'
  >
> {
  const path = (groupOrderId: string) =>
    returnPath(ctx.settings.siteUrl, input.return_url, `/payment?orderId=${groupOrderId}`);
  if (input.type === 'balance') {
    const back = path(input.group_id);
    return back.ok ? payByBalance(ctx, input.group_id) : back;
  }
  const order = await payableOrder(ctx, input.group_id);
  if (!order) return fail('order.not_found');
  const { groupOrderId, payPrice: amount, closesAt } = order;
  if (order.status === 'paid') return ok(paidAlready({ orderId: groupOrderId, amount, closesAt }));
  if (order.status === 'cancelled' || closesAt <= ctx.clock.now()) return fail('order.cancelled');
  if (order.status === 'verifying') return fail('order.verifying');
  if (order.approval === 'waiting') return fail('order.waiting_approval');
  const back = path(groupOrderId);
  if (!back.ok) return back;
  // A provider cannot charge an amount of 0.
  if (amount === 0) return payByBalance(ctx, groupOrderId);
  if (input.type === 'credit') return payByCredit(ctx, groupOrderId);
  const payable = {
    purpose: 'order',
    targetId: groupOrderId,
    amount,
    subject: order.groupOrderSn,
    returnPath: back.value,
    closesAt,
  } as const;
  return startPayment(ctx, payable, input.type);
}
