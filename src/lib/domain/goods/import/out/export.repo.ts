import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { rowsOf } from '#lib/db/rows-of.ts';
import type { Db } from '#lib/db/database.ts';
import { catalogEntry, product, sku } from '#lib/db/schema.ts';
import type { ParamHead } from './file-cells.ts';

/** Goods of a store with their SKUs and the merchant's own code, by their number. */
export async function exportPage(db: Db, merId: number, after: number, limit: number) {
  const rows = await db
    .select({ product, code: catalogEntry.code })
    .from(product)
    .leftJoin(catalogEntry, eq(catalogEntry.productId, product.productId))
    .where(
      and(
        eq(product.merId, merId),
        gt(product.productId, after),
        inArray(product.status, ['on_sale', 'off_shelf']),
      ),
    )
    .orderBy(asc(product.productId))
    .limit(limit);
  const ids = rows.map((row) => row.product.productId);
  const skus = ids.length === 0 ? [] : await db.select().from(sku).where(inArray(sku.productId, ids));
  const by = Map.groupBy(skus, (row) => row.productId);
  return rows.map((row) => ({ ...row, skus: by.get(row.product.productId) ?? [] }));
}

/**
 * Every parameter that some goods of the store have: its names, its unit, and whose it is. One that goods name in two
 * ways in English is headed by its Chinese name: the category's table knows the other.
 */
export async function paramHeads(db: Db, merId: number): Promise<ParamHead[]> {
  const rows = await rowsOf<{ per_sku: boolean; zh: string; en: string; unit: string }>(
    db,
    sql`
    select per_sku, name->>'zh' zh, coalesce(unit, '') unit,
      case when count(distinct name->>'en') = 1 then min(name->>'en') else name->>'zh' end en from (
      select false per_sku, one->'name' name, one->>'unit' unit
        from product, jsonb_array_elements(product.params) one
        where product.mer_id = ${merId} and product.status in ('on_sale', 'off_shelf')
      union all
      select true, one->'name', one->>'unit'
        from sku join product using (product_id), jsonb_array_elements(sku.params) one
        where product.mer_id = ${merId} and product.status in ('on_sale', 'off_shelf') and sku.shown
    ) every group by 1, 2, 3 order by 1, count(*) desc, 2, 3`,
  );
  return rows.map((row) => ({
    row: { name: { zh: row.zh, en: row.en }, ...(row.unit ? { unit: row.unit } : {}) },
    perSku: row.per_sku,
  }));
}
