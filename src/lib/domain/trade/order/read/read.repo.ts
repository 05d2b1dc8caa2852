import type { StoreOrderState } from '#lib/contracts/states.ts';
import { and, asc, desc, eq, exists, inArray, isNull, ne, notInArray, or, sql, type SQL } from 'drizzle-orm';
import { containing } from '#lib/db/containing.ts';
import type { Db } from '#lib/db/database.ts';
import {
  companyApproval,
  groupOrder,
  merchant,
  orderLine,
  presaleOrder,
  shipment,
  storeOrder,
} from '#lib/db/schema.ts';
import type { GroupRow, OrderRow } from '../order.repo.ts';
import type { Page } from '#lib/kernel/page.ts';

export type MerchantBriefRow = Awaited<ReturnType<typeof merchantsByIds>>[number];
export type ShipmentRow = typeof shipment.$inferSelect;

export interface OrderFilter {
  /** A state, or `all` without the unpaid ones. */
  status: StoreOrderState | 'all';
  keyword?: string | undefined;
}
export interface Owner {
  uid: number;
}

export const merchantsByIds = (db: Db, ids: number[]) =>
  db
    .select({
      merId: merchant.merId,
      name: merchant.name,
      nameEn: merchant.nameEn,
      avatar: merchant.avatar,
      servicePhone: merchant.servicePhone,
      openReceipt: merchant.openReceipt,
      address: merchant.address,
      addressEn: merchant.addressEn,
    })
    .from(merchant)
    .where(inArray(merchant.merId, ids));

/**
 * Whether number, receiver or goods of an order contain these words. It is tested row by row: the planner assumes that
 * half of the orders match, and so reads the list in its order until the page is full.
 */
export const matchesKeyword = (keyword: string): SQL =>
  sql`coalesce((select said from order_text t where t.order_id = ${storeOrder.orderId}) ilike ${containing(keyword)}, false)`;

/** Refunded as a whole, or with a line of which something comes back. */
export const isAfterSale = or(
  eq(storeOrder.status, 'refunded'),
  sql`exists (select 1 from order_line l where l.order_id = ${storeOrder.orderId} and l.refund_state not in ('none', 'credited'))`,
);

function inState(status: OrderFilter['status']): SQL | undefined {
  if (status === 'refunded') return isAfterSale;
  return status === 'all' ? ne(storeOrder.status, 'unpaid') : eq(storeOrder.status, status);
}

function matching(owner: Owner, { status, keyword }: OrderFilter): SQL | undefined {
  const own = and(eq(storeOrder.uid, owner.uid), isNull(storeOrder.hiddenAt));
  return and(own, inState(status), keyword?.trim() ? matchesKeyword(keyword) : undefined);
}

export async function ordersOf(
  db: Db,
  owner: Owner,
  filter: OrderFilter,
  { page, limit }: Page,
): Promise<OrderRow[]> {
  const rows = await db
    .select()
    .from(storeOrder)
    .where(matching(owner, filter))
    .orderBy(desc(storeOrder.createdAt), desc(storeOrder.orderSn))
    .limit(limit)
    .offset((page - 1) * limit);
  return rows;
}

export async function countOrdersOf(db: Db, owner: Owner, filter: OrderFilter): Promise<number> {
  const rows = await db
    .select({ n: sql<number>`count(*)::int` })
    .from(storeOrder)
    .where(matching(owner, filter));
  return rows[0]?.n ?? 0;
}

const openGroups = (uid: number) =>
  and(eq(groupOrder.uid, uid), inArray(groupOrder.status, ['unpaid', 'verifying']));

/** Found by its own number, or by what an order of one of its stores is found by. */
export function groupHolding(db: Db, keyword: string): SQL | undefined {
  const ofStore = db
    .select({ one: sql`1` })
    .from(storeOrder)
    .where(and(eq(storeOrder.groupOrderId, groupOrder.groupOrderId), matchesKeyword(keyword)));
  return or(sql`${groupOrder.groupOrderSn} ilike ${containing(keyword)}`, exists(ofStore));
}

const openGroupsWith = (db: Db, uid: number, keyword: string | undefined): SQL | undefined =>
  and(openGroups(uid), keyword?.trim() ? groupHolding(db, keyword) : undefined);

export async function openGroupsOf(
  db: Db,
  uid: number,
  { page, limit }: Page,
  keyword?: string,
): Promise<GroupRow[]> {
  const rows = await db
    .select()
    .from(groupOrder)
    .where(openGroupsWith(db, uid, keyword))
    .orderBy(desc(groupOrder.createdAt))
    .limit(limit)
    .offset((page - 1) * limit);
  return rows;
}

export async function countOpenGroups(db: Db, uid: number, keyword?: string): Promise<number> {
  const rows = await db
    .select({ n: sql<number>`count(*)::int` })
    .from(groupOrder)
    .where(openGroupsWith(db, uid, keyword));
  return rows[0]?.n ?? 0;
}

export async function ordersOfGroups(db: Db, groupOrderIds: string[]): Promise<OrderRow[]> {
  if (groupOrderIds.length === 0) return [];
  const rows = await db
    .select()
    .from(storeOrder)
    .where(inArray(storeOrder.groupOrderId, groupOrderIds))
    .orderBy(asc(storeOrder.orderSn));
  return rows;
}

export async function ordersByIds(db: Db, ids: string[]): Promise<OrderRow[]> {
  if (ids.length === 0) return [];
  const rows = await db.select().from(storeOrder).where(inArray(storeOrder.orderId, ids));
  return rows;
}

/** The whole order and its parcels after a split. */
export const familyOf = (db: Db, rootId: string) =>
  db
    .select({ orderId: storeOrder.orderId, orderSn: storeOrder.orderSn, status: storeOrder.status })
    .from(storeOrder)
    .where(or(eq(storeOrder.orderId, rootId), eq(storeOrder.parentOrderId, rootId)))
    .orderBy(asc(storeOrder.orderSn));

export const shipmentsOf = (db: Db, orderId: string): Promise<ShipmentRow[]> =>
  db
    .select()
    .from(shipment)
    .where(and(eq(shipment.orderId, orderId), eq(shipment.isReturn, false)))
    .orderBy(asc(shipment.createdAt));

/** What has gone back of an order to its buyer, fen: of its goods and of their freight. */
export async function refundedOf(db: Db, orderId: string): Promise<number> {
  const rows = await db
    .select({
      sum: sql<string>`coalesce(sum(${orderLine.refundedPrice} + ${orderLine.refundedFreight}), 0)`,
    })
    .from(orderLine)
    .where(eq(orderLine.orderId, orderId));
  return Number(rows[0]?.sum ?? 0);
}

/**
 * A buyer's orders by state: their number without hidden ones, and what was paid for them, hidden ones included, fen;
 * of a presale with an open balance only the deposit.
 */
export async function totalsByState(db: Db, uid: number) {
  return db
    .select({
      status: storeOrder.status,
      n: sql<number>`(count(*) filter (where ${storeOrder.hiddenAt} is null))::int`,
      paid: sql<number>`coalesce(sum(${storeOrder.payPrice} - coalesce(${presaleOrder.balance}, 0)) filter (where ${storeOrder.paidAt} is not null), 0)::bigint`,
    })
    .from(storeOrder)
    .leftJoin(
      presaleOrder,
      and(
        eq(presaleOrder.orderId, storeOrder.orderId),
        inArray(presaleOrder.status, ['due', 'verifying', 'closed']),
      ),
    )
    .where(and(eq(storeOrder.uid, uid), notInArray(storeOrder.status, ['unpaid'])))
    .groupBy(storeOrder.status);
}

/** What somebody of the company said who did not approve an order, or wants it changed first. */
export async function remarkOf(db: Db, groupOrderId: string): Promise<string> {
  const rows = await db
    .select({ reason: companyApproval.reason })
    .from(companyApproval)
    .where(eq(companyApproval.groupOrderId, groupOrderId));
  return rows[0]?.reason ?? '';
}
