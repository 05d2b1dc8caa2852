import { inArray, sql, type SQL } from 'drizzle-orm';
import { product, sku } from '#lib/db/schema.ts';
import type { Db } from '#lib/db/database.ts';
import { yuan, type Fen } from '#lib/kernel/money.ts';

/**
 * The reference price, the one that is struck through, is the lowest of this period: a price asked only shortly before
 * a sale would make the sale look like a reduction.
 */
const FOUNDED = sql.raw(`interval '30 days'`);

/**
 * Lowest price that the store asked for `sku` in the 30 days before `now`, fen; null for goods younger than that and
 * for those priced on request.
 */
const lowestAsked = (
  now: Date,
): SQL => sql`case when not product.price_on_request and product.created_at <= ${now.toISOString()}::timestamptz - ${FOUNDED}
  then least(sku.price, (select min(past.price) from sku_past_price past
    where past.sku_id = sku.sku_id and past.until > ${now.toISOString()}::timestamptz - ${FOUNDED})) end`;

/** The reference price of the cheapest size that an activity (table `activity` of the query) offers, fen. */
export const foundedPrice = (now: Date) => sql<string | null>`(select ${lowestAsked(now)}
  from activity_sku s join sku using (sku_id) join product using (product_id)
  where s.activity_id = activity.activity_id order by s.price, s.sku_id limit 1)`;

/** Reference prices by SKU, fen; SKUs without one are left out. */
export async function foundedPrices(db: Db, skuIds: number[], now: Date): Promise<Map<number, Fen>> {
  if (skuIds.length === 0) return new Map();
  const rows = await db
    .select({ skuId: sku.skuId, price: sql<string | null>`${lowestAsked(now)}` })
    .from(sku)
    .innerJoin(product, sql`product.product_id = sku.product_id`)
    .where(inArray(sku.skuId, skuIds));
  return new Map(rows.flatMap(({ skuId, price }) => (price === null ? [] : [[skuId, Number(price)]])));
}

/**
 * The price to strike through beside an activity's price, yuan: the reference price if it is higher, else an empty
 * text.
 */
export const struckPrice = (founded: Fen | string | null | undefined, price: Fen): string =>
  founded !== null && founded !== undefined && Number(founded) > price ? yuan(Number(founded)) : '';
