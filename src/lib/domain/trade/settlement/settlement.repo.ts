import { OPEN_REFUND_STATES } from '#lib/contracts/states.ts';
import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import {
  commissionRate,
  orderLine,
  orderSettlement,
  product,
  refundOrder,
  storeOrder,
} from '#lib/db/schema.ts';

export type SettlementRow = typeof orderSettlement.$inferSelect;

export const addSettlement = (db: Db, row: { orderId: string; merId: number; dueAt: Date }) =>
  db.insert(orderSettlement).values(row).onConflictDoNothing();

export async function dueSettlements(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ orderId: orderSettlement.orderId })
    .from(orderSettlement)
    .where(and(isNull(orderSettlement.settledAt), lte(orderSettlement.dueAt, now)))
    .orderBy(asc(orderSettlement.dueAt))
    .limit(limit);
  return rows.map((row) => row.orderId);
}

/** The order's row first, then this one: as refunds take them. */
export async function lockOrder(db: Db, orderId: string) {
  const rows = await db
    .select({
      orderSn: storeOrder.orderSn,
      merId: storeOrder.merId,
      payPrice: storeOrder.payPrice,
      platformDiscount: storeOrder.platformDiscount,
    })
    .from(storeOrder)
    .where(eq(storeOrder.orderId, orderId))
    .for('update');
  return rows[0];
}

export async function lockSettlement(db: Db, orderId: string): Promise<SettlementRow | undefined> {
  const rows = await db
    .select()
    .from(orderSettlement)
    .where(eq(orderSettlement.orderId, orderId))
    .for('update');
  return rows[0];
}

export const changeSettlement = (db: Db, orderId: string, values: Partial<SettlementRow>) =>
  db.update(orderSettlement).set(values).where(eq(orderSettlement.orderId, orderId));

/**
 * Each line with what has gone back of it, and the rate that held when it was paid, in thousandths; lines that were paid
 * before it was kept have the one of today: the store's, else that of the nearest category.
 */
export async function earnedLines(db: Db, orderId: string, merId: number) {
  const rateOf = (kind: string, owner: unknown) =>
    sql`(select ${commissionRate.permille} from ${commissionRate} where ${commissionRate.kind} = ${kind} and ${commissionRate.ownerId} = ${owner})`;
  return db
    .select({
      orderLineId: orderLine.orderLineId,
      paid: orderLine.payPrice,
      freight: orderLine.freight,
      refundedPrice: orderLine.refundedPrice,
      refundedFreight: orderLine.refundedFreight,
      refundedPlatform: orderLine.refundedPlatform,
      permille: sql<number>`coalesce(${orderLine.commissionPermille}, ${rateOf('store', merId)}, ${rateOf('category', product.categoryId)},
        ${rateOf('category', product.categoryId2)}, ${rateOf('category', product.categoryId1)}, 0)`,
    })
    .from(orderLine)
    .innerJoin(product, eq(product.productId, orderLine.productId))
    .where(eq(orderLine.orderId, orderId));
}

/** Refunds of the order that are not over (`refusedAt` null), and refusals that were not appealed. */
export const openRefunds = (db: Db, orderId: string) =>
  db
    .select({
      refusedAt:
        sql<Date | null>`case when ${refundOrder.status} = 'refused' then ${refundOrder.refusedAt} end`.mapWith(
          refundOrder.refusedAt,
        ),
    })
    .from(refundOrder)
    .where(
      and(
        eq(refundOrder.orderId, orderId),
        or(
          inArray(refundOrder.status, [...OPEN_REFUND_STATES]),
          and(eq(refundOrder.status, 'refused'), isNull(refundOrder.appealedAt)),
        ),
      ),
    );
