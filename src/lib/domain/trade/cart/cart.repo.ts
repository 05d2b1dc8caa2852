import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { cartLine, merchant, product, sku } from '../../../db/schema.ts';

export async function skuForSale(db: Db, skuIds: number[]) {
  if (skuIds.length === 0) return [];
  return db
    .select({ sku, product, merchantStatus: merchant.status })
    .from(sku)
    .innerJoin(product, eq(product.productId, sku.productId))
    .innerJoin(merchant, eq(merchant.merId, product.merId))
    .where(inArray(sku.skuId, skuIds));
}
export type SkuForSale = Awaited<ReturnType<typeof skuForSale>>[number];

export async function countLines(db: Db, uid: number): Promise<number> {
  const rows = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(cartLine)
    .where(and(eq(cartLine.uid, uid), eq(cartLine.isDirect, false)));
  return rows[0]?.count ?? 0;
}

/** Quantities of a product's SKUs that lie in the cart already. */
export const linesOfProduct = (db: Db, uid: number, productId: number) =>
  db
    .select({ cartId: cartLine.cartId, skuId: cartLine.skuId, quantity: cartLine.quantity })
    .from(cartLine)
    .where(and(eq(cartLine.uid, uid), eq(cartLine.productId, productId), eq(cartLine.isDirect, false)));

type NewLine = typeof cartLine.$inferInsert;

/** Adds to the line of the same SKU if there is one; two clicks at once cannot lose each other. */
export async function addLine(db: Db, line: NewLine): Promise<string> {
  const rows = await db
    .insert(cartLine)
    .values(line)
    .onConflictDoUpdate({
      target: [cartLine.uid, cartLine.skuId],
      targetWhere: sql`not is_direct`,
      set: { quantity: sql`${cartLine.quantity} + excluded.quantity` },
    })
    .returning({ cartId: cartLine.cartId });
  return rows[0]!.cartId;
}

export async function addDirectLine(db: Db, line: NewLine): Promise<string> {
  await db.insert(cartLine).values({ ...line, isDirect: true });
  return line.cartId;
}

export async function lineById(db: Db, uid: number, cartId: string) {
  const rows = await db.select().from(cartLine).where(and(eq(cartLine.cartId, cartId), eq(cartLine.uid, uid)));
  return rows[0];
}

export const setLine = (db: Db, uid: number, cartId: string, values: { quantity: number; skuId: number }) =>
  db
    .update(cartLine)
    .set(values)
    .where(and(eq(cartLine.cartId, cartId), eq(cartLine.uid, uid)));

export const removeLines = (db: Db, uid: number, cartIds: string[]) =>
  db.delete(cartLine).where(and(eq(cartLine.uid, uid), inArray(cartLine.cartId, cartIds)));

/** Drops lines that were bought at once and never ordered. */
export const dropStaleDirectLines = (db: Db, before: Date) =>
  db.delete(cartLine).where(and(eq(cartLine.isDirect, true), sql`${cartLine.createdAt} < ${before.toISOString()}::timestamptz`));
