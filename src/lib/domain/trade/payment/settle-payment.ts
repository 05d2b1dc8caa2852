import type { Context } from '#lib/domain/context.ts';
import { settleCredit } from './credit/settle-credit.ts';
import { paymentFlow } from './payment.flow.ts';
import { changePayment, type PaymentRow, type Purpose } from './payment.repo.ts';
import { settlePresale } from './presale/settle-presale.ts';
import { settleRecharge } from './recharge/settle-recharge.ts';
import { settleOrder } from './settle-order.ts';

/** What became of money that a provider has taken. `returned`: it came too late or twice and goes back. */
export type Settled = 'posted' | 'returned' | 'already';

type Settle = (ctx: Context, payment: PaymentRow) => Promise<Settled>;

const settlers: Record<Purpose, Settle> = {
  order: settleOrder,
  presale: settlePresale,
  recharge: settleRecharge,
  credit: settleCredit,
};

/**
 * Books what a provider has taken, once. Call inside a transaction that has locked the payment; the amount is the
 * payment's own and was compared by the caller.
 */
export async function settlePayment(
  ctx: Context,
  payment: PaymentRow,
  trade: { tradeNo?: string | undefined },
): Promise<Settled> {
  const status = paymentFlow.next(payment.status, 'pay');
  if (!status) return 'already';
  const paidAt = ctx.clock.now();
  await changePayment(ctx.database.db, payment.paymentId, { status, paidAt, tradeNo: trade.tradeNo ?? null });
  return settlers[payment.purpose](ctx, { ...payment, status, paidAt });
}
