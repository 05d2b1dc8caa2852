import type { OrderDeskTab } from '#lib/contracts/order-desk.ts';
import type { WatchedOrder, WatchedOrderDetail } from '#lib/contracts/oversight.ts';
import type { TableLink } from '#lib/contracts/paper.ts';
import { holdsRole } from '#lib/contracts/platform-role.ts';
import { shanghaiTime } from '#lib/kernel/clock.ts';
import { keysetPage, type KeysetAsk } from '#lib/kernel/keyset.ts';
import { yuan } from '#lib/kernel/money.ts';
import { TABLE_AT_ONCE_MAX } from '#lib/kernel/limits.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { SheetFormat } from '#lib/tables/write-sheet.ts';
import type { Context, UserContext } from '#lib/domain/context.ts';
import { ledgerOfNumber } from '#lib/domain/trade/ledger/index.ts';
import {
  groupById,
  orderById,
  readAnyOrder,
  readNotes,
  showOrders,
  type OrderRow,
} from '#lib/domain/trade/order/index.ts';
import { askTable, linesOfOrders, type ExportRow } from '#lib/domain/trade/paper/index.ts';
import {
  buyersByIds,
  countAfterSale,
  paymentsOf,
  refundsOf,
  sentBackOf,
  watchedOrderCounts,
  watchedOrders,
} from './orders.repo.ts';
import { coveredPhone } from '#lib/kernel/covered-phone.ts';

interface OrdersAsk extends KeysetAsk {
  tab: OrderDeskTab;
  store?: number | undefined;
  buyer?: number | undefined;
  keyword?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** Buyers of some orders by their numbers; a closed account has no phone left. */
export async function buyersOf(
  ctx: UserContext,
  uids: number[],
): Promise<Map<number, WatchedOrder['buyer']>> {
  const rows = await buyersByIds(ctx.database.db, [...new Set(uids)]);
  return new Map(
    rows.map(({ uid, nickname, phone, company }) => [
      uid,
      { uid, nickname, phone: /^\d+$/.test(phone) ? coveredPhone(phone) : '', company: company ?? '' },
    ]),
  );
}

const read = (ctx: Pick<UserContext, 'database'>, { from, to, ...input }: OrdersAsk) =>
  watchedOrders(
    ctx.database.db,
    {
      ...input,
      since: from ? shanghaiTime(from, 0) : undefined,
      until: to ? shanghaiTime(to, 24) : undefined,
    },
    input,
  );

/** What a table of orders is asked for, as its link keeps it. */
type TableAsk = Omit<OrdersAsk, keyof KeysetAsk>;
const placeOf = (order: OrderRow): string => `0~${order.orderId}`;

/** A table of all orders that the platform's list shows. */
export async function askWatchedTable(
  ctx: UserContext,
  { format, ...asked }: TableAsk & { format: SheetFormat },
): Promise<Result<TableLink, 'paper.tables_waiting'>> {
  const found = await read(ctx, { ...asked, limit: TABLE_AT_ONCE_MAX });
  return askTable(ctx, {
    isLong: found.length > TABLE_AT_ONCE_MAX,
    kind: 'orders',
    target: `platform:${JSON.stringify(asked)}`,
    format,
  });
}

/** Orders read at once for a table. */
const TABLE_PAGE = 500;

/** These orders line by line, the latest first and page by page; phones stay covered. */
export async function* watchedTablePages(
  ctx: Pick<Context, 'database'>,
  asked: TableAsk,
): AsyncGenerator<ExportRow[]> {
  let ask: OrdersAsk | undefined = { ...asked, limit: TABLE_PAGE };
  while (ask) {
    const page: { rows: OrderRow[]; next: string | null } = keysetPage(await read(ctx, ask), ask, placeOf);
    const rows = await linesOfOrders(
      ctx,
      page.rows.map(({ orderId }) => orderId),
    );
    yield rows.map((row) => ({
      ...row,
      address: { ...row.address, phone: coveredPhone(row.address.phone) },
    }));
    ask = page.next === null ? undefined : { ...ask, after: page.next };
  }
}

/** A page of the orders of all stores, the latest first. */
export async function listWatchedOrders(ctx: UserContext, input: OrdersAsk) {
  const { rows, ...places } = keysetPage(await read(ctx, input), input, placeOf);
  const views = await showOrders(ctx, rows);
  const buyers = await buyersOf(
    ctx,
    rows.map((order) => order.uid),
  );
  const list = rows.map((order, at): WatchedOrder => ({
    ...views[at]!,
    buyer: buyers.get(order.uid)!,
    pay_time: order.paidAt?.toISOString() ?? null,
  }));
  return ok({ list, ...places });
}

/** How many orders of all stores are in each tab of the list. */
export async function countWatchedOrders(ctx: UserContext) {
  const { db } = ctx.database;
  const [states, afterSale] = await Promise.all([watchedOrderCounts(db), countAfterSale(db)]);
  const counts: Record<string, number> = Object.fromEntries(states.map(({ status, n }) => [status, n]));
  return ok({ counts: { ...counts, all: states.reduce((sum, { n }) => sum + n, 0), after_sale: afterSale } });
}

/** An order of any store with its money; its ledger entries only for callers who may read the ledger. */
export async function readWatchedOrder(
  ctx: UserContext,
  input: { id: string },
): Promise<Result<WatchedOrderDetail, 'order.not_found'>> {
  const { db } = ctx.database;
  const order = await orderById(db, input.id);
  if (!order) return fail('order.not_found');
  const detail = await readAnyOrder(ctx, input);
  if (!detail.ok) return detail;
  const [group, payments, refunds, buyers, notes] = await Promise.all([
    groupById(db, order.groupOrderId),
    paymentsOf(db, order),
    refundsOf(db, order.orderId),
    buyersOf(ctx, [order.uid]),
    readNotes(ctx, order.orderId, true),
  ]);
  const sent = await sentBackOf(
    db,
    payments.map((row) => row.paymentId),
  );
  const { address } = detail.value;
  return ok({
    ...detail.value,
    address: { ...address, phone: coveredPhone(address.phone) },
    buyer: buyers.get(order.uid)!,
    group_order_sn: group!.groupOrderSn,
    notes,
    payments: payments.map((row) => ({
      number: row.outTradeNo,
      purpose: row.purpose,
      provider: row.provider,
      amount: yuan(row.amount),
      status: row.status,
      trade_no: row.tradeNo ?? '',
      time: (row.paidAt ?? row.createdAt).toISOString(),
    })),
    refunds: refunds.map((row) => ({
      refund_order_id: row.refundOrderId,
      sn: row.refundOrderSn,
      status: row.status,
      amount: yuan(row.amount + row.freight - row.giftPrice),
      time: row.createdAt.toISOString(),
      sent: sent
        .filter(({ refundOrderId }) => refundOrderId === row.refundOrderId)
        .map(({ number, status }) => ({ number, status })),
    })),
    transfers: holdsRole(ctx.actor.platformRoles, 'finance') ? await ledgerOfNumber(ctx, order.orderSn) : [],
  });
}
