import * as z from 'zod/mini';
import type { Key } from '../i18n/keys.ts';
import { endpoint } from './endpoint.ts';
import { FAVOURITE_TYPES } from './fields.ts';
import { GoodsCard } from './goods.ts';
import { Id, IdList, listInput, listOf } from './list.ts';
import { StoreCard } from './store.ts';

const TYPES: readonly number[] = Object.values(FAVOURITE_TYPES);
const Kind = z.coerce.number().check(z.refine((type) => TYPES.includes(type)));
/** Stores are followed, everything else is kept. */
const saying = (kept: Key, followed: Key) => ({
  keys: [kept, followed],
  of: (input: unknown): Key => ((input as { type: number }).type === FAVOURITE_TYPES.store ? followed : kept),
});
const KEPT = saying('goods:favourite.kept', 'store:follow.done');
const REMOVED = saying('goods:favourite.removed', 'store:follow.undone');
const one = z.object({ type_id: Id, type: Kind });
const several = z.object({ type_id: z.array(Id).check(z.minLength(1), z.maxLength(100)), type: Kind });

/** A kept product; `is_on_sale` is false once it was taken down. */
export const KeptGoods = z.object({ spu: GoodsCard, is_on_sale: z.boolean() });
export type KeptGoods = z.infer<typeof KeptGoods>;
/** A followed store; `is_open` is false once it has closed. */
export const KeptStore = z.object({ merchant: StoreCard, is_open: z.boolean() });
export type KeptStore = z.infer<typeof KeptStore>;

/** A kept industry belt or market; `type` as in FAVOURITE_TYPES. */
export const KeptPlace = z.object({
  type: z.number(),
  id: z.number(),
  name: z.string(),
  cover: z.string(),
  place: z.string(),
});
export type KeptPlace = z.infer<typeof KeptPlace>;

export const favouriteApi = {
  goods: endpoint.get('/api/user/relation/product/lst', {
    summary: 'Products that the caller keeps, newest first',
    access: 'user',
    input: z.object(listInput),
    returns: listOf(KeptGoods),
  }),
  stores: endpoint.get('/api/user/relation/merchant/lst', {
    summary: 'Stores that the caller follows, newest first',
    access: 'user',
    input: z.object(listInput),
    returns: listOf(KeptStore),
  }),
  places: endpoint.get('/api/user/relation/place/lst', {
    summary: 'Industry belts and markets that the caller keeps, newest first',
    access: 'user',
    input: z.object(listInput),
    returns: listOf(KeptPlace),
  }),
  /** Which of these the caller keeps; cached pages ask it from the browser. */
  kept: endpoint.get('/api/user/relation/kept', {
    summary: 'Which of these products, stores or places the caller keeps',
    access: 'user',
    input: z.object({ ids: IdList, type: Kind }),
    returns: z.array(z.number()),
  }),
  create: endpoint.post('/api/user/relation/create', {
    summary: 'Keeps a product, an industry belt or a market, or follows a store',
    access: 'user',
    input: one,
    fails: ['goods.not_found', 'store.not_found', 'place.not_found'],
    message: KEPT,
  }),
  remove: endpoint.post('/api/user/relation/delete', {
    summary: 'Lets a product or store go',
    access: 'user',
    input: one,
    message: REMOVED,
  }),
  createBatch: endpoint.post('/api/user/relation/batch/create', {
    summary: 'Keeps several products or stores; unknown ones are passed over',
    access: 'user',
    input: several,
    message: KEPT,
  }),
  removeBatch: endpoint.post('/api/user/relation/batch/delete', {
    summary: 'Lets several go',
    access: 'user',
    input: several,
    message: REMOVED,
  }),
};
