import { after, days } from '#lib/kernel/clock.ts';
import { timer } from '#lib/kernel/timers.ts';
import { permille, sumFen } from '#lib/kernel/money.ts';
import type { Context, SystemContext } from '#lib/domain/context.ts';
import { countOfLines } from '#lib/domain/goods/tally/index.ts';
import { merchantFree, merchantFrozen, platform, transfer } from '../ledger/index.ts';
import {
  addSettlement,
  changeSettlement,
  dueSettlements,
  earnedLines,
  lockOrder,
  openRefunds,
  lockSettlement,
} from './settlement.repo.ts';

/** An order that is disputed, or that the books refuse, is looked at again after this. */
const PAUSE = days(1);
/** Orders in one sweep; the rest is due again soon. */
const SWEEP_SIZE = 200;

/**
 * The goods have arrived: what the store earned is set free after its lock, and never while something of it can still
 * be asked back (money 4.8). Part of the transaction that keeps the receipt.
 */
export async function planSettlement(
  ctx: Pick<Context, 'database' | 'clock'>,
  { orderId, merId }: { orderId: string; merId: number },
): Promise<void> {
  const dueAt = after(ctx.clock.now(), Math.max(timer('merchant_lock'), timer('refund_window')));
  await addSettlement(ctx.database.db, { orderId, merId, dueAt });
}

/** Whether a refund is not decided, or its refusal may still be brought before the platform. */
const mayChange = (refusedAt: Date | null, now: Date): boolean =>
  refusedAt === null || after(refusedAt, timer('arbitration', refusedAt)) >= now;

/**
 * Sets free what a store earned with an order: what was paid and what the platform's coupon took off, less what went
 * back, less the commission on the goods. Early, twice or for a disputed order it moves nothing.
 */
export async function settleOrder(ctx: SystemContext, { orderId }: { orderId: string }): Promise<void> {
  await ctx.database.tx(async () => {
    const { db } = ctx.database;
    const now = ctx.clock.now();
    const order = await lockOrder(db, orderId);
    const row = await lockSettlement(db, orderId);
    // At the very end of the window something may still be asked back.
    if (!order || !row || row.settledAt || row.dueAt >= now) return;
    const refunds = await openRefunds(db, orderId);
    if (refunds.some(({ refusedAt }) => mayChange(refusedAt, now)))
      return void (await changeSettlement(db, orderId, { dueAt: after(now, PAUSE) }));
    const lines = await earnedLines(db, orderId, order.merId);
    const back = sumFen(
      lines.map((line) => line.refundedPrice + line.refundedFreight + line.refundedPlatform),
    );
    const amount = order.payPrice + order.platformDiscount - back;
    const goods = lines.map((line) => permille(line.paid - line.refundedPrice, line.permille));
    const commission = Math.min(sumFen(goods), amount);
    const isBooked = await book(ctx, { orderId, sn: order.orderSn, merId: order.merId, amount, commission });
    if (isBooked) {
      const weighed = lines.map((line, at) => ({ orderLineId: line.orderLineId, weight: goods[at] ?? 0 }));
      await countOfLines(ctx, 'commission', amount === 0 ? 0 : commission, weighed);
      return void (await changeSettlement(db, orderId, { amount, commission, settledAt: now }));
    }
    ctx.log.error({ orderId, amount }, 'settlement.stuck');
    await changeSettlement(db, orderId, { dueAt: after(now, PAUSE) });
  });
}

interface Earned {
  orderId: string;
  sn: string;
  merId: number;
  amount: number;
  commission: number;
}

/** What was earned leaves the frozen account whole; the mall then takes its commission from the free one. */
async function book(
  ctx: SystemContext,
  { orderId, sn, merId, amount, commission }: Earned,
): Promise<boolean> {
  const base = { targetId: orderId, params: { sn } };
  if (amount === 0) return true;
  const released = await transfer(ctx, {
    ...base,
    kind: 'order_release',
    entries: [
      { account: merchantFrozen(merId), amount: -amount },
      { account: merchantFree(merId), amount },
    ],
  });
  if (!released.ok || commission === 0) return released.ok;
  const charged = await transfer(ctx, {
    ...base,
    kind: 'order_charge',
    entries: [
      { account: merchantFree(merId), amount: -commission },
      { account: platform('platform_income'), amount: commission },
    ],
  });
  if (!charged.ok) throw new Error(`The commission of ${sn} could not be booked: ${charged.failure.code}`);
  return true;
}

/** Settles what is due. */
export async function sweepSettlements(ctx: SystemContext): Promise<void> {
  for (const orderId of await dueSettlements(ctx.database.db, ctx.clock.now(), SWEEP_SIZE))
    await settleOrder(ctx, { orderId });
}
