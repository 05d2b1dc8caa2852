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
  removeBatch: endpoint.post('/api/user/history/batch/delete', {
    summary: 'Forgets some of these products, or all of them',
    access: 'user',
    input: z.object({ product_id: z.optional(z.array(Id).check(z.minLength(1), z.maxLength(100))) }),
    message: 'account:deleted',
  }),
};
