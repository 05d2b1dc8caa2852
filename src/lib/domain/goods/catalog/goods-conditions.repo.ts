import { and, eq, gte, inArray, lte, sql, type SQL } from 'drizzle-orm';
import { product } from '../../../db/schema.ts';
import type { GoodsFilter } from '../../../contracts/goods.ts';
import { parseYuan } from '../../../kernel/money.ts';
import { queryTokens, searchQuery } from '../search/index.ts';

/** The filters of a list, without page and order. */
export type GoodsConditions = Omit<GoodsFilter, 'page' | 'limit' | 'order'>;

const fenOf = (price: number) => parseYuan(price.toFixed(2)) ?? 0;
const ofMerchant = (condition: SQL) =>
  sql`product.mer_id in (select merchant.mer_id from merchant where ${condition})`;

/** Every word of the text must be in the product; a text without words matches nothing. */
export function matchesText(text: string, mode: 'all' | 'any' = 'all'): SQL {
  const tokens = queryTokens(text);
  if (tokens.length === 0) return sql`false`;
  return sql`${product.search} @@ ${searchQuery(tokens, mode)}::tsquery`;
}

export function goodsConditions(filter: GoodsConditions, mode: 'all' | 'any' = 'all'): SQL {
  const found: (SQL | undefined)[] = [eq(product.status, 'on_sale')];
  if (filter.keyword?.trim()) found.push(matchesText(filter.keyword, mode));
  if (filter.cate_id) {
    const id = filter.cate_id;
    found.push(
      sql`(${product.categoryId} = ${id} or ${product.categoryId2} = ${id} or ${product.categoryId1} = ${id})`,
    );
  } else if (filter.cate_pid) {
    found.push(
      sql`(${product.categoryId1} = ${filter.cate_pid} or ${product.categoryId2} = ${filter.cate_pid})`,
    );
  }
  if (filter.brand_id) found.push(eq(product.brandId, filter.brand_id));
  if (filter.mer_id) found.push(eq(product.merId, filter.mer_id));
  if (filter.mer_cate_id) found.push(eq(product.merCateId, filter.mer_cate_id));
  if (filter.belt_id) found.push(eq(product.beltId, filter.belt_id));
  if (filter.market_id) {
    found.push(
      sql`product.mer_id in (select market_merchant.mer_id from market_merchant where market_merchant.market_id = ${filter.market_id})`,
    );
  }
  if (filter.province_id)
    found.push(ofMerchant(sql`merchant.province_code like ${filter.province_id.slice(0, 2) + '%'}`));
  if (filter.is_trader) found.push(ofMerchant(sql`merchant.is_trader`));
  if (filter.certified) found.push(ofMerchant(sql`merchant.is_verified`));
  if (filter.price_on !== undefined) found.push(gte(product.priceMax, fenOf(filter.price_on)));
  if (filter.price_off !== undefined) found.push(lte(product.price, fenOf(filter.price_off)));
  if (filter.moq) found.push(lte(product.moq, filter.moq));
  if (filter.stock) found.push(sql`${product.stock} > 0`);
  if (filter.lead === 1) found.push(eq(product.leadDays, 0));
  if (filter.lead === 2) found.push(sql`${product.leadDays} > 0`);
  if (filter.ids) found.push(inArray(product.productId, filter.ids.split(',').map(Number)));
  return and(...found) ?? sql`true`;
}
