import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id, listInput, listOf } from './list.ts';

const CategoryName = z.object({ id: z.number(), name: z.string() });

export const Belt = z.object({
  belt_id: z.number(),
  name: z.string(),
  cover: z.string(),
  province: z.string(),
  province_id: z.string(),
  city: z.string(),
  cate: z.array(CategoryName),
  /** Stores of all kinds. */
  mer_count: z.number(),
  /** Those that make what they sell. */
  factory_count: z.number(),
  product_count: z.number(),
  /** Paragraphs; lines that begin with "- " are facts. */
  intro: z.array(z.string()),
  lat: z.nullable(z.number()),
  long: z.nullable(z.number()),
});
export type Belt = z.infer<typeof Belt>;

export const Market = z.object({
  market_id: z.number(),
  name: z.string(),
  cover: z.string(),
  address: z.string(),
  cate: z.array(CategoryName),
  province_id: z.string(),
  mer_count: z.number(),
  product_count: z.number(),
  intro: z.array(z.string()),
});
export type Market = z.infer<typeof Market>;

export const MARKET_SORTS = ['default', 'stores', 'goods'] as const;

/** A great region of China (大区): the first digit of its provinces' codes. */
const area = z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(9)));
const province_id = z.optional(z.string().check(z.regex(/^\d{2,6}$/)));
const keyword = z.optional(z.string().check(z.maxLength(100)));

export const placeApi = {
  belts: endpoint.get('/api/industry/belt/lst', {
    cacheTags: 'places',
    shared: 60,
    summary: 'Industry belts',
    input: z.object({
      ...listInput,
      keyword,
      area,
      province_id,
      cate_id: z.optional(Id),
    }),
    returns: listOf(Belt),
  }),
  belt: endpoint.get('/api/industry/belt/detail/:id', {
    cacheTags: 'places',
    shared: 60,
    summary: 'An industry belt',
    input: z.object({ id: Id }),
    returns: Belt,
    fails: ['place.not_found'],
  }),
  markets: endpoint.get('/api/market/lst', {
    cacheTags: 'places',
    shared: 60,
    summary: 'Category markets',
    input: z.object({
      ...listInput,
      keyword,
      cate_id: z.optional(Id),
      area,
      province_id,
      city_id: z.optional(z.string().check(z.maxLength(6))),
      order: z._default(z.enum(MARKET_SORTS), 'default'),
    }),
    returns: listOf(Market),
  }),
  market: endpoint.get('/api/market/detail/:id', {
    cacheTags: 'places',
    shared: 60,
    summary: 'A category market',
    input: z.object({ id: Id }),
    returns: Market,
    fails: ['place.not_found'],
  }),
};
