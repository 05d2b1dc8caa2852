import type { PayMethods, PayType } from '#lib/contracts/payment.ts';
import { yuan } from '#lib/kernel/money.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { companyOf } from '#lib/domain/account/company/index.ts';
import { creditObstacle } from '../../credit/index.ts';
import { balanceOf } from '../../ledger/index.ts';
import { purchaseObstacle } from '../company/company-purchase.ts';
import { OFFERED } from '../list-methods.ts';
import { groupOrderById } from '../payable.repo.ts';
import { providerOf } from '../provider-of.ts';
import { readPayee } from '../transfer/payee.ts';
import { payableBalance, payableNow } from './presale-window.ts';

/** Ways to pay a balance, those of orders, the closed ones with their reason. */
export async function listPresaleMethods(
  ctx: UserContext,
  { presell_order_id: id }: { presell_order_id: string },
): Promise<Result<PayMethods, 'order.not_found'>> {
  const { db } = ctx.database;
  const row = await payableBalance(ctx, id);
  const order = row && (await groupOrderById(db, row.groupOrderId));
  if (!row || !order) return fail('order.not_found');
  const money = await balanceOf(ctx);
  const company = await companyOf(db, ctx.actor.uid);
  const credit = (await creditObstacle(ctx, company, row.balance)) ?? (await purchaseObstacle(ctx, order));
  const hasPayee = (await readPayee(ctx)) !== undefined;
  const open = row.status === 'paid' ? ok() : payableNow(ctx, row);
  const obstacle = (type: PayType): string | undefined => {
    if (!open.ok) return open.failure.code;
    // A balance is one's own money; what a colleague has ordered is paid with the company's.
    if (type === 'balance' && row.uid !== ctx.actor.uid) return 'payment.balance_own';
    if (type === 'balance') return money < row.balance ? 'balance.short' : undefined;
    if (type === 'credit') return credit;
    if (type === 'offline') return hasPayee ? undefined : 'payment.method_off';
    const provider = providerOf(ctx, type);
    if (!provider) return 'payment.method_off';
    return provider.isResting?.() ? 'payment.provider_down' : undefined;
  };
  const types = OFFERED.filter((type) => type !== 'cashier' || providerOf(ctx, type));
  return ok({
    group_order_id: id,
    pay_price: yuan(row.balance),
    now_money: yuan(money),
    credit_free: yuan(company?.status === 'verified' ? company.creditLimit - company.creditUsed : 0),
    close_time: row.finalEndAt.toISOString(),
    now: ctx.clock.now().toISOString(),
    is_own: row.uid === ctx.actor.uid,
    list: types.map((type) => {
      const reason = obstacle(type) ?? null;
      return { type, is_available: reason === null, reason };
    }),
  });
}
