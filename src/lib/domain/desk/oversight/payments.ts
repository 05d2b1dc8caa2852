import type {
  PaymentBack,
  PaymentTab,
  WatchedPayment,
  WatchedPaymentDetail,
} from '#lib/contracts/payment-desk.ts';
import { shanghaiTime } from '#lib/kernel/clock.ts';
import { keysetPage, type KeysetAsk } from '#lib/kernel/keyset.ts';
import { yuan } from '#lib/kernel/money.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { inLocale } from '#lib/domain/goods/catalog/index.ts';
import { buyersOf } from './orders.ts';
import {
  backsOf,
  noticesOf,
  numbersOfTargets,
  ordersPaidBy,
  paymentsByState,
  sumsBackOf,
  watchedPaymentById,
  watchedPayments,
  type PaymentRow,
} from './payments.repo.ts';

interface PaymentsAsk extends KeysetAsk {
  tab: PaymentTab;
  provider?: string | undefined;
  purpose?: WatchedPayment['purpose'] | undefined;
  back?: PaymentBack | undefined;
  buyer?: number | undefined;
  keyword?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

async function shown(ctx: UserContext, rows: readonly PaymentRow[]): Promise<WatchedPayment[]> {
  if (rows.length === 0) return [];
  const { db } = ctx.database;
  const [buyers, backs, numbers] = await Promise.all([
    buyersOf(
      ctx,
      rows.map((row) => row.uid),
    ),
    sumsBackOf(
      db,
      rows.map((row) => row.paymentId),
    ),
    numbersOfTargets(
      db,
      rows.map((row) => row.targetId),
    ),
  ]);
  const sums = new Map(backs.map((row) => [row.paymentId, row]));
  return rows.map((row) => ({
    payment_id: row.paymentId,
    number: row.outTradeNo,
    trade_no: row.tradeNo ?? '',
    purpose: row.purpose,
    provider: row.provider,
    status: row.status,
    amount: yuan(row.amount),
    refunded: yuan(Number(sums.get(row.paymentId)?.done ?? 0)),
    refunding: yuan(Number(sums.get(row.paymentId)?.open ?? 0)),
    create_time: row.createdAt.toISOString(),
    pay_time: row.paidAt?.toISOString() ?? null,
    buyer: buyers.get(row.uid)!,
    sn: numbers.get(row.targetId) ?? '',
  }));
}

/** A page of the payments of all buyers, the latest first. */
export async function listWatchedPayments(ctx: UserContext, { from, to, ...input }: PaymentsAsk) {
  const read = await watchedPayments(
    ctx.database.db,
    {
      ...input,
      since: from ? shanghaiTime(from, 0) : undefined,
      until: to ? shanghaiTime(to, 24) : undefined,
    },
    input,
  );
  const { rows, ...places } = keysetPage(read, input, (row) => `0~${row.paymentId}`);
  return ok({ list: await shown(ctx, rows), ...places });
}

/** How many payments are in each state. */
export async function countWatchedPayments(ctx: UserContext) {
  const states = await paymentsByState(ctx.database.db);
  const counts: Record<string, number> = Object.fromEntries(states.map(({ status, n }) => [status, n]));
  return ok({ counts: { ...counts, all: states.reduce((sum, { n }) => sum + n, 0) } });
}

/** A payment with what it paid, what went back of it, and what its provider has told. */
export async function readWatchedPayment(
  ctx: UserContext,
  { id }: { id: string },
): Promise<Result<WatchedPaymentDetail, 'request.not_found'>> {
  const { db } = ctx.database;
  const row = await watchedPaymentById(db, id);
  if (!row) return fail('request.not_found');
  const [[view], orders, refunds, notices] = await Promise.all([
    shown(ctx, [row]),
    ordersPaidBy(db, row.targetId),
    backsOf(db, id),
    noticesOf(db, row.provider, row.outTradeNo),
  ]);
  return ok({
    ...view!,
    orders: orders.map(({ order, store, storeEn }) => ({
      order_id: order.orderId,
      order_sn: order.orderSn,
      store: inLocale(ctx.locale, store, storeEn),
      status: order.status,
      pay_price: yuan(order.payPrice),
    })),
    refunds: refunds.map(({ row: back, refundSn }) => ({
      number: back.outRefundNo,
      reason: back.reason,
      refund_sn: refundSn ?? '',
      amount: yuan(back.amount),
      status: back.status,
      trade_no: back.tradeNo ?? '',
      fault: back.lastError ?? '',
      tries: back.tries,
      create_time: back.createdAt.toISOString(),
      done_time: back.doneAt?.toISOString() ?? null,
    })),
    notices: notices.map(({ outcome, createdAt }) => ({ outcome, time: createdAt.toISOString() })),
    expire_time: row.expiresAt?.toISOString() ?? null,
  });
}
