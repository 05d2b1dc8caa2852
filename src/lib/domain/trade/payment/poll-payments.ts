import { after, seconds } from '#lib/kernel/clock.ts';
import type { Context } from '#lib/domain/context.ts';
import { askProvider } from './ask-provider.ts';
import { takePollTurn, type PaymentRow } from './payment.repo.ts';
import { ProviderDown } from './provider-of.ts';

/** However often payers poll, a provider is asked about one payment at most this often. */
const POLL_PAUSE = seconds(3);

/** Queries the provider for those of these payments that are pending, because a client is waiting for them. */
export async function pollPayments(ctx: Context, payments: readonly PaymentRow[]): Promise<void> {
  const now = ctx.clock.now();
  for (const payment of payments) {
    if (payment.status !== 'pending') continue;
    if (!(await takePollTurn(ctx.database.db, payment.paymentId, now, after(now, -POLL_PAUSE)))) continue;
    try {
      await askProvider(ctx, payment);
    } catch (error) {
      // The payer sees that it is still pending; the job asks again.
      if (!(error instanceof ProviderDown)) throw error;
      ctx.log.warn({ paymentId: payment.paymentId, err: error.cause }, 'payment.ask_failed');
    }
  }
}
