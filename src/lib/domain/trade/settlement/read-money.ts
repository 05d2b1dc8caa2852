import type {
  FrozenOrder,
  FrozenReason,
  SettledOrder,
  Statement,
  StoreBalance,
  StoreBill,
} from '#lib/contracts/store-money.ts';
import type { Context, MerchantContext } from '#lib/domain/context.ts';
import { sumFen, yuan } from '#lib/kernel/money.ts';
import { ok, type Result } from '#lib/kernel/result.ts';
import {
  balancesOf,
  billsOfStore,
  countBills,
  countSettled,
  frozenOf,
  frozenSums,
  settledOf,
  statementsOf,
  type SettledRow,
} from './money.repo.ts';
import type { Page } from '#lib/kernel/page.ts';

type Listed<T> = Promise<Result<{ count: number; list: T[] }, never>>;
const DIGITS_SHOWN = 4;
const money = (fen: string): string => yuan(Number(fen));

/**
 * What the caller's store has at the mall. Frozen money is listed by order; a rest that no order explains is listed as
 * well, so that the parts always add up to the whole.
 */
export async function readStoreBalance(ctx: MerchantContext): Promise<Result<StoreBalance, never>> {
  const { db } = ctx.database;
  const { merId } = ctx.actor;
  const row = (await balancesOf(db, merId))!;
  const sums = await frozenSums(db, merId);
  const known = sumFen(sums.map((one) => Number(one.amount)));
  const other = Number(row.frozen) - known;
  const reasons = sums.map(({ why, amount, orders }) => ({ why, amount: money(amount), orders }));
  return ok({
    free: money(row.free),
    frozen: money(row.frozen),
    on_the_way: money(row.payout),
    margin: money(row.margin),
    margin_required: money(row.required),
    frozen_for: other === 0 ? reasons : [...reasons, { why: 'other', amount: yuan(other), orders: 0 }],
    account: row.account?.slice(-DIGITS_SHOWN) ?? '',
  });
}

/** Orders of the caller's store whose money is frozen, the next to be set free first. */
export async function listFrozen(
  ctx: MerchantContext,
  { why, ...asked }: Page & { why?: FrozenReason | undefined; keyword?: string | undefined },
): Listed<FrozenOrder> {
  const { db } = ctx.database;
  const { merId } = ctx.actor;
  const { rows, sums } = await frozenOf(db, merId, { why, ...asked });
  const counted = sums.filter((one) => !why || one.why === why);
  return ok({
    count: counted.reduce((sum, one) => sum + one.orders, 0),
    list: rows.map((row) => ({
      order_id: row.order_id,
      order_sn: row.order_sn,
      why: row.why,
      amount: money(row.held),
      due_time: row.due_at && new Date(row.due_at).toISOString(),
    })),
  });
}

/** What a list or a table of settled orders is asked for. */
export interface SettledAsk {
  month?: string | undefined;
  keyword?: string | undefined;
}

const settledView = (row: SettledRow): SettledOrder => ({
  order_id: row.order_id,
  order_sn: row.order_sn,
  paid: money(row.paid),
  coupon: money(row.coupon),
  refunded: money(row.refunded),
  amount: money(row.amount),
  commission: money(row.commission),
  net: yuan(Number(row.amount) - Number(row.commission)),
  settle_time: new Date(row.settled_at).toISOString(),
});

/** Settled orders of the caller's store with the commission of each. */
export async function listSettled(ctx: MerchantContext, asked: Page & SettledAsk): Listed<SettledOrder> {
  const { db } = ctx.database;
  const { merId } = ctx.actor;
  const rows = await settledOf(db, merId, asked);
  return ok({ count: await countSettled(db, merId, asked), list: rows.map(settledView) });
}

/** Whether the list shows more settled orders than this. */
export const hasMoreSettled = async (
  ctx: MerchantContext,
  asked: SettledAsk,
  most: number,
): Promise<boolean> => (await countSettled(ctx.database.db, ctx.actor.merId, asked)) > most;

/** Settled orders read at once for a table. */
const TABLE_PAGE = 1000;

/** All settled orders that a list of a store shows, page by page. */
export async function* settledPages(
  ctx: Pick<Context, 'database'>,
  merId: number,
  asked: SettledAsk,
): AsyncGenerator<SettledOrder[]> {
  for (let page = 1; ; page += 1) {
    const rows = await settledOf(ctx.database.db, merId, { ...asked, page, limit: TABLE_PAGE });
    yield rows.map(settledView);
    if (rows.length < TABLE_PAGE) return;
  }
}

/** Months of settled orders, the latest first. */
export async function listStatements(ctx: MerchantContext, page: Page): Listed<Statement> {
  const rows = await statementsOf(ctx.database.db, ctx.actor.merId, page);
  return ok({
    count: rows[0]?.total ?? 0,
    list: rows.map(({ month, orders, amount, commission }) => ({
      month,
      orders,
      amount: money(amount),
      commission: money(commission),
      net: yuan(Number(amount) - Number(commission)),
    })),
  });
}

/** Every movement of what the caller's store may withdraw, with its order, the latest first. */
export async function listBillsOfStore(
  ctx: MerchantContext,
  asked: Page & { month?: string | undefined; keyword?: string | undefined },
): Listed<StoreBill> {
  const { db } = ctx.database;
  const { merId } = ctx.actor;
  const rows = await billsOfStore(db, merId, asked);
  return ok({
    count: await countBills(db, merId, asked),
    list: rows.map((row) => ({
      bill_id: row.entry_id,
      kind: row.kind,
      amount: money(row.amount),
      balance: money(row.balance),
      sn: row.sn,
      order_id: row.order_id,
      time: new Date(row.created_at).toISOString(),
    })),
  });
}
