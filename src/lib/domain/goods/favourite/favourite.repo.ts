import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import type { FAVOURITE_TYPES } from '#lib/contracts/fields.ts';
import { belt, favourite, market, merchant, product } from '#lib/db/schema.ts';

export type FavouriteKind = keyof typeof FAVOURITE_TYPES;

const ofUser = (uid: number, kind: FavouriteKind, ids?: readonly number[]) =>
  and(
    eq(favourite.uid, uid),
    eq(favourite.kind, kind),
    ids ? inArray(favourite.targetId, [...ids]) : undefined,
  );

export async function favouriteIds(
  db: Db,
  uid: number,
  kind: FavouriteKind,
  ids: readonly number[],
): Promise<number[]> {
  const rows = await db
    .select({ id: favourite.targetId })
    .from(favourite)
    .where(ofUser(uid, kind, ids));
  return rows.map((row) => row.id);
}

export async function favouritePage(
  db: Db,
  uid: number,
  kind: FavouriteKind,
  { page, limit }: { page: number; limit: number },
): Promise<number[]> {
  const rows = await db
    .select({ id: favourite.targetId })
    .from(favourite)
    .where(ofUser(uid, kind))
    .orderBy(desc(favourite.createdAt), desc(favourite.targetId))
    .limit(limit)
    .offset((page - 1) * limit);
  return rows.map((row) => row.id);
}

export async function countFavourites(db: Db, uid: number, kind: FavouriteKind): Promise<number> {
  const rows = await db.select({ n: count() }).from(favourite).where(ofUser(uid, kind));
  return rows[0]?.n ?? 0;
}

const TARGETS = {
  product: { table: product, id: product.productId },
  store: { table: merchant, id: merchant.merId },
  belt: { table: belt, id: belt.beltId },
  market: { table: market, id: market.marketId },
} as const;

/**
 * Those of the ids that exist; of products those on sale, as a favourite shows name, picture and stock, which those that
 * are made for one buyer or not yet let in keep to themselves.
 */
export async function existingIds(db: Db, kind: FavouriteKind, ids: readonly number[]): Promise<number[]> {
  const { table, id } = TARGETS[kind];
  const rows = await db
    .select({ id })
    .from(table)
    .where(and(inArray(id, [...ids]), kind === 'product' ? eq(product.status, 'on_sale') : undefined));
  return rows.map((row) => row.id);
}

/** Kept belts and markets, newest first, one page of both. */
export async function favouritePlaces(db: Db, uid: number, { page, limit }: { page: number; limit: number }) {
  return db
    .select({ kind: favourite.kind, belt, market })
    .from(favourite)
    .leftJoin(belt, and(eq(favourite.kind, 'belt'), eq(belt.beltId, favourite.targetId)))
    .leftJoin(market, and(eq(favourite.kind, 'market'), eq(market.marketId, favourite.targetId)))
    .where(and(eq(favourite.uid, uid), inArray(favourite.kind, ['belt', 'market'])))
    .orderBy(desc(favourite.createdAt), desc(favourite.targetId))
    .limit(limit)
    .offset((page - 1) * limit);
}

/** Answers the ids that were not kept before. */
export async function addFavourites(
  db: Db,
  uid: number,
  kind: FavouriteKind,
  ids: readonly number[],
  createdAt: Date,
): Promise<number[]> {
  const rows = await db
    .insert(favourite)
    .values(ids.map((targetId) => ({ uid, kind, targetId, createdAt })))
    .onConflictDoNothing()
    .returning({ id: favourite.targetId });
  return rows.map((row) => row.id);
}

/** Answers the ids that were kept. */
export async function removeFavourites(
  db: Db,
  uid: number,
  kind: FavouriteKind,
  ids: readonly number[],
): Promise<number[]> {
  const rows = await db
    .delete(favourite)
    .where(ofUser(uid, kind, ids))
    .returning({ id: favourite.targetId });
  return rows.map((row) => row.id);
}

/** The follower count that store cards show. */
export const addFollowers = (db: Db, merIds: readonly number[], by: 1 | -1) =>
  db
    .update(merchant)
    .set({ careCount: sql`greatest(${merchant.careCount} + ${by}, 0)` })
    .where(inArray(merchant.merId, [...merIds]));

export async function onSaleIds(db: Db, ids: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .select({ id: product.productId })
    .from(product)
    .where(and(inArray(product.productId, [...ids]), eq(product.status, 'on_sale')));
  return new Set(rows.map((row) => row.id));
}
