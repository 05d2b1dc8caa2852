import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { category, freightTemplate, product, sku } from '#lib/db/schema.ts';

/** SKUs that were made for offers, by the key of their product. */
export async function skusByKeys(db: Db, keys: string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ key: product.key, skuId: sku.skuId })
    .from(product)
    .innerJoin(sku, eq(sku.productId, product.productId))
    .where(inArray(product.key, keys));
  return new Map(rows.map((row) => [row.key, row.skuId]));
}

/** By which template a store sends what has none of its own; null where it has no templates. */
export async function templateOf(db: Db, merId: number): Promise<number | null> {
  const rows = await db
    .select({ id: freightTemplate.freightTemplateId })
    .from(freightTemplate)
    .where(eq(freightTemplate.merId, merId))
    .orderBy(asc(freightTemplate.freightTemplateId))
    .limit(1);
  return rows[0]?.id ?? null;
}

/** The category that was asked in, or else the one that the store sells most in. */
export async function categoryFor(db: Db, merId: number, categoryId: number | null) {
  const wanted = categoryId
    ? eq(category.categoryId, categoryId)
    : sql`${category.categoryId} = (select category_id from product where mer_id = ${merId} group by 1 order by count(*) desc, 1 limit 1)`;
  const rows = await db
    .select({ categoryId: category.categoryId, path: category.path })
    .from(category)
    .where(wanted);
  const [found] =
    rows.length > 0 ? rows : await db.select().from(category).orderBy(asc(category.categoryId)).limit(1);
  return found!;
}

export async function addMade(
  db: Db,
  goods: typeof product.$inferInsert,
  size: Omit<typeof sku.$inferInsert, 'productId'>,
): Promise<number> {
  const [made] = await db.insert(product).values(goods).returning({ productId: product.productId });
  const [row] = await db
    .insert(sku)
    .values({ ...size, productId: made!.productId })
    .returning({ skuId: sku.skuId });
  return row!.skuId;
}
