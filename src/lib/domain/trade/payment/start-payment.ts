import type { PayStart, PayType } from '#lib/contracts/payment.ts';
import { after, seconds } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import type { Fen } from '#lib/kernel/money.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import type { PaymentProvider } from '#lib/adapters/payment/payment-provider.ts';
import { askProvider } from './ask-provider.ts';
import { addPayment, closePending, pendingPayment, type PaymentRow, type Purpose } from './payment.repo.ts';
import { paidAlready, payStart } from './pay-start.ts';
import { ProviderDown, providerOf, reach } from './provider-of.ts';

/** Time after which the provider is asked about a payment of which no notice has come. */
const FIRST_ASK_AFTER = seconds(30);

export interface Payable {
  purpose: Purpose;
  targetId: string;
  amount: Fen;
  /** What the payer reads at the provider: the number of the order. */
  subject: string;
  returnPath: string;
  closesAt: Date;
  detail?: Record<string, string>;
}

/** Starts a payment at the provider behind `type`, or takes up the one that is waiting there already. */
export async function startPayment(
  ctx: UserContext,
  payable: Payable,
  type: PayType,
): Promise<Result<PayStart, 'payment.method_off' | 'payment.provider_down'>> {
  const provider = providerOf(ctx, type);
  if (!provider) return fail('payment.method_off', undefined, 'type');
  const { targetId, amount, subject, returnPath, closesAt } = payable;
  const started = { orderId: targetId, amount, closesAt };
  try {
    const payment = await takeUp(ctx, payable, provider, type);
    if (!payment) return ok(paidAlready(started));
    const { outTradeNo } = payment;
    const way = type === 'alipay' ? 'page' : 'code';
    const request = { outTradeNo, amount, subject, returnUrl: returnPath, expiresAt: closesAt, way } as const;
    return ok(await payStart(started, type, await reach(provider, (one) => one.start(request))));
  } catch (error) {
    if (!(error instanceof ProviderDown)) throw error;
    ctx.log.warn({ provider: provider.name, targetId, err: error.cause }, 'payment.provider_down');
    return fail('payment.provider_down');
  }
}

/** The payment that waits at this provider, or a new one; undefined when it turns out to be paid. */
async function takeUp(
  ctx: UserContext,
  payable: Payable,
  provider: PaymentProvider,
  type: PayType,
): Promise<PaymentRow | undefined> {
  const { db } = ctx.database;
  const waiting = await pendingPayment(db, payable.purpose, payable.targetId, provider.name);
  if (!waiting) return open(ctx, payable, provider, type);
  const state = await askProvider(ctx, waiting);
  if (state === 'paid') return undefined;
  if (state === 'pending' && waiting.amount === payable.amount) return waiting;
  // The payment is closed at the provider, or the price has changed since: its number must take no money any more.
  await reach(provider, (one) => one.close(waiting.outTradeNo));
  await closePending(db, waiting.paymentId);
  return open(ctx, payable, provider, type);
}

async function open(
  ctx: UserContext,
  { purpose, targetId, amount, closesAt, detail }: Payable,
  provider: PaymentProvider,
  type: PayType,
): Promise<PaymentRow> {
  const createdAt = ctx.clock.now();
  const askAt = after(createdAt, FIRST_ASK_AFTER);
  const added = await ctx.database.tx(async () => {
    const row = await addPayment(ctx.database.db, {
      paymentId: newId(createdAt),
      outTradeNo: newId(createdAt),
      uid: ctx.actor.uid,
      purpose,
      targetId,
      provider: provider.name,
      amount,
      status: 'pending',
      detail: { ...detail, type },
      createdAt,
      askAt,
      expiresAt: closesAt,
    });
    if (row)
      await ctx.jobs.send('payment.ask', { paymentId: row.paymentId }, { at: askAt, once: row.paymentId });
    return row;
  });
  // Another tab of the same payer was first: both go on with its payment.
  const payment = added ?? (await pendingPayment(ctx.database.db, purpose, targetId, provider.name));
  if (!payment) throw new Error(`A payment of ${purpose} ${targetId} vanished while it was opened`);
  return payment;
}
