import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { brand, category, product, sku } from '../../../db/schema.ts';

/** Goods on sale or off whose words were stored under other rules, after this number, with all that they are found by. */
export async function staleGoods(db: Db, rules: number, after: number, limit: number) {
  const rows = await db
    .select({
      productId: product.productId,
      name: product.name,
      nameEn: product.nameEn,
      categoryId: product.categoryId,
      keywords: product.keywords,
      standards: product.standards,
      params: product.params,
      options: product.options,
      brandName: brand.name,
      brandNameEn: brand.nameEn,
    })
    .from(product)
    .leftJoin(brand, eq(brand.brandId, product.brandId))
    .where(sql`${product.searchRules} <> ${rules} and ${product.productId} > ${after}`)
    .orderBy(asc(product.productId))
    .limit(limit);
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.productId);
  const [categories, skus] = await Promise.all([
    db.select().from(category),
    db
      .select({
        productId: sku.productId,
        skuId: sku.skuId,
        designation: sku.designation,
        params: sku.params,
        choice: sku.choice,
        shown: sku.shown,
      })
      .from(sku)
      .where(inArray(sku.productId, ids))
      .orderBy(asc(sku.sort), asc(sku.skuId)),
  ]);
  const byId = new Map(categories.map((row) => [row.categoryId, row]));
  const ofGoods = Map.groupBy(skus, (row) => row.productId);
  return rows.map(({ brandName, brandNameEn, categoryId, params, ...row }) => ({
    ...row,
    brand: brandName === null ? [] : [brandName, brandNameEn ?? ''],
    // The nearest category first.
    category: (byId.get(categoryId)?.path ?? []).toReversed().flatMap((id) => {
      const found = byId.get(id);
      return found ? [found.name, found.nameEn] : [];
    }),
    paramRows: params,
    params: params.map((param) => `${param.value.zh} ${param.value.en}${param.unit ?? ''}`),
    skus: ofGoods.get(row.productId) ?? [],
  }));
}

export async function writeSearch(
  db: Db,
  productId: number,
  values: { search: string; searchRules: number },
  keys: { skuId: number; key: string; sizes: string[]; words: string[]; values: number[] }[],
): Promise<void> {
  await db.update(product).set(values).where(eq(product.productId, productId));
  if (keys.length > 0)
    await db.execute(sql`update sku set designation_key = renewed.key, sizes = renewed.sizes,
        words = renewed.words, value_ids = renewed.values
      from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as renewed ("skuId" int, key text, sizes text[], words text[], values int[])
      where sku.sku_id = renewed."skuId" and (sku.designation_key <> renewed.key or sku.sizes <> renewed.sizes
        or sku.words <> renewed.words or sku.value_ids <> renewed.values)`);
}

/** The embedded database never tidies up by itself, and every search would read what was replaced. */
export const tidyGoods = async (db: Db): Promise<void> => {
  await db.execute(sql`vacuum (analyze) product`);
  await db.execute(sql`vacuum (analyze) sku`);
};
