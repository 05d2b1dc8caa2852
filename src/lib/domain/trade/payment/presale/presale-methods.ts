import type { PayMethods, PayType } from '#lib/contracts/payment.ts';
import { yuan } from '#lib/kernel/money.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { balanceOf } from '../../ledger/index.ts';
import { providerOf } from '../provider-of.ts';
import { ownBalance, payableNow } from './presale-window.ts';

const OFFERED: readonly PayType[] = ['balance', 'cashier', 'weixinQr', 'alipayQr'];

/** Ways to pay a balance, the closed ones with their reason. */
export async function listPresaleMethods(
  ctx: UserContext,
  { presell_order_id: id }: { presell_order_id: string },
): Promise<Result<PayMethods, 'order.not_found'>> {
  const row = await ownBalance(ctx, id);
  if (!row) return fail('order.not_found');
  const money = await balanceOf(ctx);
  const open = row.status === 'paid' ? ok() : payableNow(ctx, row);
  const obstacle = (type: PayType): string | null => {
    if (!open.ok) return open.failure.code;
    if (type === 'balance') return money < row.balance ? 'balance.short' : null;
    return providerOf(ctx, type) ? null : 'payment.method_off';
  };
  const types = OFFERED.filter((type) => type !== 'cashier' || providerOf(ctx, type));
  return ok({
    group_order_id: id,
    pay_price: yuan(row.balance),
    now_money: yuan(money),
    close_time: row.finalEndAt.toISOString(),
    now: ctx.clock.now().toISOString(),
    list: types.map((type) => ({ type, is_available: obstacle(type) === null, reason: obstacle(type) })),
  });
}
