import { and, asc, inArray, isNotNull, lte } from 'drizzle-orm';
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
