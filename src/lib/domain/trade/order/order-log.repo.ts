import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { orderLog, storeOrder } from '#lib/db/schema.ts';

export type LogRow = typeof orderLog.$inferSelect;

export const addLogs = (db: Db, rows: (typeof orderLog.$inferInsert)[]) => db.insert(orderLog).values(rows);

export const logsOf = (db: Db, orderIds: string[]): Promise<LogRow[]> =>
  db
    .select()
    .from(orderLog)
    .where(orderIds.length === 1 ? eq(orderLog.orderId, orderIds[0]!) : inArray(orderLog.orderId, orderIds))
    // An order that costs nothing is placed and paid in one moment.
    .orderBy(asc(orderLog.createdAt), sql`${orderLog.from} is not null`, asc(orderLog.orderLogId));

export async function buyersOf(db: Db, orderIds: readonly string[]): Promise<number[]> {
  const rows = await db
    .selectDistinct({ uid: storeOrder.uid })
    .from(storeOrder)
    .where(inArray(storeOrder.orderId, [...orderIds]));
  return rows.map((row) => row.uid);
}
