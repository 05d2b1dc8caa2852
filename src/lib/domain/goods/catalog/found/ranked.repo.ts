import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database.ts';
import { product, sku } from '../../../../db/schema.ts';
import { queryOfAll, queryOfAny, queryOfHeads, queryOfOwn, type Sought } from '../../search/index.ts';
import { goodsConditions, type GoodsConditions } from '../goods-conditions.repo.ts';

/** So many of the best sellers are weighed word by word; what comes after them follows by sales. */
const RANKED = 120;
/** A designation that more goods have names a size, not a product. */
const FEW_NAMED = 20;

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

/**
 * How many goods were found, and the best of them by what the words mean in them. What was found is read once;
 * only the best sellers among it, and among goods that are called so, are weighed.
 */
export async function rankedIds(
  db: Db,
  filter: GoodsConditions & { sought: Sought },
  named: number[],
): Promise<{ count: number; ids: number[] }> {
  const { sought, ...others } = filter;
  const { meanings } = sought;
  const where = goodsConditions(others);
  const all = queryOfAll(meanings);
  const heads = queryOfHeads(meanings);
  const isNamed = sql`${inArray(sql`product_id`, named)}`;
  const rank = (query: string) => sql`ts_rank(${WEIGHTS}, search, ${query}::tsquery)`;
  const bySales = sql`sales desc, product_id limit ${RANKED}`;
  const answer = await db.execute(sql`
    with found as materialized (
      select product_id, sales from ${product} where ${where} and ${product.search} @@ ${all}::tsquery
    ), called as materialized (
      select product_id, sales from ${product} where ${where} and ${product.search} @@ ${`(${all}) & (${heads})`}::tsquery
    ), candidate as (
      (select product_id from found order by ${bySales}) union (select product_id from called order by ${bySales})
      ${named.length > 0 ? sql`union (select product_id from found where ${isNamed})` : sql``}
    ), weighed as materialized (
      -- One reading of a long column instead of one for each rank.
      select product.product_id, product.sales, product.search || ''::tsvector as search
      from candidate join product using (product_id)
    )
    select product_id as id, (select count(*)::int from found) as count from weighed
    order by ${named.length > 0 ? sql`(${isNamed}) desc, ` : sql``}
      (3 * ${rank(heads)} + 2 * ${rank(queryOfOwn(meanings))} + ${rank(queryOfAny(meanings))}) * (1 + ln(1 + sales) / 40) desc,
      product_id`);
  const { rows } = answer as unknown as { rows: { id: number; count: number }[] };
  return { count: rows[0]?.count ?? 0, ids: rows.map((row) => row.id) };
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
