import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { belt, brand, category, merchant, product } from '../../../db/schema.ts';
import { goodsConditions, type GoodsConditions } from './goods-conditions.repo.ts';

const count = sql<number>`count(*)::int`;
const MOST_VALUES = 60;

/** Each group is counted with its own filter left out, so that its numbers say what a change would give. */
export const categoryCounts = (db: Db, filter: GoodsConditions) =>
  db
    .select({ id: category.categoryId, pid: category.parentId, name: category.name, nameEn: category.nameEn, count })
    .from(product)
    .innerJoin(
      category,
      sql`${category.categoryId} in (${product.categoryId1}, ${product.categoryId2}, ${product.categoryId})`,
    )
    .where(goodsConditions({ ...filter, cate_id: undefined, cate_pid: undefined }))
    .groupBy(category.categoryId)
    .orderBy(category.level, category.sort);

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
