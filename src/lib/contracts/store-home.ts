import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { CategoryCount, GoodsCard } from './goods.ts';
import { Id, listInput, listOf, Time } from './list.ts';
import { Minute } from './site-desk.ts';
import { STORE_BLOCK_KINDS } from './states.ts';
import { EVERYBODY } from './store-role.ts';

/** A part of a store's home page as visitors see it. */
export const HomeBlock = z.object({
  block_id: z.number(),
  kind: z.enum(STORE_BLOCK_KINDS),
  title: z.string(),
  /** Paragraphs. */
  text: z.array(z.string()),
  image: z.string(),
  link: z.string(),
  goods: z.array(GoodsCard),
  categories: z.array(CategoryCount),
  /** These are categories that the store has made itself (`mer_cate_id`), not the mall's. */
  is_own: z.boolean(),
});
export type HomeBlock = z.infer<typeof HomeBlock>;

/** The same as the store keeps it. */
export const StoreBlock = z.object({
  block_id: z.number(),
  kind: z.enum(STORE_BLOCK_KINDS),
  title: z.string(),
  title_en: z.string(),
  text: z.string(),
  text_en: z.string(),
  image: z.string(),
  link: z.string(),
  goods: z.array(z.object({ product_id: z.number(), name: z.string() })),
  is_shown: z.boolean(),
  starts_time: z.nullable(Time),
  ends_time: z.nullable(Time),
  state: z.enum(['shown', 'waiting', 'over', 'hidden']),
});
export type StoreBlock = z.infer<typeof StoreBlock>;

const Title = z._default(z.string().check(z.trim(), z.maxLength(60, 'text.too_long')), '');
const Text = z._default(z.string().check(z.trim(), z.maxLength(2000, 'text.too_long')), '');
const one = z.object({ id: Id });

export const storeHomeApi = {
  show: endpoint.get('/api/store/merchant/home/:id', {
    cacheTags: ['store:{id}', 'goods'],
    shared: 30,
    summary: 'Parts of the home page of a store, from top to bottom, that are shown now',
    input: one,
    returns: z.object({ blocks: z.array(HomeBlock) }),
  }),
  preview: endpoint.get('/api/merchant/home/preview', {
    summary: 'The home page of the caller’s store as it will be at a time',
    access: 'merchant',
    role: EVERYBODY,
    input: z.object({ at: z.optional(Minute) }),
    returns: z.object({ mer_id: z.number(), blocks: z.array(HomeBlock) }),
    fails: ['site.time'],
  }),
  list: endpoint.get('/api/merchant/home', {
    summary: 'Parts of the home page of the caller’s store, from top to bottom',
    access: 'merchant',
    role: EVERYBODY,
    input: z.object(listInput),
    returns: listOf(StoreBlock),
  }),
  save: endpoint.post('/api/merchant/home/save', {
    summary:
      'Adds a part to the home page of the caller’s store, or changes one; what is left out of its days holds no more',
    access: 'merchant',
    role: 'manager',
    input: z.object({
      id: z.optional(Id),
      kind: z.enum(STORE_BLOCK_KINDS),
      title: Title,
      title_en: Title,
      text: Text,
      text_en: Text,
      image: z._default(
        z
          .array(
            z
              .string()
              .check(
                z.regex(/^\/files\/[\w./-]+$/, 'store_home.image'),
                z.maxLength(300, 'store_home.image'),
              ),
          )
          .check(z.maxLength(1)),
        [],
      ),
      link: z._default(
        z.string().check(z.trim(), z.regex(/^(\/([^\s"'<>\\/][^\s"'<>\\]{0,198})?)?$/, 'store_home.link')),
        '',
      ),
      product_ids: z._default(z.array(Id).check(z.maxLength(20, 'store_home.goods')), []),
      is_shown: z._default(z.boolean(), true),
      starts: z.optional(Minute),
      ends: z.optional(Minute),
    }),
    returns: z.object({ id: z.number() }),
    fails: [
      'store_home.gone',
      'store_home.many',
      'store_home.image',
      'store_home.goods',
      'store_home.text',
      'store_home.link',
      'text.too_long',
      'site.time',
      'site.period',
    ],
  }),
  move: endpoint.post('/api/merchant/home/move', {
    summary: 'Moves a part of the home page of the caller’s store up or down by one place',
    access: 'merchant',
    role: 'manager',
    input: z.object({ id: Id, to: z.enum(['up', 'down']) }),
    fails: ['store_home.gone'],
  }),
  remove: endpoint.post('/api/merchant/home/remove/:id', {
    summary: 'Takes a part of the home page of the caller’s store away',
    access: 'merchant',
    role: 'manager',
    input: one,
    fails: ['store_home.gone'],
  }),
};
