import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { listInput, listOf, RandomId, Time } from './list.ts';
import { ORDER_TABS } from './order.ts';
import { PLATFORM_ROLES } from './platform-role.ts';
import { SHEET_FORMATS, TABLE_KINDS } from './states.ts';
import { EVERYBODY } from './store-role.ts';
import type { Locale } from '../i18n/locales.ts';

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
  /** What the list is called; empty: by its kind. */
  title: z.string(),
  state: z.enum(['making', 'ready', 'failed']),
  /** Rows that are written by now, and all of them where the list says how many it has. */
  rows: z.number(),
  total: z.nullable(z.number()),
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

/** A page of a list of a desk that its screen draws as cells: what was asked, and what the row answered. */
export interface ListedPage {
  /** Name of the screen, merchant/refunds, and the path of the row that it lists. */
  screen: string;
  list: string;
  locale: Locale;
  now: string;
  /** Where the page stands in its list, as the row takes it. */
  place: Readonly<Record<string, string>>;
  /** Rows that were asked for at once. */
  limit: number;
  answer: unknown;
}

export interface DrawnPage {
  head: (string | number)[];
  cells: (string | number)[][];
  /** Where the list goes on; null: this was its last page. */
  next: Record<string, string> | null;
  /** Rows of the whole list, where it says how many. */
  total: number | undefined;
}

/** What the page `merchant/cells` is asked, and where it puts its answer. */
export interface Listed {
  page: ListedPage;
  drawn?: DrawnPage;
}

/** A list of a desk as its screen shows it: which screen, the row that lists it, and what it is asked with. */
const ofList = {
  input: z.object({
    screen: z.string().check(z.regex(/^(merchant|platform)(\/[a-z-]{1,30}){1,2}$/)),
    list: z.string().check(z.regex(/^\/api(\/[a-z_-]{1,30}){2,5}$/)),
    title: z.string().check(z.minLength(1), z.maxLength(60)),
    format: z.enum(SHEET_FORMATS),
    /** Tab, filters, words and sort, as the address of the screen has them: `tab=open&sort=oldest`. */
    asked: z._default(z.string().check(z.maxLength(1000)), ''),
  }),
  fails: ['paper.tables_waiting', 'auth.role', 'request.invalid'],
} as const;
const ofAgain = { input: z.object({ id: RandomId }), fails: ['paper.gone', 'paper.not_failed'] } as const;

export const paperApi = {
  storeList: endpoint.post('/api/merchant/table/list', {
    ...ofList,
    access: 'merchant',
    role: EVERYBODY,
    summary: 'Has a list of this desk written as a table in the background, all of it; a notice follows',
  }),
  storeAgain: endpoint.post('/api/merchant/table/again/:id', {
    ...ofAgain,
    access: 'merchant',
    role: EVERYBODY,
    summary: 'Has a table written again that could not be written',
  }),
  platformList: endpoint.post('/api/platform/table/list', {
    ...ofList,
    access: 'platform',
    role: PLATFORM_ROLES,
    summary: 'Has a list of this desk written as a table in the background, all of it; a notice follows',
  }),
  platformAgain: endpoint.post('/api/platform/table/again/:id', {
    ...ofAgain,
    access: 'platform',
    role: PLATFORM_ROLES,
    summary: 'Has a table written again that could not be written',
  }),
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
