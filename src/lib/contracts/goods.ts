import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import {
  Brand,
  CategoryCount,
  CategoryNode,
  Facets,
  GoodsCard,
  GoodsFloor,
  GoodsOffer,
  Review,
  SameSize,
  SizeBeside,
  Showcase,
  SizeRow,
  Tier,
} from './goods-views.ts';
import { GoodsShow } from './goods-show.ts';
import { SPEC, SPEC_LONGEST } from './spec.ts';
import { Id, IdList, IdOrNone, listInput, listOf, Time } from './list.ts';

export * from './goods-views.ts';

export const SORTS = ['default', 'star', 'rate', 'sales', 'price_asc', 'price_desc', 'create_time'] as const;

export const GoodsFilter = z.object({
  ...listInput,
  keyword: z.optional(z.string().check(z.maxLength(200))),
  cate_id: z.optional(Id),
  cate_pid: z.optional(Id),
  /** Another name of cate_pid. */
  pid: z.optional(Id),
  brand_id: z.optional(Id),
  mer_id: z.optional(Id),
  mer_cate_id: z.optional(Id),
  belt_id: z.optional(Id),
  market_id: z.optional(Id),
  /** Only goods that this coupon is for. */
  coupon_id: z.optional(Id),
  /** Two-digit province code of the store. */
  province_id: z.optional(z.string().check(z.regex(/^\d{2,6}$/))),
  price_on: z.optional(z.coerce.number().check(z.minimum(0), z.maximum(1e9))),
  price_off: z.optional(z.coerce.number().check(z.minimum(0), z.maximum(1e9))),
  moq: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1e7))),
  /** 1: only goods with stock. */
  stock: z.optional(z.coerce.number()),
  /** 1: ships at once; 2: made to order. */
  lead: z.optional(z.coerce.number()),
  is_trader: z.optional(z.coerce.number()),
  /** Leaves the works within so many days. */
  days: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(365))),
  /** 1: only goods of verified factories. */
  certified: z.optional(z.coerce.number()),
  /** 1: only goods of factories (源头工厂), not of traders. */
  maker: z.optional(z.coerce.number()),
  /** 1: only of stores that issue VAT invoices. */
  invoice: z.optional(z.coerce.number()),
  /** 1: only goods of which one piece may be had to try. */
  sample: z.optional(z.coerce.number()),
  /** Only goods of which one size has all of these: parameter and values (`12-340-341`) or parameter and range (`15-2.5~8`), with `_` between them. */
  spec: z.optional(z.string().check(z.maxLength(SPEC_LONGEST), z.regex(SPEC))),
  ids: z.optional(IdList),
  /** Another name of ids. */
  product_ids: z.optional(IdList),
  order: z._default(z.enum(SORTS), 'default'),
});
export type GoodsFilter = z.infer<typeof GoodsFilter>;

export const goodsApi = {
  categories: endpoint.get('/api/store/product/category/lst', {
    cacheTags: 'categories',
    shared: 10,
    summary: 'The category tree',
    returns: z.array(CategoryNode),
  }),
  children: endpoint.get('/api/store/product/category', {
    shared: 10,
    summary: 'Children of a category',
    input: z.object({ pid: z._default(IdOrNone, 0) }),
    returns: z.array(CategoryNode),
  }),
  /** For the menu that stands on each page of a store and of its goods. */
  storeCategories: endpoint.get('/api/store/merchant/category/lst/:id', {
    cacheTags: 'goods',
    shared: 10,
    summary: 'Categories that a store has goods in, of all levels',
    input: z.object({ id: Id }),
    returns: z.array(CategoryCount),
  }),
  brands: endpoint.get('/api/store/product/brand/lst', {
    shared: 10,
    summary: 'Brands, of a category or by name',
    input: z.object({
      ...listInput,
      keyword: z.optional(z.string().check(z.maxLength(100))),
      cate_id: z.optional(Id),
      pid: z.optional(Id),
      mer_id: z.optional(Id),
    }),
    returns: listOf(Brand),
  }),
  list: endpoint.get('/api/product/spu/lst', {
    shared: 10,
    summary: 'Goods by words and filters',
    input: GoodsFilter,
    returns: z.object({
      count: z.number(),
      list: z.array(GoodsCard),
      /** The words that were searched for instead of mistyped ones. */
      corrected: z.optional(z.string()),
      /** Words that no product has together with the others: the list is without them. */
      left_out: z.optional(z.array(z.string())),
      /** A size that nothing has, and the nearest ones, which are listed instead. */
      near: z.optional(
        z.object({
          asked: z.string(),
          sizes: z.array(z.string()),
          /** By how much each of them differs: "+2", or "−1 / +3" where two dimensions do. */
          differences: z.array(z.string()),
        }),
      ),
    }),
  }),
  sizes: endpoint.get('/api/product/spu/sizes', {
    shared: 10,
    summary: 'Sizes that have all that is asked of parameters, of the goods that the other filters find',
    input: GoodsFilter,
    returns: listOf(SizeRow),
  }),
  same: endpoint.get('/api/product/spu/same/:unique', {
    shared: 10,
    summary: 'The same size by other stores, in stock: what is most alike first',
    input: z.object({ unique: Id }),
    returns: z.array(SameSize),
  }),
  goesWith: endpoint.get('/api/product/spu/goes_with/:unique', {
    cacheTags: ['goods', 'stores', 'categories'],
    shared: 10,
    summary: 'What is needed beside a size and fits it, in stock',
    input: z.object({
      unique: Id,
      /**
       * The lowest category of its goods, if it is known: most categories have no accessories, and the answer then
       * needs no search.
       */
      cate_id: z.optional(Id),
    }),
    returns: z.array(SizeBeside),
  }),
  facets: endpoint.get('/api/product/spu/facets', {
    shared: 10,
    summary: 'Counts for the filters of a list',
    input: GoodsFilter,
    returns: Facets,
  }),
  hot: endpoint.get('/api/product/spu/hot/:type', {
    shared: 10,
    summary: 'A channel: best, new, hot or good',
    input: z.object({ ...listInput, type: z.enum(['best', 'new', 'hot', 'good']), mer_id: z.optional(Id) }),
    returns: listOf(GoodsCard),
  }),
  recommend: endpoint.get('/api/product/spu/recommend', {
    cacheTags: ['goods', 'stores'],
    shared: 10,
    summary: 'Goods in stock that sell well',
    input: z.object({ ...listInput, cate_id: z.optional(Id) }),
    returns: listOf(GoodsCard),
  }),
  ofMerchant: endpoint.get('/api/product/spu/merchant/:mer_id', {
    shared: 10,
    summary: 'Goods of one store',
    input: z.object({ ...GoodsFilter.shape, mer_id: Id }),
    returns: listOf(GoodsCard),
  }),
  floors: endpoint.get('/api/pc/rec_list', {
    shared: 10,
    summary: 'Floors of the home page: level-1 categories with what sells best in each',
    input: z.object(listInput),
    returns: listOf(GoodsFloor),
  }),
  showcase: endpoint.get('/api/product/spu/showcase', {
    cacheTags: ['goods', 'stores', 'categories'],
    summary: 'Channels and category floors of the home page, in one answer',
    returns: Showcase,
  }),
  hotRanking: endpoint.get('/api/product/spu/get_hot_ranking', {
    shared: 10,
    summary: 'The twenty best sellers of each category',
    input: z.object({ cate_pid: z.optional(Id) }),
    returns: z.array(z.object({ cate_id: z.number(), cate_name: z.string(), list: z.array(GoodsCard) })),
  }),
  detail: endpoint.get('/api/store/product/detail/:id', {
    shared: 10,
    summary: 'Everything a goods page shows and sells',
    input: z.object({ id: Id }),
    returns: GoodsOffer,
    fails: ['goods.not_found', 'goods.gone'],
  }),
  show: endpoint.get('/api/store/product/show/:id', {
    shared: 10,
    summary: 'What stands below the price of a product: words, parameters, promises, videos, its store',
    input: z.object({ id: Id }),
    returns: GoodsShow,
    fails: ['goods.not_found', 'goods.gone', 'store.not_found'],
  }),
  priceRule: endpoint.get('/api/store/product/price_rule/:cate_id', {
    shared: 60,
    summary: 'How the prices of a category are to be read, as clean HTML',
    input: z.object({ cate_id: Id }),
    returns: z.object({ cate_id: z.number(), title: z.string(), content: z.string() }),
    fails: ['goods.no_category', 'agreement.not_found'],
  }),
  qrcode: endpoint.get('/api/store/product/qrcode/:id', {
    shared: 60,
    summary: 'A picture that opens a product, or its sale, on the phone that scans it',
    input: z.object({ id: Id, product_type: z._default(z.enum(['normal', 'seckill', 'presale']), 'normal') }),
    returns: z.object({ url: z.string() }),
    fails: ['goods.not_found', 'goods.gone', 'activity.not_found'],
  }),
  /** What changes between two renderings of a cached page. */
  live: endpoint.get('/api/store/product/live/:id', {
    summary: 'Stock and prices of a product as of now',
    input: z.object({ id: Id }),
    returns: z.object({
      now: Time,
      stock: z.number(),
      sku: z.array(z.object({ unique: z.number(), stock: z.number(), tiers: z.array(Tier) })),
    }),
    fails: ['goods.not_found', 'goods.gone'],
  }),
  reviews: endpoint.get('/api/store/product/reply/lst/:id', {
    shared: 10,
    summary: 'Reviews of a product',
    input: z.object({
      ...listInput,
      id: Id,
      type: z._default(z.enum(['', 'best', 'middle', 'negative']), ''),
    }),
    returns: z.object({
      rate: z.string(),
      star: z.string(),
      stat: z.object({ count: z.number(), best: z.number(), middle: z.number(), negative: z.number() }),
      count: z.number(),
      list: z.array(Review),
    }),
  }),
};
