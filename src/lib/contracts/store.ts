import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { GoodsCard, GoodsFilter } from './goods.ts';
import { Closing } from './goods-views.ts';
import { Amount, Id, listInput, listOf, Time } from './list.ts';

/** One store in any list. */
export const StoreCard = z.object({
  mer_id: z.number(),
  mer_name: z.string(),
  mer_avatar: z.string(),
  mer_banner: z.string(),
  type_name: z.string(),
  is_trader: z.boolean(),
  is_margin: z.boolean(),
  is_verified: z.boolean(),
  is_powerful: z.boolean(),
  care_count: z.number(),
  product_score: z.number(),
  service_score: z.number(),
  postage_score: z.number(),
  sales: z.number(),
  product_count: z.number(),
  province: z.string(),
  city: z.string(),
  belt_name: z.string(),
  founded_year: z.number(),
  registered_capital: z.number(),
  factory_area: z.number(),
  employees: z.number(),
  capacity: z.string(),
  response_rate: z.number(),
  repurchase_rate: z.number(),
  main_products: z.array(z.string()),
  /** Metres from the asker; null without a place. */
  distance: z.nullable(z.number()),
  recommend: z.array(GoodsCard),
});
export type StoreCard = z.infer<typeof StoreCard>;

export const STORE_SORTS = ['default', 'rate', 'sales', 'location', 'create_time'] as const;

/** Proofs that a list of stores can ask for: inspected on the spot, strong merchant, papers complete. */
export const STORE_CERTIFIED = { verified: 1, powerful: 2, papers: 3 } as const;

export const StoreFilter = z.object({
  ...listInput,
  keyword: z.optional(z.string().check(z.maxLength(100))),
  order: z._default(z.enum(STORE_SORTS), 'default'),
  is_best: z.optional(z.coerce.number()),
  is_trader: z.optional(z.coerce.number()),
  category_id: z.optional(Id),
  type_id: z.optional(Id),
  belt_id: z.optional(Id),
  market_id: z.optional(Id),
  province_id: z.optional(z.string().check(z.regex(/^\d{2,6}$/))),
  /** One of STORE_CERTIFIED; any other value above zero counts as an inspection. */
  certified: z.optional(z.coerce.number()),
  /** Answers at least so many of a hundred inquiries. */
  response: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(100))),
  /** In business for at least so many years. */
  year: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(200))),
  /** "latitude,longitude" of the asker, for the order by distance. */
  location: z.optional(z.string().check(z.regex(/^-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?$/))),
});
export type StoreFilter = z.infer<typeof StoreFilter>;

const Words = z.array(z.string());
export const StoreDetail = z.object({
  ...StoreCard.shape,
  mer_info: Words,
  mer_address: z.string(),
  service_phone: z.string(),
  create_time: Time,
  lat: z.nullable(z.number()),
  long: z.nullable(z.number()),
  belt_id: z.nullable(z.number()),
  isset_certificate: z.boolean(),
  equipment: Words,
  certificates: Words,
  free_freight_from: z.nullable(Amount),
  open_receipt: z.boolean(),
  /** 1: the store is called; else it chats. */
  services_type: z.number(),
  closing: Closing,
  /** open or closed. */
  status: z.string(),
  /** Caller follows it; false for visitors. */
  care: z.boolean(),
});
export type StoreDetail = z.infer<typeof StoreDetail>;

const StoreOption = z.object({ id: z.number(), name: z.string(), description: z.string() });
/** Stores that the mall runs itself have a type for which no application is possible. */
const StoreType = z.object({ ...StoreOption.shape, can_apply: z.boolean() });

/** Years in business and shares of answered chats, in percent, that stores can be chosen by. */
export const STORE_YEARS = [5, 10, 20] as const;
export const STORE_RESPONSES = [90, 95, 98] as const;
/** What narrows a list of stores: each value with the number of stores that choosing it gives. */
const StoreCounts = z.record(z.string(), z.number());
export const StoreFacets = z.object({
  category_id: StoreCounts,
  type_id: StoreCounts,
  province_id: StoreCounts,
  certified: StoreCounts,
  year: StoreCounts,
  response: StoreCounts,
});
export type StoreFacets = z.infer<typeof StoreFacets>;

export const storeApi = {
  list: endpoint.get('/api/store/merchant/lst', {
    cacheTags: ['stores', 'goods'],
    shared: 30,
    summary: 'Stores and manufacturers by words and filters',
    input: StoreFilter,
    returns: listOf(StoreCard),
  }),
  facets: endpoint.get('/api/store/merchant/facets', {
    cacheTags: 'stores',
    shared: 30,
    summary: 'How many stores each value of each filter would leave; the other filters hold',
    input: StoreFilter,
    returns: StoreFacets,
  }),
  detail: endpoint.get('/api/store/merchant/detail/:id', {
    cacheTags: ['store:{id}', 'stores', 'goods'],
    shared: 30,
    summary: 'A store with its archive',
    input: z.object({ id: Id }),
    returns: StoreDetail,
    fails: ['store.not_found'],
  }),
  products: endpoint.get('/api/store/merchant/product/lst/:id', {
    shared: 10,
    summary: 'Goods of a store by words and filters',
    input: z.object({ ...GoodsFilter.shape, id: Id }),
    returns: listOf(GoodsCard),
    fails: ['store.not_found'],
  }),
  qrcode: endpoint.get('/api/store/merchant/qrcode/:id', {
    shared: 60,
    summary: 'A picture that opens a store on the phone that scans it',
    input: z.object({ id: Id }),
    returns: z.object({ url: z.string() }),
    fails: ['store.not_found'],
  }),
  categories: endpoint.get('/api/intention/cate', {
    cacheTags: 'stores',
    shared: 30,
    summary: 'Store categories',
    returns: z.array(StoreOption),
  }),
  types: endpoint.get('/api/intention/type', {
    cacheTags: 'stores',
    shared: 30,
    summary: 'Store types',
    returns: z.array(StoreType),
  }),
};
