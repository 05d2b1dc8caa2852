import { and, asc, eq, ilike, inArray, sql, type SQL } from 'drizzle-orm';
import { builtOnce } from '../../../db/built-once.ts';
import type { Db } from '../../../db/database.ts';
import { brand, category, categoryParam, product } from '../../../db/schema.ts';

export const shownCategories = (db: Db) =>
  db
    .select()
    .from(category)
    .where(eq(category.shown, true))
    .orderBy(asc(category.level), asc(category.sort), asc(category.categoryId));

/** Every one, shown or not, from the top down. */
export const allCategories = builtOnce((db) =>
  db.select().from(category).orderBy(asc(category.level), asc(category.sort)),
);

/** Names and paths of the categories, for counting goods. */
export const categoryPaths = (db: Db) =>
  db
    .select({
      categoryId: category.categoryId,
      parentId: category.parentId,
      path: category.path,
      name: category.name,
      nameEn: category.nameEn,
    })
    .from(category)
    .where(eq(category.shown, true))
    .orderBy(asc(category.level), asc(category.sort), asc(category.categoryId));

export const categoriesByIds = async (db: Db, ids: number[]) =>
  ids.length === 0
    ? []
    : db
        .select()
        .from(category)
        .where(inArray(category.categoryId, ids))
        .orderBy(asc(category.level), asc(category.sort));

export type ParamRule = Pick<
  typeof categoryParam.$inferSelect,
  'name' | 'unit' | 'filter' | 'namesSize' | 'sorts'
>;

/** The parameter table of a category, what it has from above first. */
export const paramRules = (db: Db, id: number): Promise<ParamRule[]> =>
  db
    .select({
      name: categoryParam.name,
      unit: categoryParam.unit,
      filter: categoryParam.filter,
      namesSize: categoryParam.namesSize,
      sorts: categoryParam.sorts,
    })
    .from(categoryParam)
    .innerJoin(category, eq(category.categoryId, categoryParam.categoryId))
    .where(
      sql`${categoryParam.categoryId} in (select jsonb_array_elements_text(path)::int from category where category_id = ${id})`,
    )
    .orderBy(asc(category.level), asc(categoryParam.sort), asc(categoryParam.categoryParamId));

export function brands(
  db: Db,
  filter: { keyword?: string | undefined; categoryId?: number | undefined; merId?: number | undefined },
) {
  const conditions: SQL[] = [];
  if (filter.keyword) conditions.push(ilike(brand.name, `%${filter.keyword.replace(/[%_\\]/g, '\\$&')}%`));
  if (filter.categoryId || filter.merId) {
    const id = filter.categoryId;
    // Names are written out, see merchant/place: bare columns would be the subquery's own.
    conditions.push(sql`exists (select 1 from product where product.brand_id = brand.brand_id
      ${id ? sql`and (product.category_id = ${id} or product.category_id2 = ${id} or product.category_id1 = ${id})` : sql``}
      ${filter.merId ? sql`and product.mer_id = ${filter.merId}` : sql``})`);
  }
  return db
    .select()
    .from(brand)
    .where(and(...conditions))
    .orderBy(asc(brand.sort), asc(brand.brandId));
}

/** Goods on sale of a store, by the category that they stand in. */
export const storeCategoryCounts = (db: Db, merId: number) =>
  db
    .select({ id: product.categoryId, count: sql<number>`count(*)::int` })
    .from(product)
    .where(sql`${product.merId} = ${merId} and ${product.status} = 'on_sale'`)
    .groupBy(product.categoryId);
