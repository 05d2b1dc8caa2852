import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt, sql, type SQL } from 'drizzle-orm';
import type { OrderDeskTab, OrderSort } from '#lib/contracts/order-desk.ts';
import { STORE_ORDER_STATES, type Delivery } from '#lib/contracts/states.ts';
import { arrayOf } from '#lib/db/array-of.ts';
import { containing } from '#lib/db/containing.ts';
import type { Db } from '#lib/db/database.ts';
import { keysetQuery, type Keyset } from '#lib/db/keyset.ts';
import { looksLike } from '#lib/db/looks-like.ts';
import { rowsOf } from '#lib/db/rows-of.ts';
import {
  activity,
  cityDelivery,
  groupOrder,
  merchant,
  orderCount,
  orderLine,
  orderNote,
  presaleOrder,
  product,
  shipment,
  storeOrder,
  user,
} from '#lib/db/schema.ts';
import { leadFor } from '#lib/kernel/lead-time.ts';
import type { Closing } from '#lib/kernel/ship-by.ts';
import type { KeysetAsk } from '#lib/kernel/keyset.ts';
import type { OrderRow } from '../order.repo.ts';
import { matchesKeyword, isAfterSale } from '../read/read.repo.ts';

export interface DeskFilter {
  tab: OrderDeskTab;
  delivery?: Delivery | undefined;
  buyer?: number | undefined;
  /** A company, or a buyer for himself. */
  customer?: { companyId: number | null; buyerUid: number | null } | undefined;
  keyword?: string | undefined;
  /** Placed at or after, and before. */
  since?: Date | undefined;
  until?: Date | undefined;
  /** The caller's roles get masked phones. */
  isCovered: boolean;
}

const SORTS: Record<OrderSort, Keyset> = {
  newest: { by: storeOrder.createdAt, id: storeOrder.orderId, isDown: true, kind: 'time' },
  oldest: { by: storeOrder.createdAt, id: storeOrder.orderId, isDown: false, kind: 'time' },
  paid: { by: storeOrder.paidAt, id: storeOrder.orderId, isDown: false, kind: 'time' },
  amount: { by: storeOrder.payPrice, id: storeOrder.orderId, isDown: true, kind: 'number' },
};

export function placeOf(sort: OrderSort, order: OrderRow): string {
  const value =
    sort === 'amount' ? order.payPrice : (sort === 'paid' ? order.paidAt! : order.createdAt).getTime();
  return `${value}~${order.orderId}`;
}

function inTab(tab: OrderDeskTab): SQL | undefined {
  if (tab === 'all') return undefined;
  return tab === 'after_sale' ? isAfterSale : eq(storeOrder.status, tab);
}

/** A number of an order, or its beginning, as it is copied from a message. */
const ORDER_NUMBER = /^DD\d{8,}(-\d*)?$/i;

/**
 * So many orders may be found by the text index; more words match too much, and are tested on each order as the list is
 * read.
 */
const FOUND_MAX = 1000;

/** Orders of a store whose text has these words, by the index of its pieces. */
async function saying(db: Db, merId: number, words: string): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select id from orders_saying(${merId}, ${words}, ${containing(words)}, ${FOUND_MAX + 1}) as id`,
  );
  return rows.map(({ id }) => id);
}

/** An order by its whole number, and the parcels that were split off it. */
async function numbered(db: Db, merId: number, number: string): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`with named as (select order_id from store_order where order_sn = ${number} and mer_id = ${merId})
      select order_id as id from named
      union all select order_id from store_order where parent_order_id in (select order_id from named)`,
  );
  return rows.map(({ id }) => id);
}

const isOneOf = (ids: string[]): SQL => sql`${storeOrder.orderId} = any(${arrayOf(ids)}::text[])`;

/** The text index has no single letters: one is in nearly every text. */
const LETTER = /^[ -~]$/;

/**
 * Condition for number, goods, receiver or phone; four digits are the last four of a phone, which a buyer names at the
 * counter. Orders that few words match are found by the index first; where many match, each order is tested while the
 * list is read in its order, which soon fills a page.
 */
async function found(
  db: Db,
  merId: number,
  { keyword, isCovered }: Pick<DeskFilter, 'keyword' | 'isCovered'>,
): Promise<SQL | undefined> {
  const words = keyword?.trim();
  if (!words) return undefined;
  const toWhom = (condition: SQL) =>
    sql`exists (select 1 from ${groupOrder} where ${groupOrder.groupOrderId} = ${storeOrder.groupOrderId} and ${condition})`;
  if (/^\d{4}$/.test(words)) return toWhom(sql`right(${groupOrder.address}->>'phone', 4) = ${words}`);
  if (/^1\d{10}$/.test(words)) {
    // Compares only the digits that are shown; otherwise a search would find out the masked ones.
    const shown = looksLike(sql`${groupOrder.address}->>'phone'`, words);
    if (isCovered) return toWhom(shown);
    return toWhom(
      sql`${shown} and (${storeOrder.paidAt} is null or ${groupOrder.address}->>'phone' = ${words})`,
    );
  }
  const same = ORDER_NUMBER.test(words) ? await numbered(db, merId, words.toUpperCase()) : [];
  if (same.length > 0) return isOneOf(same);
  if (LETTER.test(words)) return matchesKeyword(words);
  const ids = await saying(db, merId, words);
  return ids.length > FOUND_MAX ? matchesKeyword(words) : isOneOf(ids);
}

/** Purchases of a company, or of a buyer for himself. */
const boughtBy = (db: Db, { companyId, buyerUid }: NonNullable<DeskFilter['customer']>) =>
  db
    .select({ id: groupOrder.groupOrderId })
    .from(groupOrder)
    .where(
      companyId === null
        ? and(eq(groupOrder.uid, buyerUid ?? 0), isNull(groupOrder.companyId))
        : eq(groupOrder.companyId, companyId),
    );

const matching = async (
  db: Db,
  merId: number,
  { tab, delivery, buyer, customer, keyword, since, until, isCovered }: DeskFilter,
) =>
  and(
    eq(storeOrder.merId, merId),
    inTab(tab),
    delivery ? eq(storeOrder.delivery, delivery) : undefined,
    buyer ? eq(storeOrder.uid, buyer) : undefined,
    customer ? inArray(storeOrder.groupOrderId, boughtBy(db, customer)) : undefined,
    since ? gte(storeOrder.createdAt, since) : undefined,
    until ? lt(storeOrder.createdAt, until) : undefined,
    await found(db, merId, { keyword, isCovered }),
  );

/**
 * Most orders of a store are done. Those have indexes by amount and by payment, which no purchase touches; the others are
 * few, and are sorted. The states are written out: an index of some rows is used where the statement names them.
 */
const isDone = sql`${storeOrder.status} = 'done'`;
const OTHERS = STORE_ORDER_STATES.filter((status) => status !== 'done');

/** Rows of one page and one more, read forward or backward from a place. */
export async function deskOrders(
  db: Db,
  merId: number,
  filter: DeskFilter,
  { sort, ...ask }: KeysetAsk & { sort: OrderSort },
): Promise<OrderRow[]> {
  const { within, order, isBack } = keysetQuery(SORTS[sort], ask);
  // What was never paid has no place in an order by payment.
  const own = and(
    await matching(db, merId, filter),
    sort === 'paid' ? isNotNull(storeOrder.paidAt) : undefined,
  );
  const read = (part?: SQL) =>
    db
      .select()
      .from(storeOrder)
      .where(within(and(own, part)))
      .orderBy(...order)
      .limit(ask.limit + 1);
  if (filter.tab !== 'all' || filter.keyword || (sort !== 'amount' && sort !== 'paid')) return read();
  const rows = [...(await read(isDone)), ...(await read(inArray(storeOrder.status, OTHERS)))];
  const sign = SORTS[sort].isDown === isBack ? 1 : -1;
  const valueOf = (row: OrderRow): number => (sort === 'amount' ? row.payPrice : row.paidAt!.getTime());
  return rows
    .toSorted((a, b) => sign * (valueOf(a) - valueOf(b) || (a.orderId < b.orderId ? -1 : 1)))
    .slice(0, ask.limit + 1);
}

/**
 * How many orders of a store are in each state, from counters that change with the orders; empty states are left out.
 */
export const countsByState = (db: Db, merId: number) =>
  db
    .select({ status: orderCount.status, n: sql<number>`sum(${orderCount.n})::int` })
    .from(orderCount)
    .where(eq(orderCount.merId, merId))
    .groupBy(orderCount.status)
    .having(sql`sum(${orderCount.n}) <> 0`);

/** How many orders wait to be sent, and since when the first of them was paid. */
export async function waitingToShip(db: Db, merId: number): Promise<{ n: number; since: string | null }> {
  const rows = await db
    .select({
      n: sql<number>`count(*)::int`,
      since: sql<string | null>`min(coalesce(${storeOrder.paidAt}, ${storeOrder.createdAt}))`,
    })
    .from(storeOrder)
    .where(and(eq(storeOrder.merId, merId), eq(storeOrder.status, 'to_ship')));
  return rows[0] ?? { n: 0, since: null };
}

export async function countAfterSale(db: Db, merId: number): Promise<number> {
  const rows = await rowsOf<{ n: number }>(
    db,
    sql`select count(*)::int as n from (
      select order_id from store_order where mer_id = ${merId} and status = 'refunded'
      union select o.order_id from order_line l join store_order o using (order_id)
        where o.mer_id = ${merId} and l.refund_state not in ('none', 'credited')) as found`,
  );
  return rows[0]?.n ?? 0;
}

export const addressesOf = (db: Db, groupOrderIds: string[]) =>
  db
    .select({ groupOrderId: groupOrder.groupOrderId, address: groupOrder.address })
    .from(groupOrder)
    .where(inArray(groupOrder.groupOrderId, groupOrderIds));

/** The latest parcel of each order. */
export const parcelsOf = (db: Db, orderIds: string[]) =>
  db
    .selectDistinctOn([shipment.orderId])
    .from(shipment)
    .where(and(inArray(shipment.orderId, orderIds), eq(shipment.isReturn, false)))
    .orderBy(shipment.orderId, desc(shipment.createdAt));

/** The ride of each order that was called last. */
export const latestRides = (db: Db, orderIds: string[]) =>
  db
    .selectDistinctOn([cityDelivery.orderId])
    .from(cityDelivery)
    .where(inArray(cityDelivery.orderId, orderIds))
    .orderBy(cityDelivery.orderId, desc(cityDelivery.createdAt));

export const latestNotes = (db: Db, orderIds: string[]) =>
  db
    .selectDistinctOn([orderNote.orderId])
    .from(orderNote)
    .where(and(inArray(orderNote.orderId, orderIds), eq(orderNote.ofPlatform, false)))
    .orderBy(orderNote.orderId, desc(orderNote.createdAt));

/** Notes of an order, of its store's people or of the platform's, the first first. */
export const notesOf = (db: Db, orderId: string, ofPlatform = false) =>
  db
    .select({
      noteId: orderNote.orderNoteId,
      author: user.nickname,
      text: orderNote.text,
      createdAt: orderNote.createdAt,
    })
    .from(orderNote)
    .innerJoin(user, eq(user.uid, orderNote.uid))
    .where(and(eq(orderNote.orderId, orderId), eq(orderNote.ofPlatform, ofPlatform)))
    .orderBy(asc(orderNote.createdAt));

export const addNote = (db: Db, row: typeof orderNote.$inferInsert) => db.insert(orderNote).values(row);

/** Orders of a store by the numbers that its people and buyers know. */
export const ordersBySn = (db: Db, merId: number, sns: string[]): Promise<OrderRow[]> =>
  db
    .select()
    .from(storeOrder)
    .where(and(eq(storeOrder.merId, merId), inArray(storeOrder.orderSn, sns)));

/** Those of some orders that are a store's own. */
export const ordersByIds = (db: Db, merId: number, ids: string[]): Promise<OrderRow[]> =>
  db
    .select()
    .from(storeOrder)
    .where(and(eq(storeOrder.merId, merId), inArray(storeOrder.orderId, ids)));

/** Orders of a store that a pick-up code was given for, the latest first. */
export const ordersOfCode = (db: Db, merId: number, code: string): Promise<OrderRow[]> =>
  db
    .select()
    .from(storeOrder)
    .where(and(eq(storeOrder.merId, merId), eq(storeOrder.pickUpCode, code)))
    .orderBy(desc(storeOrder.createdAt));

/** Those of some orders of which something is being asked back. */
export async function refundingOf(db: Db, orderIds: string[]): Promise<string[]> {
  const rows = await db
    .selectDistinct({ orderId: orderLine.orderId })
    .from(orderLine)
    .where(and(inArray(orderLine.orderId, orderIds), eq(orderLine.refundState, 'refunding')));
  return rows.map((row) => row.orderId);
}

/**
 * Longest lead time of each order's goods in their quantities, days. It is stored with the order line, since a store
 * may change it for later orders; lines from before it was stored use the product's present one.
 */
export async function leadDaysOf(db: Db, orderIds: string[]): Promise<Map<string, number>> {
  const days = new Map<string, number>();
  if (orderIds.length === 0) return days;
  const goods = await db
    .select({
      orderId: orderLine.orderId,
      leadDays: product.leadDays,
      leadSteps: product.leadSteps,
      units: sql<number>`sum(${orderLine.quantity})::int`,
      promised: sql<number | null>`max((${orderLine.snapshot}->>'leadDays')::int)`,
    })
    .from(orderLine)
    .innerJoin(product, eq(product.productId, orderLine.productId))
    .where(inArray(orderLine.orderId, orderIds))
    .groupBy(orderLine.orderId, product.productId);
  for (const { orderId, units, promised, ...lead } of goods)
    days.set(orderId, Math.max(days.get(orderId) ?? 0, promised ?? leadFor(lead, units)));
  return days;
}

/**
 * When goods of a presale are promised, by the orders' ids: so many days after it ended, or after the last payment of
 * the order, which for a deposit is the balance. Orders of no presale are left out.
 */
export async function presalePromisesOf(
  db: Db,
  orderIds: string[],
): Promise<Map<string, { endAt: Date | null; days: number; balancePaidAt: Date | null }>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectDistinct({
      orderId: orderLine.orderId,
      delivery: activity.delivery,
      endAt: activity.endAt,
      days: activity.deliveryDays,
      balancePaidAt: presaleOrder.paidAt,
    })
    .from(orderLine)
    .innerJoin(activity, eq(activity.activityId, orderLine.activityId))
    .leftJoin(presaleOrder, eq(presaleOrder.orderId, orderLine.orderId))
    .where(and(inArray(orderLine.orderId, orderIds), eq(activity.kind, 'presale')));
  return new Map(
    rows.map(({ orderId, delivery, endAt, ...promise }) => [
      orderId,
      { ...promise, endAt: delivery === 'after_end' ? endAt : null },
    ]),
  );
}

/** Days on which a store sends nothing. */
export async function closingOf(db: Db, merId: number): Promise<Closing> {
  const rows = await db
    .select({ from: merchant.closedFrom, until: merchant.closedUntil })
    .from(merchant)
    .where(eq(merchant.merId, merId));
  return rows[0] ?? { from: '', until: '' };
}
