import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { belt, brand, merchant, product } from '../../../db/schema.ts';
import {
  baseConditions,
  FACETS,
  facetConditions,
  hasSample,
  isMaker,
  type Facet,
  type GoodsConditions,
} from './goods-conditions.repo.ts';

/**
 * Goods counted by category, brand and store, and those in stock, in one pass. Each group is counted with its
 * own filter left out, so that its numbers say what a change would give.
 */
export async function facetCounts(db: Db, filter: GoodsConditions) {
  const without = (left: Facet): SQL => {
    const others = FACETS.filter((facet) => facet !== left).map((facet) => facetConditions[facet](filter));
    return and(...others) ?? sql`true`;
  };
  const count = (left: Facet, only: SQL = sql`true`) =>
    sql<number>`(count(*) filter (where ${without(left)} and ${only}))::int`;
  const isUnfiltered = FACETS.every((facet) => facetConditions[facet](filter) === undefined);
  const every = sql<number>`count(*)::int`;
  return db
    .select({
      /** Which of the groups the row belongs to: 3 category, 5 brand, 6 store, 7 all. */
      group: sql<number>`grouping(${product.categoryId}, ${product.brandId}, ${product.merId})`,
      id: sql<number | null>`coalesce(${product.categoryId}, ${product.brandId}, ${product.merId})`,
      category: isUnfiltered ? every : count('category'),
      brand: isUnfiltered ? every : count('brand'),
      province: isUnfiltered ? every : count('province'),
      certified: isUnfiltered ? every : count('certified'),
      maker: isUnfiltered ? every : count('maker'),
      invoice: isUnfiltered ? every : count('invoice'),
      inStock: count('stock', sql`${product.stock} > 0`),
      sample: count('sample', hasSample),
    })
    .from(product)
    .where(baseConditions(filter))
    .groupBy(sql`grouping sets ((${product.categoryId}), (${product.brandId}), (${product.merId}), ())`);
}

export const brandsByIds = async (db: Db, ids: number[]) =>
  ids.length === 0
    ? []
    : db
        .select({ id: brand.brandId, name: brand.name, nameEn: brand.nameEn })
        .from(brand)
        .where(inArray(brand.brandId, ids));

/** Where stores stand, and whether somebody has looked at them. */
export const storePlaces = async (db: Db, merIds: number[]) =>
  merIds.length === 0
    ? []
    : db
        .select({
          merId: merchant.merId,
          isVerified: merchant.isVerified,
          isMaker: sql<boolean>`(${isMaker})`,
          openReceipt: merchant.openReceipt,
          beltId: merchant.beltId,
          beltName: belt.name,
          beltNameEn: belt.nameEn,
          province: sql<string>`left(${merchant.provinceCode}, 2)`,
          name: belt.province,
          nameEn: belt.provinceEn,
        })
        .from(merchant)
        .leftJoin(belt, eq(belt.beltId, merchant.beltId))
        .where(inArray(merchant.merId, merIds));
