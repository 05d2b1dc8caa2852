import type { PayMethod, PayMethods, PayType } from '#lib/contracts/payment.ts';
import { yuan, type Fen } from '#lib/kernel/money.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { companyOf } from '#lib/domain/account/company/index.ts';
import { creditObstacle } from '../credit/index.ts';
import { balanceOf } from '../ledger/index.ts';
import { purchaseObstacle } from './company/company-purchase.ts';
import { payableOrder } from './company/payable.ts';
import { isForTransfer, type GroupOrderRow } from './payable.repo.ts';
import { providerOf } from './provider-of.ts';
import { readPayee } from './transfer/payee.ts';

/** What an order and the balance of a presale can be paid by. */
export const OFFERED: readonly PayType[] = [
  'balance',
  'cashier',
  'weixinQr',
  'alipayQr',
  'offline',
  'credit',
];

/** Ways to pay this order, the closed ones with their reason. */
export async function listMethods(
  ctx: UserContext,
  { group_id: groupOrderId }: { group_id: string },
): Promise<Result<PayMethods, 'order.not_found'>> {
  const order = await payableOrder(ctx, groupOrderId);
  if (!order) return fail('order.not_found');
  const company = await companyOf(ctx.database.db, ctx.actor.uid);
  const facts: Facts = {
    balance: await balanceOf(ctx),
    hasPayee: (await readPayee(ctx)) !== undefined,
    credit: (await creditObstacle(ctx, company, order.payPrice)) ?? (await purchaseObstacle(ctx, order)),
  };
  const types = OFFERED.filter((type) => type !== 'cashier' || providerOf(ctx, type));
  const methodOf = (type: PayType): PayMethod => {
    const reason = overObstacle(ctx, order) ?? obstacle(ctx, order, type, facts);
    return { type, is_available: !reason, reason: reason ?? null };
  };
  return ok({
    group_order_id: groupOrderId,
    pay_price: yuan(order.payPrice),
    now_money: yuan(facts.balance),
    credit_free: yuan(company?.status === 'verified' ? company.creditLimit - company.creditUsed : 0),
    close_time: order.closesAt.toISOString(),
    now: ctx.clock.now().toISOString(),
    is_own: order.uid === ctx.actor.uid,
    list: types.map(methodOf),
  });
}

interface Facts {
  balance: Fen;
  hasPayee: boolean;
  credit: string | undefined;
}

function overObstacle(ctx: UserContext, order: GroupOrderRow): string | undefined {
  if (order.status === 'verifying') return 'order.verifying';
  if (order.approval === 'waiting') return 'order.waiting_approval';
  const isOver = order.status !== 'paid' && order.closesAt <= ctx.clock.now();
  return order.status === 'cancelled' || isOver ? 'order.cancelled' : undefined;
}

function obstacle(ctx: UserContext, order: GroupOrderRow, type: PayType, facts: Facts): string | undefined {
  // A balance is one's own money; what a colleague has ordered is paid with the company's.
  if (type === 'balance' && order.uid !== ctx.actor.uid) return 'payment.balance_own';
  if (type === 'balance') return facts.balance < order.payPrice ? 'balance.short' : undefined;
  if (type === 'credit') return facts.credit;
  if (type === 'offline') {
    if (!facts.hasPayee) return 'payment.method_off';
    return isForTransfer(order) ? undefined : 'payment.not_for_kind';
  }
  const provider = providerOf(ctx, type);
  if (!provider) return 'payment.method_off';
  return provider.isResting?.() ? 'payment.provider_down' : undefined;
}
