import { and, asc, count, desc, eq, ilike, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { product, sku } from '#lib/db/schema.ts';
import { goodsMatching } from '../../../goods/search/index.ts';

const like = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Shown SKUs of a store; every word must be in the name of the product or the designation of the SKU. */
export async function soldSkus(
  db: Db,
  merId: number,
  { keyword = '', page, limit }: { keyword?: string | undefined; page: number; limit: number },
): Promise<{ count: number; ids: number[] }> {
  const words = keyword.trim().split(/\s+/).filter(Boolean).slice(0, 6);
  const where = and(
    eq(product.merId, merId),
    eq(product.status, 'on_sale'),
    eq(sku.shown, true),
    ...words.map((word) =>
      or(
        ilike(product.name, like(word)),
        ilike(product.nameEn, like(word)),
        ilike(sku.designation, like(word)),
      ),
    ),
  );
  const rows = await db
    .select({ skuId: sku.skuId })
    .from(sku)
    .innerJoin(product, eq(product.productId, sku.productId))
    .where(where)
    .orderBy(desc(product.sales), asc(sku.skuId))
    .limit(limit)
    .offset((page - 1) * limit);
  const counted = await db
    .select({ n: count() })
    .from(sku)
    .innerJoin(product, eq(product.productId, sku.productId))
    .where(where);
  return { count: counted[0]?.n ?? 0, ids: rows.map((row) => row.skuId) };
}

/** So many sizes of a store are looked at for the ones that an item asks for. */
const MOST_LOOKED_AT = 300;

/** Shown SKUs of a store among the goods that a query matches, those with one of these sizes or keys first. */
export const matchingSkus = (
  db: Db,
  merId: number,
  { query, sizes, keys }: { query: string; sizes: readonly string[]; keys: readonly string[] },
): Promise<{ skuId: number }[]> =>
  db
    .select({ skuId: sku.skuId })
    .from(sku)
    .innerJoin(product, eq(product.productId, sku.productId))
    .where(
      and(
        eq(product.merId, merId),
        eq(product.status, 'on_sale'),
        eq(sku.shown, true),
        sql`${product.productId} in (select id from ${goodsMatching(query)} as id)`,
      ),
    )
    .orderBy(
      desc(sql`${sku.sizes} && ${`{${sizes.join(',')}}`}::text[]`),
      desc(keys.length > 0 ? inArray(sku.designationKey, [...keys]) : sql`false`),
      desc(product.sales),
      asc(sku.sort),
      asc(sku.skuId),
    )
    .limit(MOST_LOOKED_AT);
