import { sql } from 'drizzle-orm';
import { rowsOf } from '#lib/db/rows-of.ts';
import type { Db } from '../../../db/database.ts';
import { sku } from '../../../db/schema.ts';
import { goodsMatching } from './goods-matching.repo.ts';

/** Goods whose sizes are looked through for one that comes near. */
const MOST_GOODS = 200;

/** Sizes of goods with these words that begin so. */
export async function sizesLike(db: Db, query: string, start: string): Promise<string[]> {
  const rows = await rowsOf<{ size: string }>(
    db,
    sql`
    with fitting as materialized (
      select id as product_id from ${goodsMatching(query)} as id limit ${sql.raw(String(MOST_GOODS))}
    )
    select distinct size from ${sku}, unnest(sku.sizes) as size
    where sku.product_id in (select product_id from fitting) and sku.shown and starts_with(size, ${start})`,
  );
  return rows.map((row) => row.size);
}

/** The size of each of these goods that has one of these dimensions, those before others first. */
export async function sizedSkus(db: Db, productIds: readonly number[], sizes: readonly string[]) {
  const found = new Map<number, number>();
  if (productIds.length === 0 || sizes.length === 0) return found;
  const rows = await rowsOf<{ productId: number; skuId: number; sizes: string[] }>(
    db,
    sql`
    select product_id as "productId", sku_id as "skuId", sizes, stock from ${sku}
    where product_id = any(${`{${productIds.join(',')}}`}::int[]) and shown
      and sizes && ${`{${sizes.map((size) => `"${size.replaceAll('"', '')}"`).join(',')}}`}::text[]
    order by sort`,
  );
  const place = (own: readonly string[]): number => sizes.findIndex((size) => own.includes(size));
  // M8x30 alone comes before M8x1x30, which has it too.
  for (const row of rows.sort((a, b) => place(a.sizes) - place(b.sizes) || a.sizes.length - b.sizes.length))
    if (!found.has(row.productId)) found.set(row.productId, row.skuId);
  return found;
}
