import * as z from 'zod/mini';
import { minutes } from '../kernel/clock.ts';
import { endpoint } from './endpoint.ts';
import { GoodsCard } from './goods-views.ts';
import { Id, listInput, listOf, Time } from './list.ts';

export const Visit = z.object({ spu: GoodsCard, is_on_sale: z.boolean(), visit_time: Time });
export type Visit = z.infer<typeof Visit>;

export const visitApi = {
  list: endpoint.get('/api/user/history', {
    summary: 'Products that the account has looked at, the latest first',
    access: 'user',
    input: z.object(listInput),
    returns: listOf(Visit),
  }),
  create: endpoint.post('/api/user/history/create', {
    summary: 'Remembers that the account has looked at a product',
    access: 'user',
    input: z.object({ product_id: Id }),
    limit: { max: 120, windowMs: minutes(1) },
  }),
  merge: endpoint.post('/api/user/history/merge', {
    summary: 'Adds what a guest looked at in this browser to the account’s history',
    access: 'user',
    // Ages instead of times: the browser's clock may be wrong.
    input: z.object({
      visits: z
        .array(z.object({ product_id: Id, seconds_ago: z.coerce.number().check(z.int(), z.minimum(0)) }))
        .check(z.minLength(1), z.maxLength(30)),
    }),
    limit: { max: 30, windowMs: minutes(1) },
  }),
  /** The id is the product's. */
  remove: endpoint.post('/api/user/history/delete/:id', {
    summary: 'Forgets one of these products',
    access: 'user',
    input: z.object({ id: Id }),
    fails: ['request.not_found'],
    message: 'account:deleted',
  }),
  removeBatch: endpoint.post('/api/user/history/batch/delete', {
    summary: 'Forgets some of these products, or all of them',
    access: 'user',
    input: z.object({ product_id: z.optional(z.array(Id).check(z.minLength(1), z.maxLength(100))) }),
    message: 'account:deleted',
  }),
};
