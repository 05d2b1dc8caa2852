import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { CategoryCount } from './goods.ts';
import { deskInput, deskOf, Id, IdOrNone } from './list.ts';
import { EVERYBODY } from './store-role.ts';

/** What a store sorts its goods into for its own buyers (店铺分类), as it keeps it. */
export const OwnCategory = z.object({
  mer_cate_id: z.number(),
  /** The one that it stands below; 0: it stands at the top. */
  parent_id: z.number(),
  name: z.string(),
  name_zh: z.string(),
  name_en: z.string(),
  is_shown: z.boolean(),
  /** Goods in it and below it, whether buyers see them or not. */
  goods: z.number(),
  children: z.number(),
});
export type OwnCategory = z.infer<typeof OwnCategory>;

const one = z.object({ id: Id });
const choices = z.array(z.object({ value: z.string(), label: z.string() }));

export const ownCategoryApi = {
  /** For the menu of each page of a store, beside the mall's categories. */
  shown: endpoint.get('/api/store/merchant/own_category/lst/:id', {
    cacheTags: ['store:{id}', 'goods'],
    shared: 10,
    summary: 'Categories that a store has made itself and that hold goods on sale, in its order',
    input: one,
    returns: z.array(CategoryCount),
  }),
  list: endpoint.get('/api/merchant/own_category/lst', {
    summary: 'Own categories of the caller’s store as a tree, with what they hold',
    access: 'merchant',
    role: EVERYBODY,
    input: z.object(deskInput),
    returns: deskOf(OwnCategory),
  }),
  choices: endpoint.get('/api/merchant/own_category/choices', {
    summary: 'Own categories of the caller’s store by their whole names, to choose one',
    access: 'merchant',
    role: EVERYBODY,
    returns: choices,
  }),
  tops: endpoint.get('/api/merchant/own_category/tops', {
    summary: 'Own categories of the caller’s store that others may stand below',
    access: 'merchant',
    role: EVERYBODY,
    returns: choices,
  }),
  save: endpoint.post('/api/merchant/own_category/save', {
    summary:
      'Makes an own category of the caller’s store, or changes one: its names, its place, whether buyers see it',
    access: 'merchant',
    role: 'sales',
    input: z.object({
      id: z.optional(Id),
      parent_id: z._default(IdOrNone, 0),
      name: z
        .string('own_category.name')
        .check(z.trim(), z.minLength(1, 'own_category.name'), z.maxLength(30, 'text.too_long')),
      name_en: z._default(z.string().check(z.trim(), z.maxLength(60, 'text.too_long')), ''),
      is_shown: z._default(z.boolean(), true),
    }),
    returns: z.object({ id: z.number() }),
    fails: [
      'own_category.gone',
      'own_category.name',
      'own_category.twice',
      'own_category.level',
      'own_category.many',
      'text.too_long',
    ],
  }),
  move: endpoint.post('/api/merchant/own_category/move', {
    summary: 'Moves an own category of the caller’s store up or down by one place among those beside it',
    access: 'merchant',
    role: 'sales',
    input: z.object({ id: Id, to: z.enum(['up', 'down']) }),
    fails: ['own_category.gone'],
  }),
  remove: endpoint.post('/api/merchant/own_category/remove/:id', {
    summary: 'Removes an own category of the caller’s store with those below it; its goods stay, in none',
    access: 'merchant',
    role: 'sales',
    input: one,
    returns: z.object({ goods: z.number() }),
    fails: ['own_category.gone'],
  }),
  put: endpoint.post('/api/merchant/own_category/put', {
    summary: 'Puts goods of the caller’s store into one of its own categories, or (0) into none',
    access: 'merchant',
    role: 'sales',
    input: z.object({
      ids: z.array(Id).check(z.minLength(1), z.maxLength(100)),
      mer_cate_id: IdOrNone,
    }),
    returns: z.object({ changed: z.number() }),
    fails: ['goods.not_found', 'own_category.gone'],
  }),
};
