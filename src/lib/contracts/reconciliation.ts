import * as z from 'zod/mini';
import { FILE_BYTES_MAX } from '../kernel/limits.ts';
import { endpoint } from './endpoint.ts';
import { Keyword, Amount, listInput, listOf, RandomId, Time } from './list.ts';
import { DIFFERENCE_KINDS, MONEY_WAYS, STATEMENT_PROVIDERS } from './states.ts';

export const DIFFERENCE_TABS = ['open', 'settled', 'all'] as const;
export type DifferenceTab = (typeof DIFFERENCE_TABS)[number];

/** A provider's statement file that was compared with payments and refunds. */
export const Reconciliation = z.object({
  reconciliation_id: z.string(),
  provider: z.enum(STATEMENT_PROVIDERS),
  file: z.string(),
  first_day: z.string(),
  last_day: z.string(),
  /** Movements of the file, and those that agree. */
  lines: z.number(),
  matched: z.number(),
  /** What came in and went back by the file. */
  paid: Amount,
  refunded: Amount,
  differences: z.number(),
  /** Differences that are not settled. */
  open: z.number(),
  by: z.string(),
  create_time: Time,
});
export type Reconciliation = z.infer<typeof Reconciliation>;

/** Where a file and the mall say different things. */
export const StatementDifference = z.object({
  difference_id: z.string(),
  provider: z.enum(STATEMENT_PROVIDERS),
  kind: z.enum(DIFFERENCE_KINDS),
  way: z.enum(MONEY_WAYS),
  /** Our number of the payment or the refund, and the provider’s. */
  number: z.string(),
  trade_no: z.string(),
  /** Empty where one side has none. */
  amount_there: Amount,
  amount_here: Amount,
  note: z.string(),
  settled_by: z.string(),
  settle_time: z.nullable(Time),
  time: Time,
});
export type StatementDifference = z.infer<typeof StatementDifference>;

const ofFinance = { access: 'platform', role: 'finance' } as const;

export const reconciliationApi = {
  list: endpoint.get('/api/platform/reconciliation/lst', {
    ...ofFinance,
    summary: 'Statement files of providers that were held against payments and refunds, the latest first',
    input: z.object({ ...listInput, keyword: Keyword }),
    returns: listOf(Reconciliation),
  }),
  add: endpoint.post('/api/platform/reconciliation/add', {
    ...ofFinance,
    summary:
      'Holds a statement file of Alipay or WeChat Pay (CSV or XLSX) against payments and refunds; no money is moved by it',
    input: z.object({ file: z.file('upload.broken') }),
    returns: z.object({ reconciliation_id: z.string(), differences: z.number() }),
    fails: [
      'upload.broken',
      'reconciliation.size',
      'quick.broken',
      'reconciliation.columns',
      'reconciliation.empty',
      'reconciliation.again',
    ],
    upload: FILE_BYTES_MAX,
  }),
  differences: endpoint.get('/api/platform/reconciliation/difference/lst', {
    ...ofFinance,
    summary:
      'Where statement files and the mall say different things: missing here, missing there, another amount',
    input: z.object({
      ...listInput,
      tab: z._default(z.enum(DIFFERENCE_TABS), 'open'),
      run: z.optional(RandomId),
      keyword: Keyword,
    }),
    returns: listOf(StatementDifference),
  }),
  settle: endpoint.post('/api/platform/reconciliation/difference/settle/:id', {
    ...ofFinance,
    summary: 'Says what a difference was; it changes no money',
    input: z.object({
      id: RandomId,
      note: z.string().check(z.trim(), z.minLength(2, 'oversight.reason'), z.maxLength(200)),
    }),
    fails: ['oversight.reason', 'reconciliation.gone', 'reconciliation.settled'],
  }),
};
