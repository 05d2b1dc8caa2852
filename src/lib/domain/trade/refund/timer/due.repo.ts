import { and, asc, isNotNull, lte } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { refundOrder } from '#lib/db/schema.ts';

/** Refunds whose next step is due. */
export async function dueRefunds(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: refundOrder.refundOrderId })
    .from(refundOrder)
    .where(and(isNotNull(refundOrder.dueAt), lte(refundOrder.dueAt, now)))
    .orderBy(asc(refundOrder.dueAt))
    .limit(limit);
  return rows.map((row) => row.id);
}
