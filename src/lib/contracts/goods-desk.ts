import * as z from 'zod/mini';
import { STOCK_MAX } from '../kernel/limits.ts';
import { endpoint } from './endpoint.ts';
import { LeadStep } from './goods-views.ts';
import { Counts, Amount, deskInput, deskOf, Id, IdOrNone, Time } from './list.ts';
import { EVERYBODY } from './store-role.ts';

const GOODS_TABS = ['on_sale', 'sold_out', 'off_shelf', 'draft', 'reviewing', 'all'] as const;
export type GoodsTab = (typeof GOODS_TABS)[number];
const GOODS_SORTS = ['newest', 'sales', 'stock'] as const;
export type GoodsSort = (typeof GOODS_SORTS)[number];

const SKU_TABS = ['all', 'low', 'out'] as const;
export type SkuTab = (typeof SKU_TABS)[number];
const SKU_SORTS = ['goods', 'stock', 'price'] as const;
export type SkuSort = (typeof SKU_SORTS)[number];

/** What of goods may be changed at the desk, as the log names it. */
export const GOODS_CHANGES = ['price', 'stock', 'shelf', 'own_category', 'form'] as const;
export type GoodsChange = (typeof GOODS_CHANGES)[number];

/** A product as its store reads it in a list. */
export const DeskGoods = z.object({
  product_id: z.number(),
  name: z.string(),
  image: z.string(),
  category: z.string(),
  /** The store's own category that it stands in, by its whole name; empty: in none. */
  own_category: z.string(),
  /** on_sale, off_shelf, draft or reviewing. */
  status: z.string(),
  price: Amount,
  price_max: Amount,
  is_on_request: z.boolean(),
  unit_name: z.string(),
  /** The pieces that one unit of sale is, when it is several. */
  holds: z.optional(z.object({ count: z.number(), unit: z.string() })),
  stock: z.number(),
  sales: z.number(),
  sku_count: z.number(),
  moq: z.number(),
  update_time: Time,
  /** Why the platform sent it back; empty where it did not. */
  reason: z.string(),
});
export type DeskGoods = z.infer<typeof DeskGoods>;

/** One size of a product. */
export const DeskSku = z.object({
  sku_id: z.number(),
  product_id: z.number(),
  name: z.string(),
  designation: z.string(),
  unit_name: z.string(),
  /** The pieces that one unit of sale is, when it is several. */
  holds: z.optional(z.object({ count: z.number(), unit: z.string() })),
  price: Amount,
  /** Prices from a quantity on; the first is `price`. */
  tiers: z.array(z.object({ start: z.number(), price: Amount })),
  stock: z.number(),
  sales: z.number(),
  status: z.string(),
});
export type DeskSku = z.infer<typeof DeskSku>;

export const DeskGoodsDetail = z.object({
  ...DeskGoods.shape,
  multiple: z.number(),
  lead_days: z.number(),
  lead_steps: z.array(LeadStep),
  /** Why the platform has taken it off the shelf; empty: it has not. */
  withheld_reason: z.string(),
  skus: z.array(DeskSku),
  /** What was changed at the desk, the latest first. */
  log: z.array(
    z.object({
      what: z.enum(GOODS_CHANGES),
      /** The size that it was of; empty for the product itself. */
      designation: z.string(),
      before: z.string(),
      after: z.string(),
      author: z.string(),
      /** What the token is called by which a program of the author's did it; empty: the person did. */
      program: z.string(),
      time: Time,
    }),
  ),
});
export type DeskGoodsDetail = z.infer<typeof DeskGoodsDetail>;

const one = z.object({ id: Id });
const Stock = z
  .number('goods.stock')
  .check(z.int('goods.stock'), z.minimum(0, 'goods.stock'), z.maximum(STOCK_MAX, 'goods.stock'));

export const goodsDeskApi = {
  list: endpoint.get('/api/merchant/goods', {
    scope: 'goods_read',
    summary: 'Goods of the caller’s store on the shelf and off it; found by name or designation',
    access: 'merchant',
    role: EVERYBODY,
    input: z.object({
      ...deskInput,
      tab: z._default(z.enum(GOODS_TABS), 'all'),
      sort: z._default(z.enum(GOODS_SORTS), 'newest'),
      /** An own category with those below it; 0: goods that stand in none. */
      mer_cate_id: z.optional(IdOrNone),
    }),
    returns: deskOf(DeskGoods),
  }),
  counts: endpoint.get('/api/merchant/goods/counts', {
    summary: 'How many goods of the caller’s store are in each tab',
    access: 'merchant',
    role: EVERYBODY,
    returns: Counts,
  }),
  detail: endpoint.get('/api/merchant/goods/detail/:id', {
    scope: 'goods_read',
    summary: 'A product of the caller’s store with its sizes and what was changed of them',
    access: 'merchant',
    role: EVERYBODY,
    input: one,
    returns: DeskGoodsDetail,
    fails: ['goods.not_found'],
  }),
  shelf: endpoint.post('/api/merchant/goods/shelf', {
    scope: 'goods_write',
    summary: 'Puts goods of the caller’s store on the shelf, or takes them off it',
    access: 'merchant',
    role: 'sales',
    input: z.object({
      ids: z.array(Id).check(z.minLength(1), z.maxLength(100)),
      on_sale: z.boolean(),
    }),
    returns: z.object({ changed: z.number() }),
    fails: ['goods.not_found', 'goods.withheld'],
  }),
  skus: endpoint.get('/api/merchant/goods/skus', {
    scope: 'goods_read',
    summary: 'Sizes of the caller’s goods with price and stock; found by name or designation',
    access: 'merchant',
    role: EVERYBODY,
    input: z.object({
      ...deskInput,
      tab: z._default(z.enum(SKU_TABS), 'all'),
      sort: z._default(z.enum(SKU_SORTS), 'goods'),
    }),
    returns: deskOf(DeskSku),
  }),
  skuCounts: endpoint.get('/api/merchant/goods/skus/counts', {
    summary: 'How many sizes of the caller’s goods are low or out of stock',
    access: 'merchant',
    role: EVERYBODY,
    returns: Counts,
  }),
  setStock: endpoint.post('/api/merchant/goods/stock/:id', {
    scope: 'goods_write',
    summary: 'Sets the stock of a size; what was sold since it was read stays sold',
    access: 'merchant',
    role: ['sales', 'warehouse'],
    input: z.object({
      ...one.shape,
      stock: Stock,
      /** The stock that the caller has read; the difference to it is booked. */
      was: z.number().check(z.int(), z.minimum(0), z.maximum(STOCK_MAX)),
    }),
    returns: DeskSku,
    fails: ['goods.not_found', 'goods.stock'],
  }),
  setPrice: endpoint.post('/api/merchant/goods/price/:id', {
    scope: 'goods_write',
    summary: 'Sets the price of a size for its smallest quantity; it stays above what larger quantities cost',
    access: 'merchant',
    role: 'sales',
    input: z.object({
      ...one.shape,
      price: z.string('goods.price').check(z.regex(/^(0|[1-9]\d{0,7})(\.\d{1,2})?$/, 'goods.price')),
      /** The price that the caller has read; another one that somebody has set meanwhile is not passed over. */
      was: z.optional(z.string().check(z.maxLength(12))),
    }),
    returns: DeskSku,
    fails: ['goods.not_found', 'goods.price', 'goods.tier_above', 'goods.value_moved'],
  }),
};
