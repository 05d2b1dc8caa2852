import { and, asc, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { groupOrder, storeOrder } from '#lib/db/schema.ts';

/** Unpaid group orders, and those that wait for a bank transfer, whose time is over. */
export async function overdueGroups(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: groupOrder.groupOrderId })
    .from(groupOrder)
    .where(and(inArray(groupOrder.status, ['unpaid', 'verifying']), lte(groupOrder.closesAt, now)))
    .orderBy(asc(groupOrder.closesAt))
    .limit(limit);
  return rows.map((row) => row.id);
}

/** Store orders whose next step is due. */
export async function dueOrders(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: storeOrder.orderId })
    .from(storeOrder)
    .where(and(isNotNull(storeOrder.dueAt), lte(storeOrder.dueAt, now)))
    .orderBy(asc(storeOrder.dueAt))
    .limit(limit);
  return rows.map((row) => row.id);
}

/** Merges the counter rows of each store and state into one; rows that are added meanwhile stay as they are. */
export const gatherOrderCounts = (db: Db) =>
  db.execute(sql`
    with many as (select mer_id, status from order_count group by 1, 2 having count(*) > 1),
      gone as (delete from order_count c using many m where c.mer_id = m.mer_id and c.status = m.status
        returning c.mer_id, c.status, c.n)
    insert into order_count (mer_id, status, n) select mer_id, status, sum(n) from gone group by 1, 2`);

/** The same for the rows that count what customers have bought. */
export const gatherCustomerCounts = (db: Db) =>
  db.execute(sql`
    with many as (select mer_id, company_id, buyer_uid from customer_count group by 1, 2, 3 having count(*) > 1),
      gone as (delete from customer_count c using many m
        where (c.mer_id, c.company_id, c.buyer_uid) = (m.mer_id, m.company_id, m.buyer_uid)
        returning c.mer_id, c.company_id, c.buyer_uid, c.orders, c.turnover, c.last_order)
    insert into customer_count (mer_id, company_id, buyer_uid, orders, turnover, last_order)
    select mer_id, company_id, buyer_uid, sum(orders), sum(turnover), max(last_order) from gone group by 1, 2, 3`);
