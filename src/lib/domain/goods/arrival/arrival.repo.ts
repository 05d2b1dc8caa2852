import { and, asc, count, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { takeTurns } from '#lib/db/take-turns.ts';
import { arrival, product, sku } from '#lib/db/schema.ts';

export async function skuOfProduct(db: Db, productId: number, skuId: number) {
  const rows = await db
    .select({ stock: sku.stock, status: product.status })
    .from(sku)
    .innerJoin(product, eq(product.productId, sku.productId))
    .where(and(eq(sku.skuId, skuId), eq(sku.productId, productId), eq(sku.shown, true)));
  return rows[0];
}

export const addArrival = (db: Db, row: typeof arrival.$inferInsert) =>
  db.insert(arrival).values(row).onConflictDoNothing();

/** What an account waits for; whoever counts too waits until the transaction ends. */
export async function countArrivals(db: Db, uid: number): Promise<number> {
  await takeTurns(db, 'arrival', uid);
  const rows = await db.select({ n: count() }).from(arrival).where(eq(arrival.uid, uid));
  return rows[0]?.n ?? 0;
}

export const askedOf = (db: Db, uid: number, productId: number) =>
  db
    .select({ skuId: arrival.skuId })
    .from(arrival)
    .where(and(eq(arrival.uid, uid), eq(arrival.productId, productId)))
    .orderBy(asc(arrival.skuId));

/**
 * Who waits for what is back, the longest first; locked until the transaction ends, and passed over while another
 * process holds it. A size of which less than the minimum is there cannot be bought, so it is not back.
 */
export const arrivedRows = (db: Db, limit: number) =>
  db
    .select({
      uid: arrival.uid,
      skuId: arrival.skuId,
      productId: arrival.productId,
      name: product.name,
      nameEn: product.nameEn,
      options: product.options,
      designation: sku.designation,
      choice: sku.choice,
    })
    .from(arrival)
    .innerJoin(sku, eq(sku.skuId, arrival.skuId))
    .innerJoin(product, eq(product.productId, sku.productId))
    .where(
      and(
        gt(sku.stock, 0),
        eq(sku.shown, true),
        eq(product.status, 'on_sale'),
        sql`(${product.mixedBatch} or ${sku.stock} >= ${product.moq})`,
      ),
    )
    .orderBy(asc(arrival.createdAt))
    .limit(limit)
    .for('update', { of: arrival, skipLocked: true });

export const dropArrivals = (db: Db, uid: number, skuIds: number[]) =>
  db.delete(arrival).where(and(eq(arrival.uid, uid), inArray(arrival.skuId, skuIds)));
