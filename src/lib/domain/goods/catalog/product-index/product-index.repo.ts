import { asc, gt, inArray, sql } from 'drizzle-orm';
import { rowsOf } from '#lib/db/rows-of.ts';
import type { Db } from '../../../../db/database.ts';
import { product } from '../../../../db/schema.ts';
import { leastLead } from '../least-lead.repo.ts';

/** What lists filter and sort by. */
const indexColumns = {
  id: product.productId,
  store: product.merId,
  category1: product.categoryId1,
  category2: product.categoryId2,
  category3: product.categoryId,
  brand: product.brandId,
  storeCategory: product.merCateId,
  belt: product.beltId,
  price: product.price,
  priceMax: product.priceMax,
  unit: product.unitName,
  packing: sql<string | null>`${product.packing}->>'zh'`,
  sales: product.sales,
  // Stars are reviews: goods without one have none to stand by.
  star: sql<number>`case when ${product.replyCount} > 0 then ${product.star} else 0 end`,
  replies: product.replyCount,
  moq: product.moq,
  leadDays: leastLead,
  createdAt: product.createdAt,
  isOnRequest: product.priceOnRequest,
  hasStock: sql<boolean>`${product.stock} > 0`,
  isOnSale: sql<boolean>`${product.status} = 'on_sale'`,
};
export type IndexRow = Awaited<ReturnType<typeof indexRowsByIds>>[number];

export const indexRowsByIds = (db: Db, ids: number[]) =>
  db.select(indexColumns).from(product).where(inArray(product.productId, ids));

/** The goods on sale whose numbers follow this one. */
export const indexRowsAfter = (db: Db, id: number, limit: number): Promise<IndexRow[]> =>
  db
    .select(indexColumns)
    .from(product)
    .where(sql`${product.status} = 'on_sale' and ${gt(product.productId, id)}`)
    .orderBy(asc(product.productId))
    .limit(limit);

export interface Since {
  /** Which transactions the database shows now, as PostgreSQL writes its snapshots. */
  seen: string;
  /** The first transaction that has not begun. */
  next: bigint;
  /** The transaction that asks has written: what it sees is not committed, and others must not share it. */
  isOwn: boolean;
  changed: number[];
}

/**
 * Products that transactions have changed which `seen` did not show. By snapshots, not by times or counters: a long
 * transaction that commits late is not missed. What lies beyond the next transaction came from another database.
 */
export async function changesSince(db: Db, seen: string | undefined): Promise<Since> {
  const changed = seen
    ? sql`(select string_agg(product_id::text, ',') from product_change
        where changed_in >= pg_snapshot_xmin(${seen}::pg_snapshot) and changed_in < pg_snapshot_xmax(s)
          and not pg_visible_in_snapshot(changed_in, ${seen}::pg_snapshot))`
    : sql`null`;
  const rows = await rowsOf<{ seen: string; next: string; own: boolean; changed: string | null }>(
    db,
    sql`
    with now as materialized (select pg_current_snapshot() as s)
    select s::text as seen, pg_snapshot_xmax(s)::text as next,
      pg_current_xact_id_if_assigned() is not null as own, ${changed} as changed from now`,
  );
  const row = rows[0]!;
  return {
    seen: row.seen,
    next: BigInt(row.next),
    isOwn: row.own,
    changed: row.changed ? row.changed.split(',').map(Number) : [],
  };
}
