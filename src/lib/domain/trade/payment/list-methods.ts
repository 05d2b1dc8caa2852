import type { PayMethod, PayMethods, PayType } from '#lib/contracts/payment.ts';
import { yuan } from '#lib/kernel/money.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { balanceOf } from '../ledger/index.ts';
import { groupOrderOf, type GroupOrderRow } from './payable.repo.ts';
import { providerOf } from './provider-of.ts';

const OFFERED: readonly PayType[] = ['balance', 'cashier', 'weixinQr', 'alipayQr'];

/** Ways to pay this order, the closed ones with their reason. Fails: order.not_found. */
export async function listMethods(
  ctx: UserContext,
  { group_id: groupOrderId }: { group_id: string },
): Promise<Result<PayMethods>> {
  const order = await groupOrderOf(ctx.database.db, ctx.actor.uid, groupOrderId);
  if (!order) return fail('order.not_found');
  const balance = await balanceOf(ctx);
  const now = ctx.clock.now();
  const types = OFFERED.filter((type) => type !== 'cashier' || providerOf(ctx, type));
  const methodOf = (type: PayType): PayMethod => {
    const reason = obstacle(ctx, order, type, balance);
    return { type, is_available: !reason, reason: reason ?? null };
  };
  return ok({
    group_order_id: groupOrderId,
    pay_price: yuan(order.payPrice),
    now_money: yuan(balance),
    close_time: order.closesAt.toISOString(),
    now: now.toISOString(),
    list: types.map(methodOf),
  });
}

function obstacle(
  ctx: UserContext,
  order: GroupOrderRow,
  type: PayType,
  balance: number,
): string | undefined {
  if (order.status === 'cancelled' || (order.status !== 'paid' && order.closesAt <= ctx.clock.now()))
    return 'order.cancelled';
  if (type === 'balance') return balance < order.payPrice ? 'balance.short' : undefined;
  return providerOf(ctx, type) ? undefined : 'payment.method_off';
}
