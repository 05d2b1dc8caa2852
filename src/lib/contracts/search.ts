import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { GoodsCard } from './goods-views.ts';
import { Day, Id, Keyword, listInput, listOf, Time } from './list.ts';

const Words = z.string().check(z.trim(), z.maxLength(100));
export const Suggestions = z.object({
  goods: z.array(
    z.object({
      product_id: z.number(),
      sku: z.nullable(z.number()),
      name: z.string(),
      image: z.string(),
      /** The size that the words name, in the reader's words; empty where they name none. */
      size: z.string(),
      /** The words are the designation of this size, and no other goods found have one that begins so. */
      is_whole: z.boolean(),
      /** Of that size, or from and to over all sizes; empty when the price is on request. */
      price: z.string(),
      price_max: z.string(),
      unit_name: z.string(),
      stock: z.number(),
    }),
  ),
  categories: z.array(z.object({ cate_id: z.number(), name: z.string(), count: z.number() })),
  makers: z.array(z.object({ mer_id: z.number(), name: z.string() })),
  markets: z.array(z.object({ market_id: z.number(), name: z.string() })),
  /** Words that many search for. */
  words: z.array(z.string()),
});
export type Suggestions = z.infer<typeof Suggestions>;

const Synonym = z.object({ id: z.number(), words: z.array(z.string()), update_time: Time });

export const searchApi = {
  suggest: endpoint.get('/api/search/suggest', {
    shared: 30,
    summary: 'What the words so far may become; without words, what many search for',
    input: z.object({ q: z._default(Words, '') }),
    returns: Suggestions,
  }),
  counts: endpoint.get('/api/search/counts', {
    shared: 10,
    summary: 'How much the same words find of goods, manufacturers and markets',
    input: z.object({ keyword: Words.check(z.minLength(1)) }),
    returns: z.object({ goods: z.number(), makers: z.number(), markets: z.number() }),
  }),
  nearest: endpoint.get('/api/search/nearest', {
    shared: 10,
    summary: 'Goods that come nearest to words that nothing has all of',
    input: z.object({
      keyword: Words.check(z.minLength(1)),
      limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(40)), 10),
    }),
    returns: z.object({ words: z.string(), left_out: z.array(z.string()), list: z.array(GoodsCard) }),
  }),
  synonyms: endpoint.get('/api/platform/search/synonym/lst', {
    access: 'platform',
    role: 'content',
    summary: 'Groups of words that mean the same',
    input: z.object({ ...listInput, keyword: z.optional(Words) }),
    returns: listOf(Synonym),
  }),
  saveSynonym: endpoint.post('/api/platform/search/synonym/save', {
    access: 'platform',
    role: 'content',
    summary: 'Adds a group of words, or changes one; searches follow at once',
    input: z.object({
      id: z.optional(Id),
      words: z.array(z.string().check(z.maxLength(50))).check(z.maxLength(40)),
    }),
    returns: z.object({ id: z.number() }),
    fails: ['search.synonym_few', 'search.synonym_gone'],
  }),
  removeSynonym: endpoint.post('/api/platform/search/synonym/remove/:id', {
    access: 'platform',
    role: 'content',
    summary: 'Takes a group of words away',
    input: z.object({ id: Id }),
    fails: ['search.synonym_gone'],
  }),
  removeSynonyms: endpoint.post('/api/platform/search/synonym/remove', {
    access: 'platform',
    role: 'content',
    summary: 'Takes groups of words away together; for a day this can be taken back',
    input: z.object({ ids: z.array(Id).check(z.minLength(1), z.maxLength(100)) }),
    returns: z.object({ removed: z.number() }),
  }),
  misses: endpoint.get('/api/platform/search/miss/lst', {
    access: 'platform',
    role: 'content',
    summary: 'Words that found nothing, between two days',
    input: z.object({ ...listInput, keyword: Keyword, from: z.optional(Day), to: z.optional(Day) }),
    returns: listOf(z.object({ words: z.string(), count: z.number(), last_day: z.string() })),
  }),
};
