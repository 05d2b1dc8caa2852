import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Amount, Day, deskInput, deskOf, Id } from './list.ts';
import { SITE_PARTS } from '../kernel/answer-times.ts';
import { PLATFORM_ROLES } from './platform-role.ts';

/** The days that a report looks at, up to today; two chosen days go before it. */
export const PERIODS = ['day', 'week', 'month', 'quarter', 'year'] as const;
export type Period = (typeof PERIODS)[number];
export const SALES_BY = ['day', 'month', 'belt', 'category', 'store'] as const;
export const FUNNEL_BY = ['day', 'month', 'store'] as const;
export const SEARCHES_BY = ['most', 'missed', 'chosen'] as const;
export const INQUIRIES_BY = ['day', 'month', 'category'] as const;
/** How a store looks at what became of its quotations. */
export const QUOTED_BY = ['month', 'category', 'reason'] as const;
export const SPEED_BY = ['part', 'day', 'month'] as const;
const REPORTS = ['sales', 'funnel', 'searches', 'inquiries', 'quoted', 'speed'] as const;
export type ReportName = (typeof REPORTS)[number];

/** Sums of all rows of a report, those of as many days before under `NAME_before`, and which days these are. */
const About = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));
export type About = z.infer<typeof About>;

const row = {
  key: z.string(),
  /** A day, a month, or a name in the caller's language; empty: a row without one. */
  name: z.string(),
  /** Address of the desk screen with the details, without the language; empty without one. */
  link: z.string(),
};
export const SalesRow = z.object({
  ...row,
  paid: Amount,
  refunded: Amount,
  net: Amount,
  commission: Amount,
});
export type SalesRow = z.infer<typeof SalesRow>;
export const FunnelRow = z.object({
  ...row,
  visits: z.number(),
  carts: z.number(),
  orders: z.number(),
  paid: z.number(),
});
export type FunnelRow = z.infer<typeof FunnelRow>;
export const SearchRow = z.object({
  ...row,
  searches: z.number(),
  missed: z.number(),
  opened: z.number(),
  /** The goods that were opened most. */
  goods: z.string(),
});
export type SearchRow = z.infer<typeof SearchRow>;
export const InquiriesRow = z.object({
  ...row,
  asked: z.number(),
  answered: z.number(),
  /** Hours to the first quotation, of the one in the middle; null where none was given. */
  hours: z.nullable(z.number()),
  awarded: z.number(),
  ordered: z.number(),
});
export type InquiriesRow = z.infer<typeof InquiriesRow>;

export const QuotedRow = z.object({
  ...row,
  /** Inquiries that the store has quoted for: won, lost, or not decided. */
  quoted: z.number(),
  won: z.number(),
  lost: z.number(),
  open: z.number(),
  /** Of those that were won. */
  amount: Amount,
});
export type QuotedRow = z.infer<typeof QuotedRow>;

export const SpeedRow = z.object({
  ...row,
  requests: z.number(),
  /** Requests that failed in the mall: HTTP status 500 and above. */
  failed: z.number(),
  /** Milliseconds within which half of them, and nineteen of twenty, were answered; null where there were none. */
  half: z.nullable(z.number()),
  most: z.nullable(z.number()),
});
export type SpeedRow = z.infer<typeof SpeedRow>;

const { keyword, limit: _limit, from: _from, to: _to, ...places } = deskInput;
const days = {
  period: z._default(z.enum(PERIODS), 'month'),
  from: z.optional(Day),
  to: z.optional(Day),
};
const paging = {
  ...places,
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 100),
};
const asked = {
  sales: {
    ...days,
    by: z._default(z.enum(SALES_BY), 'day'),
    belt: z.optional(Id),
    category: z.optional(Id),
    store: z.optional(Id),
  },
  funnel: { ...days, by: z._default(z.enum(FUNNEL_BY), 'day'), store: z.optional(Id) },
  searches: { ...days, by: z._default(z.enum(SEARCHES_BY), 'most'), keyword },
  speed: { ...days, by: z._default(z.enum(SPEED_BY), 'part'), part: z.optional(z.enum(SITE_PARTS)) },
  inquiries: { ...days, by: z._default(z.enum(INQUIRIES_BY), 'day'), category: z.optional(Id) },
  quoted: {
    ...days,
    period: z._default(z.enum(PERIODS), 'year'),
    by: z._default(z.enum(QUOTED_BY), 'month'),
    category: z.optional(Id),
  },
};
const format = { format: z.enum(['xlsx', 'csv']) };
const reportOf = <T extends z.ZodMiniType>(shape: T) => z.extend(deskOf(shape), { about: About });
const Link = z.object({ url: z.string(), expires: z.string() });

const ofFinance = { access: 'platform', role: 'finance' } as const;
const ofSales = { access: 'merchant', role: 'sales' } as const;
const ofFunnel = { access: 'platform', role: ['finance', 'content'] } as const;
const ofContent = { access: 'platform', role: 'content' } as const;
const ofReview = { access: 'platform', role: ['review', 'finance'] } as const;
const ofSpeed = { access: 'platform', role: ['risk', 'content'] } as const;
const asFile = 'A short-lived address of all rows of the report as a file';

const Sums = z.object({
  paid: Amount,
  refunded: Amount,
  net: Amount,
  visits: z.number(),
  carts: z.number(),
  orders: z.number(),
  paid_orders: z.number(),
});

export const StoreInsight = z.object({
  from: z.string(),
  to: z.string(),
  days: z.array(z.object({ day: z.string(), paid: Amount, refunded: Amount, net: Amount })),
  now: Sums,
  /** The same sums for as many days before. */
  before: Sums,
  /** What brought most, less what went back. */
  best: z.array(
    z.object({
      product_id: z.number(),
      name: z.string(),
      image: z.string(),
      pieces: z.number(),
      unit_name: z.string(),
      net: Amount,
    }),
  ),
  /** Sold-out sizes, and how many buyers wait for them. */
  wanted: z.array(
    z.object({ product_id: z.number(), name: z.string(), size: z.string(), waiting: z.number() }),
  ),
  /** What was searched for in vain in the mall, of what this store's categories are. */
  missed: z.array(z.object({ words: z.string(), count: z.number() })),
  /** The store has no goods yet. */
  is_new: z.boolean(),
});
export type StoreInsight = z.infer<typeof StoreInsight>;

/** What the platform's people see of a day or a week at their start; `stores` and `buyers` are new ones. */
export const TODAY_FIGURES = [
  'paid',
  'refunded',
  'commission',
  'orders',
  'paid_orders',
  'visits',
  'inquiries',
  'buyers',
  'stores',
] as const;
export const PlatformToday = z.object({
  from: z.string(),
  to: z.string(),
  /** Those that the caller's roles may read, in this order; sums of money in yuan. */
  figures: z.array(
    z.object({
      key: z.enum(TODAY_FIGURES),
      is_money: z.boolean(),
      now: z.number(),
      /** The same figure for as many days before. */
      before: z.number(),
    }),
  ),
});
export type PlatformToday = z.infer<typeof PlatformToday>;

export const insightApi = {
  store: endpoint.get('/api/merchant/insight', {
    summary: 'Sales of the caller’s store by day, against as many days before, and what could be sold more',
    access: 'merchant',
    role: ['sales', 'finance'],
    input: z.object({ period: z._default(z.enum(['week', 'month']), 'week') }),
    returns: StoreInsight,
  }),
  quoted: endpoint.get('/api/merchant/insight/quotations', {
    ...ofSales,
    summary:
      'What became of the quotations of the caller’s store, by month, category or reason; the last one for each inquiry',
    input: z.object({ ...asked.quoted, ...paging }),
    returns: reportOf(QuotedRow),
  }),
  quotedTable: endpoint.post('/api/merchant/insight/quotations/table', {
    ...ofSales,
    keyless: 'secret',
    summary: asFile,
    input: z.object({ ...asked.quoted, ...format }),
    returns: Link,
  }),
  today: endpoint.get('/api/platform/insight/today', {
    summary:
      'What the mall did today or in the last week, against as many days before, as far as the caller may see',
    access: 'platform',
    role: PLATFORM_ROLES,
    input: z.object({ period: z._default(z.enum(['day', 'week']), 'day') }),
    returns: PlatformToday,
  }),
  sales: endpoint.get('/api/platform/insight/sales', {
    ...ofFinance,
    summary:
      'What stores were paid, gave back and owe the mall, by day, belt, category or store; a year at the most',
    input: z.object({ ...asked.sales, ...paging }),
    returns: reportOf(SalesRow),
  }),
  salesTable: endpoint.post('/api/platform/insight/sales/table', {
    ...ofFinance,
    keyless: 'secret',
    summary: asFile,
    input: z.object({ ...asked.sales, ...format }),
    returns: Link,
  }),
  funnel: endpoint.get('/api/platform/insight/funnel', {
    ...ofFunnel,
    summary: 'How goods were looked at, put into carts, ordered and paid',
    input: z.object({ ...asked.funnel, ...paging }),
    returns: reportOf(FunnelRow),
  }),
  funnelTable: endpoint.post('/api/platform/insight/funnel/table', {
    ...ofFunnel,
    keyless: 'secret',
    summary: asFile,
    input: z.object({ ...asked.funnel, ...format }),
    returns: Link,
  }),
  searches: endpoint.get('/api/platform/insight/searches', {
    ...ofContent,
    summary:
      'What was searched for, how often in vain, and what was opened of it; a thousand words at the most',
    input: z.object({ ...asked.searches, ...paging }),
    returns: reportOf(SearchRow),
  }),
  searchesTable: endpoint.post('/api/platform/insight/searches/table', {
    ...ofContent,
    keyless: 'secret',
    summary: asFile,
    input: z.object({ ...asked.searches, ...format }),
    returns: Link,
  }),
  inquiries: endpoint.get('/api/platform/insight/inquiries', {
    ...ofReview,
    summary:
      'How many inquiries were asked, answered, awarded and ordered, and how long the first answer took',
    input: z.object({ ...asked.inquiries, ...paging }),
    returns: reportOf(InquiriesRow),
  }),
  inquiriesTable: endpoint.post('/api/platform/insight/inquiries/table', {
    ...ofReview,
    keyless: 'secret',
    summary: asFile,
    input: z.object({ ...asked.inquiries, ...format }),
    returns: Link,
  }),
  speed: endpoint.get('/api/platform/insight/speed', {
    ...ofSpeed,
    summary: 'How many requests the mall answered, how many it could not, and how long answers took',
    input: z.object({ ...asked.speed, ...paging }),
    returns: reportOf(SpeedRow),
  }),
  speedTable: endpoint.post('/api/platform/insight/speed/table', {
    ...ofSpeed,
    keyless: 'secret',
    summary: asFile,
    input: z.object({ ...asked.speed, ...format }),
    returns: Link,
  }),
};
