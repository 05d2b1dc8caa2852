import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { listInput, listOf, RandomId, Time } from './list.ts';
import { ORDER_TABS } from './order.ts';
import { PLATFORM_ROLES } from './platform-role.ts';
import { SHEET_FORMATS, TABLE_KINDS } from './states.ts';
import { EVERYBODY } from './store-role.ts';

const Link = z.object({ url: z.string(), expires: Time });

/**
 * A table of a desk: a short one is at its address at once; a long one is written by a job, and a notice is sent when
 * it is there.
 */
export const TableLink = z.object({ url: z.string(), expires: z.nullable(Time), is_later: z.boolean() });
export type TableLink = z.infer<typeof TableLink>;

/** A long table that was requested at a desk. */
export const TableFile = z.object({
  table_file_id: z.string(),
  kind: z.enum(TABLE_KINDS),
  format: z.enum(SHEET_FORMATS),
  is_ready: z.boolean(),
  create_time: Time,
  /** Until when it can be fetched. */
  until: Time,
});
export type TableFile = z.infer<typeof TableFile>;

const ofTables = { input: z.object(listInput), returns: listOf(TableFile) };
const ofTable = {
  keyless: 'secret',
  input: z.object({ id: RandomId }),
  returns: Link,
  fails: ['paper.gone', 'paper.not_ready'],
} as const;

export const paperApi = {
  storeTables: endpoint.get('/api/merchant/table/lst', {
    ...ofTables,
    access: 'merchant',
    role: EVERYBODY,
    summary:
      'Long tables that the caller has asked for at the desk of this store, as far as he may still read them; the latest first',
  }),
  storeTable: endpoint.post('/api/merchant/table/link/:id', {
    ...ofTable,
    access: 'merchant',
    role: EVERYBODY,
    summary: 'A short-lived address of one of them',
  }),
  platformTables: endpoint.get('/api/platform/table/lst', {
    ...ofTables,
    access: 'platform',
    role: PLATFORM_ROLES,
    summary:
      'Long tables that the caller has asked for at the platform’s desk, as far as he may still read them; the latest first',
  }),
  platformTable: endpoint.post('/api/platform/table/link/:id', {
    ...ofTable,
    access: 'platform',
    role: PLATFORM_ROLES,
    summary: 'A short-lived address of one of them',
  }),
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
