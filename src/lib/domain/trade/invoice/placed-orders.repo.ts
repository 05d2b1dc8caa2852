import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { storeOrder } from '#lib/db/schema.ts';

/** Whole store orders of a group; parcels that were split off belong to theirs. */
export const storeOrdersOf = (db: Db, groupOrderId: string) =>
  db
    .select({ orderId: storeOrder.orderId, merId: storeOrder.merId })
    .from(storeOrder)
    .where(and(eq(storeOrder.groupOrderId, groupOrderId), isNull(storeOrder.parentOrderId)))
    .orderBy(asc(storeOrder.orderSn));
