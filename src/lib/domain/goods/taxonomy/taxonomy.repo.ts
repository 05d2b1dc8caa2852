import { and, asc, count, desc, eq, ilike, inArray, ne, or, sql } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { rowsOf } from '#lib/db/rows-of.ts';
import { keepSetting, lockOrMake, settingOf } from '#lib/db/settings.ts';
import { brand, category, categoryParam, product, searchStandard } from '#lib/db/schema.ts';
import type { PlatformUnit } from '#lib/kernel/platform-settings.ts';

export type CategoryRow = typeof category.$inferSelect;
export type ParamRow = typeof categoryParam.$inferSelect;
export type BrandRow = typeof brand.$inferSelect;
export type StandardRow = typeof searchStandard.$inferSelect;

/** Two people who change the tree at once do so one after the other. */
const TREE_LOCK = 727_281;
export const lockTree = (db: Db) => db.execute(sql`select pg_advisory_xact_lock(${TREE_LOCK})`);

export const allCategories = (db: Db): Promise<CategoryRow[]> =>
  db.select().from(category).orderBy(asc(category.level), asc(category.sort), asc(category.categoryId));

/** Goods by the category that they stand in, whatever state they are in. */
export const goodsByCategory = (db: Db) =>
  db.select({ id: product.categoryId, goods: count() }).from(product).groupBy(product.categoryId);

export const paramsByCategory = (db: Db) =>
  db
    .select({ id: categoryParam.categoryId, rows: count() })
    .from(categoryParam)
    .groupBy(categoryParam.categoryId);

export async function addCategory(
  db: Db,
  values: Omit<CategoryRow, 'categoryId' | 'productCount'>,
): Promise<number> {
  const [row] = await db.insert(category).values(values).returning({ id: category.categoryId });
  const id = row!.id;
  await db
    .update(category)
    .set({ path: [...values.path, id] })
    .where(eq(category.categoryId, id));
  return id;
}
export const changeCategory = (db: Db, id: number, values: Partial<CategoryRow>) =>
  db.update(category).set(values).where(eq(category.categoryId, id));

export async function dropCategory(db: Db, id: number): Promise<void> {
  await db.delete(categoryParam).where(eq(categoryParam.categoryId, id));
  await db.delete(category).where(eq(category.categoryId, id));
}

export const paramsOf = (db: Db, categoryIds: number[]): Promise<ParamRow[]> =>
  db
    .select()
    .from(categoryParam)
    .where(inArray(categoryParam.categoryId, categoryIds))
    .orderBy(asc(categoryParam.sort), asc(categoryParam.categoryParamId));

export async function paramById(db: Db, id: number): Promise<ParamRow | undefined> {
  return (await db.select().from(categoryParam).where(eq(categoryParam.categoryParamId, id)))[0];
}

/** A parameter of this name and unit in one of these categories. */
export async function hasParam(
  db: Db,
  categoryIds: number[],
  { name, unit }: Pick<ParamRow, 'name' | 'unit'>,
  except = 0,
): Promise<boolean> {
  const rows = await db
    .select({ id: categoryParam.categoryParamId })
    .from(categoryParam)
    .where(
      and(
        inArray(categoryParam.categoryId, categoryIds),
        eq(categoryParam.name, name),
        eq(categoryParam.unit, unit),
        ne(categoryParam.categoryParamId, except),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

export async function addParam(db: Db, values: Omit<ParamRow, 'categoryParamId'>): Promise<number> {
  const [row] = await db
    .insert(categoryParam)
    .values(values)
    .returning({ id: categoryParam.categoryParamId });
  return row!.id;
}
export const changeParam = (db: Db, id: number, values: Partial<ParamRow>) =>
  db.update(categoryParam).set(values).where(eq(categoryParam.categoryParamId, id));
export const dropParam = (db: Db, id: number) =>
  db.delete(categoryParam).where(eq(categoryParam.categoryParamId, id));

/** Sizes of the goods below a category by the key of the parameter that they have a value of. */
export async function sizesByParameter(
  db: Db,
  categoryId: number,
  keys: string[],
): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map();
  const rows = await rowsOf<{ key: string; sizes: number }>(
    db,
    sql`
    select parameter.key, count(distinct sku.sku_id)::int as sizes
    from parameter
      join parameter_value known on known.parameter_id = parameter.parameter_id
      join sku on sku.value_ids && array[known.parameter_value_id]
      join product on product.product_id = sku.product_id
        and ${categoryId} in (product.category_id, product.category_id2, product.category_id1)
    where parameter.key in (select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb))
    group by parameter.key`,
  );
  return new Map(rows.map((row) => [row.key, row.sizes]));
}

const like = (words: string): string => `%${words.trim().replace(/[\\%_]/g, '\\$&')}%`;

export async function brandsWithGoods(
  db: Db,
  keyword: string | undefined,
): Promise<{ brand: BrandRow; goods: number }[]> {
  const words = keyword?.trim() && like(keyword);
  const [rows, counts] = await Promise.all([
    db
      .select()
      .from(brand)
      .where(words ? or(ilike(brand.name, words), ilike(brand.nameEn, words)) : undefined)
      .orderBy(asc(brand.sort), asc(brand.brandId)),
    db.select({ id: product.brandId, goods: count() }).from(product).groupBy(product.brandId),
  ]);
  const goods = new Map(counts.map((row) => [row.id, row.goods]));
  return rows.map((row) => ({ brand: row, goods: goods.get(row.brandId) ?? 0 }));
}

export async function goodsOfBrand(db: Db, id: number): Promise<number> {
  const [row] = await db.select({ goods: count() }).from(product).where(eq(product.brandId, id));
  return row!.goods;
}

export async function addBrand(db: Db, values: Omit<BrandRow, 'brandId'>): Promise<number> {
  const [row] = await db.insert(brand).values(values).returning({ id: brand.brandId });
  return row!.id;
}
export async function changeBrand(db: Db, id: number, values: Partial<BrandRow>): Promise<boolean> {
  const rows = await db
    .update(brand)
    .set(values)
    .where(eq(brand.brandId, id))
    .returning({ id: brand.brandId });
  return rows.length > 0;
}
export async function dropBrand(db: Db, id: number): Promise<boolean> {
  const rows = await db.delete(brand).where(eq(brand.brandId, id)).returning({ id: brand.brandId });
  return rows.length > 0;
}
/** Another brand that is called so in one of the languages. */
export async function brandNamed(db: Db, names: string[], except = 0): Promise<boolean> {
  const folded = names.map((name) => name.toLowerCase());
  const rows = await db
    .select({ id: brand.brandId })
    .from(brand)
    .where(
      and(
        ne(brand.brandId, except),
        or(inArray(sql`lower(${brand.name})`, folded), inArray(sql`lower(${brand.nameEn})`, folded)),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

export const allStandards = (db: Db): Promise<StandardRow[]> =>
  db.select().from(searchStandard).orderBy(asc(searchStandard.standardId));
export async function addStandard(db: Db, values: Omit<StandardRow, 'standardId'>): Promise<number> {
  const [row] = await db.insert(searchStandard).values(values).returning({ id: searchStandard.standardId });
  return row!.id;
}
export async function changeStandard(db: Db, id: number, values: Partial<StandardRow>): Promise<boolean> {
  const rows = await db
    .update(searchStandard)
    .set(values)
    .where(eq(searchStandard.standardId, id))
    .returning({ id: searchStandard.standardId });
  return rows.length > 0;
}
/** Takes groups away; those that were there. */
export const dropStandards = (db: Db, ids: readonly number[]): Promise<StandardRow[]> =>
  db
    .delete(searchStandard)
    .where(inArray(searchStandard.standardId, [...ids]))
    .returning();

export const unitsOf = (db: Db) => settingOf(db, 'units');
export const lockUnits = (db: Db) => lockOrMake(db, 'units', []);
export const keepUnits = (db: Db, all: PlatformUnit[]) => keepSetting(db, 'units', all);

/** What goods are sold by, as their stores write it. */
export const unitsInUse = (db: Db): Promise<{ name: string; english: string; goods: number }[]> =>
  db
    .select({
      name: product.unitName,
      english: sql<string>`max(${product.unitNameEn})`,
      goods: count(),
    })
    .from(product)
    .groupBy(product.unitName)
    .orderBy(desc(count()), product.unitName)
    .limit(1000);

/** Marks goods sold by one of these units as changed, so that the processes read them into their indexes again. */
export const noteGoodsOf = (db: Db, units: readonly string[]) =>
  db.execute(sql`insert into product_change (product_id, changed_in)
    select product_id, pg_current_xact_id() from product where unit_name in ${units}
    on conflict (product_id) do update set changed_in = excluded.changed_in`);
