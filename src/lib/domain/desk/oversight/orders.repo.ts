import { and, asc, eq, gte, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import type { OrderDeskTab } from '#lib/contracts/order-desk.ts';
import { containing } from '#lib/db/containing.ts';
import type { Db } from '#lib/db/database.ts';
import { shownPhoneHas } from '#lib/db/looks-like.ts';
import { latestFirst } from '#lib/db/keyset.ts';
import { rowsOf } from '#lib/db/rows-of.ts';
import {
  company,
  groupOrder,
  merchant,
  orderCount,
  payment,
  presaleOrder,
  refundOrder,
  refundPayment,
  storeOrder,
  user,
} from '#lib/db/schema.ts';
import type { KeysetAsk } from '#lib/kernel/keyset.ts';
import { isAfterSale, type OrderRow } from '#lib/domain/trade/order/index.ts';

export interface OrderFilter {
  tab: OrderDeskTab;
  store?: number | undefined;
  buyer?: number | undefined;
  keyword?: string | undefined;
  /** Placed at or after, and before. */
  since?: Date | undefined;
  until?: Date | undefined;
}

/** Stores and buyers of one search at the most; a shorter word that matches more has to be typed on. */
const FOUND_MAX = 200;

/**
 * What a word means is looked up first: a number of an order, of a purchase or of a refund, stores, buyers. The orders
 * are then found by indexes, however many there are.
 */
async function found(db: Db, keyword: string): Promise<SQL | undefined> {
  const like = containing(keyword);
  const [stores, buyers, groups, refunds] = await Promise.all([
    db
      .select({ id: merchant.merId })
      .from(merchant)
      .where(or(sql`${merchant.name} ilike ${like}`, sql`${merchant.nameEn} ilike ${like}`))
      .limit(FOUND_MAX),
    db
      .select({ id: user.uid })
      .from(user)
      .leftJoin(company, eq(company.companyId, user.companyId))
      .where(
        or(
          shownPhoneHas(sql`${user.phone}`, keyword, like),
          sql`${user.nickname} ilike ${like}`,
          sql`${company.name} ilike ${like}`,
        ),
      )
      .limit(FOUND_MAX),
    db.select({ id: groupOrder.groupOrderId }).from(groupOrder).where(eq(groupOrder.groupOrderSn, keyword)),
    db.select({ id: refundOrder.orderId }).from(refundOrder).where(eq(refundOrder.refundOrderSn, keyword)),
  ]);
  const ids = (rows: { id: number }[]) => rows.map(({ id }) => id);
  const keys = (rows: { id: string }[]) => rows.map(({ id }) => id);
  return or(
    eq(storeOrder.orderSn, keyword),
    inArray(storeOrder.merId, ids(stores)),
    inArray(storeOrder.uid, ids(buyers)),
    inArray(storeOrder.groupOrderId, keys(groups)),
    inArray(storeOrder.orderId, keys(refunds)),
  );
}

function inTab(tab: OrderDeskTab): SQL | undefined {
  if (tab === 'all') return undefined;
  return tab === 'after_sale' ? isAfterSale : eq(storeOrder.status, tab);
}

/** Rows of one page and one more, by their ids, which sort by time. */
export async function watchedOrders(
  db: Db,
  { tab, store, buyer, keyword, since, until }: OrderFilter,
  ask: KeysetAsk,
): Promise<OrderRow[]> {
  const { within, order } = latestFirst(storeOrder.orderId, ask);
  const words = keyword?.trim();
  return db
    .select()
    .from(storeOrder)
    .where(
      within(
        and(
          inTab(tab),
          store ? eq(storeOrder.merId, store) : undefined,
          buyer ? eq(storeOrder.uid, buyer) : undefined,
          since && gte(storeOrder.createdAt, since),
          until && lt(storeOrder.createdAt, until),
          words ? await found(db, words) : undefined,
        ),
      ),
    )
    .orderBy(order)
    .limit(ask.limit + 1);
}

/** How many orders are in each state, from counters that change with the orders; empty states are left out. */
export const watchedOrderCounts = (db: Db) =>
  db
    .select({ status: orderCount.status, n: sql<number>`sum(${orderCount.n})::int` })
    .from(orderCount)
    .groupBy(orderCount.status)
    .having(sql`sum(${orderCount.n}) <> 0`);

export async function countAfterSale(db: Db): Promise<number> {
  const rows = await rowsOf<{ n: number }>(
    db,
    sql`select count(*)::int as n from (select order_id from store_order where status = 'refunded'
      union select order_id from order_line where refund_state not in ('none', 'credited')) as found`,
  );
  return rows[0]?.n ?? 0;
}

export const buyersByIds = (db: Db, uids: number[]) =>
  db
    .select({ uid: user.uid, nickname: user.nickname, phone: user.phone, company: company.name })
    .from(user)
    .leftJoin(company, eq(company.companyId, user.companyId))
    .where(inArray(user.uid, uids));

/** What was paid, or begun to be paid, for an order: its purchase, and the balance of its presale. */
export const paymentsOf = (db: Db, { orderId, groupOrderId }: OrderRow) =>
  db
    .select()
    .from(payment)
    .where(
      or(
        eq(payment.targetId, groupOrderId),
        inArray(
          payment.targetId,
          db
            .select({ id: presaleOrder.presaleOrderId })
            .from(presaleOrder)
            .where(eq(presaleOrder.orderId, orderId)),
        ),
      ),
    )
    .orderBy(asc(payment.createdAt));

export const refundsOf = (db: Db, orderId: string) =>
  db.select().from(refundOrder).where(eq(refundOrder.orderId, orderId)).orderBy(asc(refundOrder.createdAt));

/** Money of some payments that went back for refunds. */
export const sentBackOf = (db: Db, paymentIds: string[]) =>
  db
    .select({
      refundOrderId: refundPayment.targetId,
      number: refundPayment.outRefundNo,
      status: refundPayment.status,
    })
    .from(refundPayment)
    .where(inArray(refundPayment.paymentId, paymentIds));
