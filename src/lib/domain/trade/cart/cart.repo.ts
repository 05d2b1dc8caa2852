import { and, asc, count, eq, inArray, lt, sql } from 'drizzle-orm';
import { oneOf } from '#lib/db/array-of.ts';
import { builtOnce } from '#lib/db/built-once.ts';
import type { Db } from '#lib/db/database.ts';
import { insertRows, type Along } from '#lib/db/insert-rows.ts';
import { cartLine } from '#lib/db/schema.ts';
import { isViolation } from '#lib/db/violation.ts';

/** Query for `readTogether`: how many lines lie in a cart. */
export const linesCounted = (db: Db) =>
  db
    .select({ n: count() })
    .from(cartLine)
    .where(and(eq(cartLine.uid, oneOf('uid', 'int')), eq(cartLine.isDirect, false)));
const linesOfCart = builtOnce(linesCounted);
export const countLines = async (db: Db, uid: number): Promise<number> =>
  (await linesOfCart(db).execute({ uid }))[0]?.n ?? 0;

export type NewLine = typeof cartLine.$inferInsert;

/**
 * Adds to the lines of the same SKUs where there are some; two clicks at once cannot lose each other. One
 * SKU must not be named twice. Answers the ids in the order of the SKUs given.
 */
export async function addToLines(db: Db, lines: NewLine[]): Promise<string[]> {
  // In the order of the SKUs, so that two tabs which add the same ones wait for each other in one direction.
  const sorted = lines.toSorted((a, b) => a.skuId - b.skuId);
  const rows = await db
    .insert(cartLine)
    .values(sorted)
    .onConflictDoUpdate({
      target: [cartLine.uid, cartLine.skuId],
      targetWhere: sql`not is_direct`,
      set: { quantity: sql`${cartLine.quantity} + excluded.quantity` },
    })
    .returning({ cartId: cartLine.cartId, skuId: cartLine.skuId });
  const bySku = new Map(rows.map((row) => [row.skuId, row.cartId]));
  return lines.map((line) => bySku.get(line.skuId)!);
}

export async function addDirectLines(db: Db, lines: NewLine[], along?: Along): Promise<string[]> {
  const rows = lines.map((line) => ({ ...line, isDirect: true }));
  await insertRows(db, [[cartLine, rows]], along ? { along } : {});
  return lines.map((line) => line.cartId);
}

/**
 * A line of the cart page with all lines of its product, locked until the transaction ends: changing its SKU may join
 * two of them, and transactions that lock them one by one in different orders would deadlock.
 */
export async function lockLine(db: Db, uid: number, cartId: string) {
  const isMine = and(eq(cartLine.uid, uid), eq(cartLine.isDirect, false));
  const named = db
    .select({ productId: cartLine.productId })
    .from(cartLine)
    .where(and(eq(cartLine.cartId, cartId), isMine));
  const rows = await db
    .select()
    .from(cartLine)
    .where(and(isMine, inArray(cartLine.productId, named)))
    .orderBy(asc(cartLine.skuId))
    .for('update');
  return rows.find((row) => row.cartId === cartId);
}

/** False when another request has just put the same SKU into a line of its own. */
export async function setLine(
  db: Db,
  cartId: string,
  values: { quantity: number; skuId: number },
): Promise<boolean> {
  try {
    // A savepoint: the transaction can continue after an error of the unique index.
    await db.transaction((inner) => inner.update(cartLine).set(values).where(eq(cartLine.cartId, cartId)));
    return true;
  } catch (error) {
    if (isViolation(error, 'unique')) return false;
    throw error;
  }
}

export const removeLines = (db: Db, uid: number, cartIds: string[]) =>
  db.delete(cartLine).where(and(eq(cartLine.uid, uid), inArray(cartLine.cartId, cartIds)));

/** Drops lines to buy now that were never ordered. */
export const dropStaleDirectLines = (db: Db, before: Date) =>
  db.delete(cartLine).where(and(eq(cartLine.isDirect, true), lt(cartLine.createdAt, before)));
