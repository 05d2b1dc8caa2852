import { after, minutes, seconds } from '#lib/kernel/clock.ts';
import type { SystemContext } from '#lib/domain/context.ts';
import { askProvider } from './ask-provider.ts';
import { overduePayments, paymentById, takeAskTurn } from './payment.repo.ts';
import { ProviderDown } from './provider-of.ts';

const SHORTEST_WAIT = seconds(30);
const LONGEST_WAIT = minutes(10);
/** The check of a payment that is this late has lost its job. */
const LOST_AFTER = minutes(1);
const SWEPT_AT_ONCE = 200;

/** The older a payment, the longer until it is asked about again: each wait doubles its age. */
function nextTurn(now: Date, createdAt: Date): Date {
  const age = now.getTime() - createdAt.getTime();
  return after(now, Math.min(Math.max(age, SHORTEST_WAIT), LONGEST_WAIT));
}

/** The job that asks the provider about a pending payment, again and again until it is paid or closed. */
export async function askPayment(ctx: SystemContext, { paymentId }: { paymentId: string }): Promise<void> {
  const { db } = ctx.database;
  const payment = await paymentById(db, paymentId);
  if (payment?.status !== 'pending') return;
  const now = ctx.clock.now();
  const next = nextTurn(now, payment.createdAt);
  if (!(await takeAskTurn(db, paymentId, now, next))) return;
  await ctx.jobs.send('payment.ask', { paymentId }, { at: next, once: paymentId });
  try {
    await askProvider(ctx, payment);
  } catch (error) {
    // While the provider is down the next check tries again; any other error is the mall's own and must be seen.
    if (!(error instanceof ProviderDown)) throw error;
    ctx.log.warn({ paymentId, err: error.cause }, 'payment.ask_failed');
  }
}

/** Asks about pending payments whose job was lost. */
export async function sweepPayments(ctx: SystemContext): Promise<void> {
  const before = after(ctx.clock.now(), -LOST_AFTER);
  for (const { paymentId } of await overduePayments(ctx.database.db, before, SWEPT_AT_ONCE)) {
    await askPayment(ctx, { paymentId });
  }
}
