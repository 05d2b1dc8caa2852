import { sumFen } from '#lib/kernel/money.ts';
import type { Context } from '#lib/domain/context.ts';
import { countPaid } from '#lib/domain/goods/tally/index.ts';
import { merchantFrozen, platform, transferAll, type Entry } from '../../ledger/index.ts';
import type { PaidOrder } from './mark-paid.ts';

/**
 * What the platform's coupon took off is paid to the stores by the platform, with the payment itself
 * (money 4.3); a refund takes its share back.
 */
export function couponShares(orders: PaidOrder['orders']): Entry[] {
  return [
    { account: platform('platform_coupon'), amount: -sumFen(orders.map((order) => order.platformDiscount)) },
    ...orders.map(({ merId, platformDiscount }) => ({
      account: merchantFrozen(merId),
      amount: platformDiscount,
    })),
  ];
}

/** The same for an order that costs its buyer nothing, where no payment carries the shares. */
export async function postCouponShares(
  ctx: Context,
  { groupOrderId, orders, earned }: PaidOrder,
  sn: string,
): Promise<void> {
  const hasShares = orders.some((order) => order.platformDiscount !== 0);
  const shares = {
    kind: 'pay_order',
    targetId: groupOrderId,
    entries: couponShares(orders),
    params: { sn },
  } as const;
  const posted = await transferAll(ctx, [...earned, ...(hasShares ? [shares] : [])]);
  if (!posted.ok) throw new Error(`The coupon of ${sn} could not be booked: ${posted.failure.code}`);
  await countPaid(
    ctx,
    orders.map(({ orderId, platformDiscount }) => ({ orderId, amount: platformDiscount })),
  );
}
