import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { merchant, orderLine, product, shipment, storeOrder } from '#lib/db/schema.ts';
import type { LineRow, OrderRow } from '../order.repo.ts';

export const addShipment = (db: Db, row: typeof shipment.$inferInsert) => db.insert(shipment).values(row);

export const addStoreOrder = (db: Db, row: typeof storeOrder.$inferInsert) =>
  db.insert(storeOrder).values(row);

export const addLine = (db: Db, row: typeof orderLine.$inferInsert) => db.insert(orderLine).values(row);

export const changeLine = (db: Db, orderLineId: string, values: Partial<LineRow>) =>
  db.update(orderLine).set(values).where(eq(orderLine.orderLineId, orderLineId));

export async function orderByPickUpCode(db: Db, merId: number, code: string): Promise<OrderRow | undefined> {
  const rows = await db
    .select()
    .from(storeOrder)
    .where(
      and(eq(storeOrder.merId, merId), eq(storeOrder.pickUpCode, code), eq(storeOrder.status, 'to_ship')),
    )
    .for('update');
  return rows[0];
}

/** How many parcels were split off an order so far. */
export async function countChildren(db: Db, orderId: string): Promise<number> {
  return db.$count(storeOrder, eq(storeOrder.parentOrderId, orderId));
}

/** The share that points may pay by product and by its store, in thousandths, as they are set now. */
export async function pointsRates(db: Db, productIds: readonly number[]) {
  const rows = await db
    .select({ productId: product.productId, own: product.pointsRate, store: merchant.pointsRate })
    .from(product)
    .innerJoin(merchant, eq(merchant.merId, product.merId))
    .where(inArray(product.productId, [...productIds]));
  return new Map(rows.map((row) => [row.productId, row]));
}
