import type { BillTab, WatchedBill, WatchedBillDetail } from '#lib/contracts/credit-desk.ts';
import { shanghaiTime } from '#lib/kernel/clock.ts';
import { keysetPage, type KeysetAsk } from '#lib/kernel/keyset.ts';
import { yuan } from '#lib/kernel/money.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { inLocale } from '#lib/domain/goods/catalog/index.ts';
import { billState, openAmount } from '#lib/domain/trade/credit/index.ts';
import {
  billsByState,
  creditOf,
  ordersOfPurchase,
  repaymentsTowards,
  watchedBillById,
  watchedBills,
  type WatchedBillRow,
} from './credit-bills.repo.ts';
import { buyersOf } from './orders.ts';

interface BillsAsk extends KeysetAsk {
  tab: BillTab;
  company?: number | undefined;
  keyword?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

async function shown(ctx: UserContext, rows: readonly WatchedBillRow[]): Promise<WatchedBill[]> {
  const now = ctx.clock.now();
  const buyers = await buyersOf(
    ctx,
    rows.map(({ bill }) => bill.uid),
  );
  return rows.map(({ bill, company, sn }) => ({
    bill_id: bill.creditBillId,
    bill_sn: bill.creditBillSn,
    status: billState(bill, now),
    company: { company_id: company.companyId, name: company.name },
    buyer: buyers.get(bill.uid)!,
    group_order_sn: sn,
    amount: yuan(bill.amount),
    repaid: yuan(bill.repaid),
    open_amount: yuan(openAmount(bill)),
    due_time: bill.dueAt.toISOString(),
    create_time: bill.createdAt.toISOString(),
    settled_time: bill.settledAt?.toISOString() ?? null,
  }));
}

/** A page of the bills of all companies, and what is owed together. */
export async function listWatchedBills(ctx: UserContext, { from, to, ...input }: BillsAsk) {
  const { db } = ctx.database;
  const now = ctx.clock.now();
  const filter = {
    ...input,
    now,
    since: from ? shanghaiTime(from, 0) : undefined,
    until: to ? shanghaiTime(to, 24) : undefined,
  };
  const [read, states] = await Promise.all([watchedBills(db, filter, input), billsByState(db, now)]);
  const { rows, ...places } = keysetPage(
    read,
    input,
    ({ bill }) => `${bill.dueAt.getTime()}~${bill.creditBillId}`,
  );
  const owed = (of?: string): string =>
    yuan(states.reduce((sum, { state, open }) => sum + (of && state !== of ? 0 : Number(open)), 0));
  const about = { open_amount: owed(), overdue_amount: owed('overdue') };
  return ok({ list: await shown(ctx, rows), ...places, about });
}

/** How many bills are in each state. */
export async function countWatchedBills(ctx: UserContext) {
  const states = await billsByState(ctx.database.db, ctx.clock.now());
  const counts: Record<string, number> = Object.fromEntries(states.map(({ state, n }) => [state, n]));
  return ok({ counts: { ...counts, all: states.reduce((sum, { n }) => sum + n, 0) } });
}

/** A bill with what was bought, what was repaid by whom, and how its company stands. */
export async function readWatchedBill(
  ctx: UserContext,
  { id }: { id: string },
): Promise<Result<WatchedBillDetail, 'credit.bill_not_found'>> {
  const { db } = ctx.database;
  const row = await watchedBillById(db, id);
  if (!row) return fail('credit.bill_not_found');
  const { bill } = row;
  const [[view], credit, orders, repayments] = await Promise.all([
    shown(ctx, [row]),
    creditOf(db, bill.companyId, ctx.clock.now()),
    ordersOfPurchase(db, bill.groupOrderId),
    repaymentsTowards(db, id),
  ]);
  const paid = repayments.reduce((sum, { row: { amount } }) => sum + amount, 0);
  return ok({
    ...view!,
    company: {
      ...view!.company,
      status: credit.status,
      limit: yuan(credit.limit),
      used: yuan(credit.used),
      overdue: credit.overdue,
    },
    orders: orders.map(({ order, store, storeEn }) => ({
      order_id: order.orderId,
      order_sn: order.orderSn,
      store: inLocale(ctx.locale, store, storeEn),
      status: order.status,
      pay_price: yuan(order.payPrice),
    })),
    repayments: repayments.map(({ row: part, nickname, number }) => ({
      repayment_id: part.creditRepaymentId,
      nickname,
      number: number ?? '',
      amount: yuan(part.amount),
      returned: yuan(part.returned),
      time: part.createdAt.toISOString(),
    })),
    refunded: yuan(bill.repaid - paid),
  });
}
