import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { favourite, merchant, product } from '#lib/db/schema.ts';

export type FavouriteKind = 'product' | 'store';

const ofUser = (uid: number, kind: FavouriteKind, ids?: readonly number[]) =>
  and(
    eq(favourite.uid, uid),
    eq(favourite.kind, kind),
    ids ? inArray(favourite.targetId, [...ids]) : undefined,
  );

export async function keptIds(
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

export async function keptPage(
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

export async function countKept(db: Db, uid: number, kind: FavouriteKind): Promise<number> {
  const rows = await db.select({ n: count() }).from(favourite).where(ofUser(uid, kind));
  return rows[0]?.n ?? 0;
}

/** Those of the ids that exist. */
export async function existingIds(db: Db, kind: FavouriteKind, ids: readonly number[]): Promise<number[]> {
  const rows =
    kind === 'product'
      ? await db
          .select({ id: product.productId })
          .from(product)
          .where(inArray(product.productId, [...ids]))
      : await db
          .select({ id: merchant.merId })
          .from(merchant)
          .where(inArray(merchant.merId, [...ids]));
  return rows.map((row) => row.id);
}

/** Answers the ids that were not kept before. */
export async function addKept(
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
export async function dropKept(
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
