import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { invoiceOrder } from '#lib/db/schema.ts';

/** Which of these whole orders an invoice was asked for. */
export async function invoicedOf(db: Db, rootIds: string[]): Promise<Set<string>> {
  const rows = await db
    .select({ orderId: invoiceOrder.orderId })
    .from(invoiceOrder)
    .where(and(inArray(invoiceOrder.orderId, rootIds), eq(invoiceOrder.isActive, true)));
  return new Set(rows.map((row) => row.orderId));
}
