import { after, minutes } from '#lib/kernel/clock.ts';
import type { Context } from '#lib/domain/context.ts';
import type { PaymentProvider, TradeState } from '#lib/adapters/payment/payment-provider.ts';
import { balanceById } from '../order/index.ts';
import { orderStatus } from './payable.repo.ts';
import { closePending, lockPayment, type PaymentRow } from './payment.repo.ts';
import { reach } from './provider-of.ts';
import { settlePayment } from './settle-payment.ts';

/** A payment past its time is given up after this; the provider's clock may differ from ours. */
const GRACE = minutes(1);

/** Nobody waits for this payment any more: its order is paid or cancelled, or its time is over. */
async function isNeedless(ctx: Context, payment: PaymentRow): Promise<boolean> {
  if (payment.purpose === 'order') {
    const status = await orderStatus(ctx.database.db, payment.targetId);
    return status !== 'unpaid' && status !== 'verifying';
  }
  if (payment.purpose === 'presale') {
    const status = (await balanceById(ctx, payment.targetId))?.status;
    return status !== 'due' && status !== 'verifying';
  }
  return payment.expiresAt !== null && ctx.clock.now() > after(payment.expiresAt, GRACE);
}

async function take(ctx: Context, payment: PaymentRow, state: TradeState): Promise<'paid' | 'wrong'> {
  if (state.amount !== payment.amount) {
    ctx.log.error(
      { outTradeNo: payment.outTradeNo, expected: payment.amount, amount: state.amount },
      'payment.wrong_amount',
    );
    return 'wrong';
  }
  await ctx.database.tx(async () => {
    const locked = await lockPayment(ctx.database.db, payment.paymentId);
    if (locked) await settlePayment(ctx, locked, state);
  });
  return 'paid';
}

/**
 * Asks the provider for the state of a pending payment and books it, so that a lost notice does no harm. A payment that
 * is no longer needed is closed at the provider. Throws ProviderDown.
 */
export async function askProvider(ctx: Context, payment: PaymentRow): Promise<'paid' | 'pending' | 'closed'> {
  const provider: PaymentProvider | undefined = ctx.payments[payment.provider];
  if (!provider) return 'pending';
  const { outTradeNo } = payment;
  let state = await reach(provider, (one) => one.ask(outTradeNo));
  if ((state.status === 'pending' || state.status === 'unknown') && (await isNeedless(ctx, payment))) {
    await reach(provider, (one) => one.close(outTradeNo));
    // It may have been paid in between; only now the answer is final.
    state = await reach(provider, (one) => one.ask(outTradeNo));
    if (state.status !== 'paid') state = { outTradeNo, status: 'closed' };
  }
  if (state.status === 'paid') return (await take(ctx, payment, state)) === 'paid' ? 'paid' : 'pending';
  if (state.status !== 'closed') return 'pending';
  await closePending(ctx.database.db, payment.paymentId);
  return 'closed';
}
