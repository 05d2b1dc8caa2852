import { and, asc, eq, inArray, max, sql } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { merchant, product, storeCategory } from '#lib/db/schema.ts';

export type OwnCategoryRow = typeof storeCategory.$inferSelect;

/** Own categories of a store in its order, level by level. */
export const categoriesOfStore = (db: Db, merId: number): Promise<OwnCategoryRow[]> =>
  db
    .select()
    .from(storeCategory)
    .where(eq(storeCategory.merId, merId))
    .orderBy(asc(storeCategory.sort), asc(storeCategory.merCateId));

/** Locks a store's row, so that two changes of its categories take turns. */
export const lockStore = (db: Db, merId: number) =>
  db.select({ merId: merchant.merId }).from(merchant).where(eq(merchant.merId, merId)).for('no key update');

/** How many goods of a store stand in each of its categories; all it has, or those that buyers see. */
export const goodsByOwnCategory = (db: Db, merId: number, { isOnSale = false } = {}) =>
  db
    .select({ id: sql<number>`${product.merCateId}`, count: sql<number>`count(*)::int` })
    .from(product)
    .where(
      and(
        eq(product.merId, merId),
        isOnSale ? eq(product.status, 'on_sale') : sql`${product.status} <> 'deleted'`,
        sql`${product.merCateId} is not null`,
      ),
    )
    .groupBy(product.merCateId);

export async function lastPlace(db: Db, merId: number): Promise<number> {
  const [row] = await db
    .select({ last: max(storeCategory.sort) })
    .from(storeCategory)
    .where(eq(storeCategory.merId, merId));
  return row?.last ?? 0;
}

export async function addCategory(db: Db, row: typeof storeCategory.$inferInsert): Promise<number> {
  const rows = await db.insert(storeCategory).values(row).returning({ id: storeCategory.merCateId });
  return rows[0]!.id;
}

export const changeCategory = (db: Db, id: number, values: Partial<OwnCategoryRow>) =>
  db.update(storeCategory).set(values).where(eq(storeCategory.merCateId, id));

/** Takes categories away and their goods out of them; answers how many of these were not deleted before. */
export async function dropCategories(db: Db, merId: number, ids: readonly number[]): Promise<number> {
  const left = await db
    .update(product)
    .set({ merCateId: null })
    .where(and(eq(product.merId, merId), inArray(product.merCateId, [...ids])))
    .returning({ status: product.status });
  await db.delete(storeCategory).where(inArray(storeCategory.merCateId, [...ids]));
  return left.filter(({ status }) => status !== 'deleted').length;
}

/** Those of a store's goods that are named, locked until the transaction ends. */
export const goodsToSort = (db: Db, merId: number, ids: readonly number[]) =>
  db
    .select({ productId: product.productId, merCateId: product.merCateId })
    .from(product)
    .where(
      and(
        eq(product.merId, merId),
        inArray(product.productId, [...ids]),
        sql`${product.status} <> 'deleted'`,
      ),
    )
    .orderBy(asc(product.productId))
    .for('update');

export const sortGoods = (db: Db, ids: readonly number[], merCateId: number | null, updatedAt: Date) =>
  db
    .update(product)
    .set({ merCateId, updatedAt })
    .where(inArray(product.productId, [...ids]));
