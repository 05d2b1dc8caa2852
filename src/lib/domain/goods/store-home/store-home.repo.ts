import { and, asc, desc, eq, gt, inArray, lt, max, sql } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { merchant, product, storeBlock } from '#lib/db/schema.ts';

export type BlockRow = typeof storeBlock.$inferSelect;

export const blocksOf = (db: Db, merId: number): Promise<BlockRow[]> =>
  db
    .select()
    .from(storeBlock)
    .where(eq(storeBlock.merId, merId))
    .orderBy(asc(storeBlock.sort), asc(storeBlock.storeBlockId));

/** Locks a store's row, so that two changes of its home page take turns. */
export const lockStore = (db: Db, merId: number) =>
  db.select({ merId: merchant.merId }).from(merchant).where(eq(merchant.merId, merId)).for('no key update');

export async function blockOf(db: Db, merId: number, id: number): Promise<BlockRow | undefined> {
  const [row] = await db
    .select()
    .from(storeBlock)
    .where(and(eq(storeBlock.merId, merId), eq(storeBlock.storeBlockId, id)));
  return row;
}

/** The part before or behind a place. */
export async function neighborOf(db: Db, { merId, sort }: BlockRow, to: 'up' | 'down') {
  const [row] = await db
    .select()
    .from(storeBlock)
    .where(and(eq(storeBlock.merId, merId), (to === 'up' ? lt : gt)(storeBlock.sort, sort)))
    .orderBy((to === 'up' ? desc : asc)(storeBlock.sort))
    .limit(1);
  return row;
}

export async function lastPlace(db: Db, merId: number): Promise<number> {
  const [row] = await db
    .select({ last: max(storeBlock.sort) })
    .from(storeBlock)
    .where(eq(storeBlock.merId, merId));
  return row?.last ?? 0;
}

export async function addBlock(db: Db, row: typeof storeBlock.$inferInsert): Promise<number> {
  const rows = await db.insert(storeBlock).values(row).returning({ id: storeBlock.storeBlockId });
  return rows[0]!.id;
}

export const changeBlock = (db: Db, id: number, values: Partial<BlockRow>) =>
  db.update(storeBlock).set(values).where(eq(storeBlock.storeBlockId, id));

export const dropBlock = (db: Db, id: number) => db.delete(storeBlock).where(eq(storeBlock.storeBlockId, id));

/** Names of goods of a store, by their numbers; with `isShown` those that buyers see. */
export async function ownGoods(db: Db, merId: number, ids: readonly number[], { isShown = false } = {}) {
  if (ids.length === 0) return [];
  return db
    .select({ id: product.productId, name: product.name, nameEn: product.nameEn })
    .from(product)
    .where(
      and(
        eq(product.merId, merId),
        inArray(product.productId, [...ids]),
        isShown ? eq(product.status, 'on_sale') : sql`${product.status} <> 'deleted'`,
      ),
    );
}
