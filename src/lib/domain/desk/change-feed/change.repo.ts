import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { ChangeKind } from '#lib/contracts/states.ts';
import { arrayOf } from '#lib/db/array-of.ts';
import type { Db } from '#lib/db/database.ts';
import { rowsOf } from '#lib/db/rows-of.ts';
import { product, sku, storeChange } from '#lib/db/schema.ts';

/** A place among the changes: microseconds, and the id that decides between equals. */
export interface Place {
  us: number;
  id: string;
}

/**
 * The time, in microseconds, up to which the changes are complete. A change has the time at which it was written but is
 * visible only after the commit; so a transaction that is still writing can only add changes younger than its
 * beginning, and one that begins later only changes younger than now. It must be a statement of its own, before the one
 * that reads the changes.
 */
export async function settledUntil(db: Db): Promise<number> {
  const [row] = await rowsOf<{ us: string }>(
    db,
    sql`select (extract(epoch from least(statement_timestamp(), min(xact_start))) * 1000000)::bigint as us
      from pg_stat_activity
      where backend_xid is not null and datname = current_database() and pid <> pg_backend_pid()`,
  );
  return Number(row!.us);
}

/** Changes of a store behind a place, the first one first, as far as nothing can come between them. */
export const changesAfter = (
  db: Db,
  merId: number,
  kind: ChangeKind,
  { after, until, limit }: { after: Place; until: number; limit: number },
) =>
  db
    .select({ id: storeChange.id, us: storeChange.changedUs })
    .from(storeChange)
    .where(
      and(
        eq(storeChange.merId, merId),
        eq(storeChange.kind, kind),
        sql`(${storeChange.changedUs}, ${storeChange.id}) > (${after.us}::bigint, ${after.id})`,
        lt(storeChange.changedUs, until),
      ),
    )
    .orderBy(asc(storeChange.changedUs), asc(storeChange.id))
    .limit(limit);

/** Products of a store, in whatever state; those that were made for one buyer alone are no goods of a list. */
export const goodsByIds = (db: Db, merId: number, ids: number[]) =>
  db
    .select()
    .from(product)
    .where(
      and(
        eq(product.merId, merId),
        sql`${product.productId} = any(${arrayOf(ids)}::int[])`,
        sql`${product.status} <> 'to_order'`,
      ),
    );

export const sizesOfGoods = (db: Db, productIds: number[]) =>
  db
    .select()
    .from(sku)
    .where(inArray(sku.productId, productIds))
    .orderBy(asc(sku.productId), asc(sku.sort), asc(sku.skuId));

export const sizesByIds = (db: Db, merId: number, ids: number[]) =>
  db
    .select({
      skuId: sku.skuId,
      productId: sku.productId,
      designation: sku.designation,
      barCode: sku.barCode,
      stock: sku.stock,
    })
    .from(sku)
    .innerJoin(product, eq(product.productId, sku.productId))
    .where(
      and(
        eq(product.merId, merId),
        sql`${sku.skuId} = any(${arrayOf(ids)}::int[])`,
        sql`${product.status} <> 'to_order'`,
      ),
    );
