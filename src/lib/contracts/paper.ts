import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { RandomId, Time } from './list.ts';
import { ORDER_TABS } from './order.ts';

const Link = z.object({ url: z.string(), expires: Time });

export const paperApi = {
  order: endpoint.post('/api/order/paper/:id', {
    keyless: 'secret',
    summary: 'A short-lived address of an order as PDF',
    access: 'user',
    input: z.object({ id: RandomId }),
    returns: Link,
    fails: ['order.not_found'],
  }),
  orders: endpoint.post('/api/order/export', {
    keyless: 'secret',
    summary:
      'A short-lived address of the caller’s orders as a table, line by line; the same as the list shows',
    access: 'user',
    input: z.object({
      format: z.enum(['xlsx', 'csv']),
      status: z._default(z.enum(ORDER_TABS), 'all'),
      store_name: z.optional(z.string().check(z.maxLength(60))),
    }),
    returns: Link,
  }),
};
