import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database.ts';
import { product, sku } from '../../../../db/schema.ts';
import { queryOfAny, queryOfHeads, queryOfOwn, type Sought } from '../../search/index.ts';
import { goodsConditions, type GoodsConditions } from '../goods-conditions.repo.ts';

/** So many of the best sellers are weighed word by word; what comes after them follows by sales. */
export const RANKED = 200;
/** A designation that more goods have names a size, not a product. */
const FEW_NAMED = 20;

const bySales = sql`${product.sales} desc, ${product.productId}`;
/** Weights of lexemes D, C, B, A. */
const WEIGHTS = sql.raw(`'{0.05,0.15,0.4,1}'`);

/** Goods with a SKU that is called exactly what was typed, when few have one. */
export async function namedGoods(db: Db, keys: string[]): Promise<number[]> {
  const whole = keys[0];
  if (!whole) return [];
  const rows = await db
    .selectDistinct({ id: sku.productId })
    .from(sku)
    .where(sql`${sku.designationKey} = ${whole} and ${sku.shown}`)
    .limit(FEW_NAMED + 1);
  return rows.length > FEW_NAMED ? [] : rows.map((row) => row.id);
}

/** The best of what was found, by what the words mean in it. */
export async function rankedIds(
  db: Db,
  filter: GoodsConditions & { sought: Sought },
  named: number[],
): Promise<number[]> {
  const { meanings } = filter.sought;
  const where = goodsConditions(filter);
  const heads = queryOfHeads(meanings);
  const isNamed = named.length > 0 ? inArray(product.productId, named) : sql`false`;
  const rank = (query: string) => sql`ts_rank(${WEIGHTS}, ${product.search}, ${query}::tsquery)`;
  const popular = sql`(1 + ln(1 + ${product.sales}) / 40)`;
  const found = await db.execute(sql`
    with candidate as (
      (select product_id from ${product} where ${where} and ${product.search} @@ ${heads}::tsquery
        order by ${bySales} limit ${RANKED})
      union
      (select product_id from ${product} where ${where} order by ${bySales} limit ${RANKED})
      ${named.length > 0 ? sql`union (select product_id from ${product} where ${where} and ${isNamed})` : sql``}
    )
    select product.product_id as id from candidate join product using (product_id)
    order by ${named.length > 0 ? sql`(${isNamed}) desc, ` : sql``}(3 * ${rank(heads)} + 2 * ${rank(queryOfOwn(meanings))} + ${rank(queryOfAny(meanings))}) * ${popular} desc,
      product.product_id`);
  return (found as unknown as { rows: { id: number }[] }).rows.map((row) => row.id);
}

/** The SKU of each product that the words name. */
export async function namedSkus(db: Db, productIds: number[], keys: string[]) {
  if (productIds.length === 0 || keys.length === 0) return new Map<number, number>();
  const rows = await db
    .select({ productId: sku.productId, skuId: sku.skuId, key: sku.designationKey })
    .from(sku)
    .where(
      sql`${inArray(sku.productId, productIds)} and ${inArray(sku.designationKey, keys)} and ${sku.shown}`,
    )
    .orderBy(sku.sort);
  // The whole query says more than one of its words.
  const place = (key: string): number => keys.indexOf(key);
  const found = new Map<number, number>();
  for (const row of rows.sort((a, b) => place(a.key) - place(b.key)))
    if (!found.has(row.productId)) found.set(row.productId, row.skuId);
  return found;
}
