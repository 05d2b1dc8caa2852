import { and, eq, gte, inArray, lte, sql, type SQL } from 'drizzle-orm';
import { product } from '../../../db/schema.ts';
import type { GoodsFilter } from '../../../contracts/goods.ts';
import { parseYuan } from '../../../kernel/money.ts';
import { queryOfAll, type Sought } from '../search/index.ts';

/** The filters of a list, without page and order; words count as they were understood. */
export type GoodsConditions = Omit<GoodsFilter, 'page' | 'limit' | 'order' | 'keyword'> & {
  sought?: Sought | undefined;
  /** Level of `cate_id`: its goods are then read by one index. */
  cateLevel?: number | undefined;
};

const fenOf = (price: number) => parseYuan(price.toFixed(2)) ?? 0;
const ofMerchant = (condition: SQL) =>
  sql`product.mer_id in (select merchant.mer_id from merchant where ${condition})`;

/** The store makes what it sells (源头工厂). */
export const isMaker = sql`merchant.merchant_type_id in (select merchant_type_id from merchant_type where key = 'factory')`;
/** Of one of its sizes a piece may be had to try. */
export const hasSample = sql`product.product_id in (select sample_sku.product_id from sample_sku)`;

/** Goods that a coupon is for, by its kind: of a store, these, of categories, of stores, or all. */
const couponCovers = (couponId: number): SQL =>
  sql`exists (select 1 from coupon where coupon.coupon_id = ${couponId} and case coupon.kind
    when 'store' then coupon.mer_id = product.mer_id
    when 'product' then coupon.mer_id = product.mer_id and coupon.target_ids @> to_jsonb(product.product_id)
    when 'category' then coupon.target_ids @> to_jsonb(product.category_id)
      or coupon.target_ids @> to_jsonb(product.category_id2) or coupon.target_ids @> to_jsonb(product.category_id1)
    when 'cross_store' then coupon.target_ids @> to_jsonb(product.mer_id)
    else true end)`;

/** As a constant, so that the indexes of goods on sale are seen to fit. */
export const onSale = sql`${product.status} = 'on_sale'`;

/** Every word of the text must be in the product; a text without words matches nothing. */
export const matches = ({ meanings }: Sought): SQL =>
  meanings.length === 0 ? sql`false` : sql`${product.search} @@ ${queryOfAll(meanings)}::tsquery`;

/** The filters that a list counts values for; each is a condition of its own. */
export const facetConditions = {
  category: (filter: GoodsConditions): SQL | undefined => {
    if (filter.cate_id) {
      const id = filter.cate_id;
      if (filter.cateLevel === 1) return eq(product.categoryId1, id);
      if (filter.cateLevel === 2) return eq(product.categoryId2, id);
      if (filter.cateLevel === 3) return eq(product.categoryId, id);
      return sql`(${product.categoryId} = ${id} or ${product.categoryId2} = ${id} or ${product.categoryId1} = ${id})`;
    }
    return filter.cate_pid
      ? sql`(${product.categoryId1} = ${filter.cate_pid} or ${product.categoryId2} = ${filter.cate_pid})`
      : undefined;
  },
  brand: (filter: GoodsConditions): SQL | undefined =>
    filter.brand_id ? eq(product.brandId, filter.brand_id) : undefined,
  province: (filter: GoodsConditions): SQL | undefined =>
    filter.province_id
      ? ofMerchant(sql`merchant.province_code like ${filter.province_id.slice(0, 2) + '%'}`)
      : undefined,
  stock: (filter: GoodsConditions): SQL | undefined => (filter.stock ? sql`${product.stock} > 0` : undefined),
  certified: (filter: GoodsConditions): SQL | undefined =>
    filter.certified ? ofMerchant(sql`merchant.is_verified`) : undefined,
  maker: (filter: GoodsConditions): SQL | undefined => (filter.maker ? ofMerchant(isMaker) : undefined),
  invoice: (filter: GoodsConditions): SQL | undefined =>
    filter.invoice ? ofMerchant(sql`merchant.open_receipt`) : undefined,
  sample: (filter: GoodsConditions): SQL | undefined => (filter.sample ? hasSample : undefined),
};
export type Facet = keyof typeof facetConditions;
export const FACETS = Object.keys(facetConditions) as Facet[];

/** What every value of every filter is counted under. */
export function baseConditions(filter: GoodsConditions): SQL {
  const found: (SQL | undefined)[] = [onSale];
  if (filter.sought) found.push(matches(filter.sought));
  if (filter.mer_id) found.push(eq(product.merId, filter.mer_id));
  if (filter.mer_cate_id) found.push(eq(product.merCateId, filter.mer_cate_id));
  if (filter.belt_id) found.push(eq(product.beltId, filter.belt_id));
  if (filter.market_id) {
    found.push(
      sql`product.mer_id in (select market_merchant.mer_id from market_merchant where market_merchant.market_id = ${filter.market_id})`,
    );
  }
  if (filter.coupon_id) found.push(couponCovers(filter.coupon_id));
  if (filter.is_trader) found.push(ofMerchant(sql`merchant.is_trader`));
  if (filter.price_on !== undefined) found.push(gte(product.priceMax, fenOf(filter.price_on)));
  if (filter.price_off !== undefined) found.push(lte(product.price, fenOf(filter.price_off)));
  // A price that is told to nobody is not found by its amount either.
  if (filter.price_on !== undefined || filter.price_off !== undefined)
    found.push(sql`not ${product.priceOnRequest}`);
  if (filter.moq) found.push(lte(product.moq, filter.moq));
  if (filter.lead === 1) found.push(eq(product.leadDays, 0));
  if (filter.lead === 2) found.push(sql`${product.leadDays} > 0`);
  if (filter.days !== undefined) found.push(lte(product.leadDays, filter.days));
  if (filter.ids) found.push(inArray(product.productId, filter.ids.split(',').map(Number)));
  return and(...found) ?? sql`true`;
}

/** All filters together. */
export const goodsConditions = (filter: GoodsConditions): SQL =>
  and(baseConditions(filter), ...FACETS.map((facet) => facetConditions[facet](filter))) ?? sql`true`;
