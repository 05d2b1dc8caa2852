import * as z from 'zod/mini';
import { minutes } from '../kernel/clock.ts';
import { endpoint } from './endpoint.ts';
import { Id } from './list.ts';

export const arrivalApi = {
  create: endpoint.post('/api/store/product/increase_take', {
    summary: 'Asks to be told when a sold-out size is back',
    access: 'user',
    input: z.object({ product_id: Id, unique: Id }),
    fails: ['goods.not_found', 'goods.gone', 'arrival.in_stock', 'arrival.limit'],
    message: 'goods:arrival.done',
    limit: { max: 60, windowMs: minutes(1) },
  }),
  /** Cached pages ask it from the browser. */
  asked: endpoint.get('/api/store/product/increase_take/:id', {
    summary: 'Sizes of a product that the caller waits for',
    access: 'user',
    input: z.object({ id: Id }),
    returns: z.array(z.number()),
  }),
};
