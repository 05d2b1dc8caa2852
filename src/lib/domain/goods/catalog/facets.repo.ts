import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { belt, brand, merchant, product } from '../../../db/schema.ts';
import { categoriesByIds } from './category.repo.ts';
import { goodsConditions, type GoodsConditions } from './goods-conditions.repo.ts';

const count = sql<number>`count(*)::int`;
const MOST_VALUES = 60;

/** Each group is counted with its own filter left out, so that its numbers say what a change would give. */
export async function categoryCounts(db: Db, filter: GoodsConditions) {
  // One pass over the goods counts all three levels; the names are few and come by their ids.
  const rows = await db
    .select({
      id: sql<number>`coalesce(${product.categoryId}, ${product.categoryId2}, ${product.categoryId1})`,
      count,
    })
    .from(product)
    .where(goodsConditions({ ...filter, cate_id: undefined, cate_pid: undefined }))
    .groupBy(
      sql`grouping sets ((${product.categoryId1}), (${product.categoryId2}), (${product.categoryId}))`,
    );
  const counts = new Map(rows.map((row) => [row.id, row.count]));
  const found = await categoriesByIds(db, [...counts.keys()]);
  return found.map((row) => ({
    id: row.categoryId,
    pid: row.parentId,
    name: row.name,
    nameEn: row.nameEn,
    count: counts.get(row.categoryId) ?? 0,
  }));
}

export const brandCounts = (db: Db, filter: GoodsConditions) =>
  db
    .select({ id: brand.brandId, name: brand.name, nameEn: brand.nameEn, count })
    .from(product)
    .innerJoin(brand, eq(brand.brandId, product.brandId))
    .where(goodsConditions({ ...filter, brand_id: undefined }))
    .groupBy(brand.brandId)
    .orderBy(sql`count(*) desc`, brand.brandId)
    .limit(MOST_VALUES);

export const provinceCounts = (db: Db, filter: GoodsConditions) =>
  db
    .select({
      id: sql<string>`left(${merchant.provinceCode}, 2)`,
      name: sql<string>`min(${belt.province})`,
      nameEn: sql<string>`min(${belt.provinceEn})`,
      count,
    })
    .from(product)
    .innerJoin(merchant, eq(merchant.merId, product.merId))
    .innerJoin(belt, eq(belt.beltId, merchant.beltId))
    .where(goodsConditions({ ...filter, province_id: undefined }))
    .groupBy(sql`left(${merchant.provinceCode}, 2)`)
    .orderBy(sql`count(*) desc`);

export async function flagCounts(db: Db, filter: GoodsConditions) {
  const rows = await db
    .select({
      inStock: sql<number>`(count(*) filter (where ${product.stock} > 0))::int`,
      verified: sql<number>`(count(*) filter (where ${merchant.isVerified}))::int`,
    })
    .from(product)
    .innerJoin(merchant, eq(merchant.merId, product.merId))
    .where(goodsConditions({ ...filter, stock: undefined, certified: undefined }));
  return rows[0] ?? { inStock: 0, verified: 0 };
}
