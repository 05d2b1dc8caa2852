import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Amount, deskInput, deskOf, RandomId, Time } from './list.ts';
import { TableLink } from './paper.ts';
import { LEDGER_ACCOUNT_KINDS, LEDGER_KINDS } from './states.ts';

/** What the accounts of the ledger belong to. */
export const LEDGER_TABS = ['platform', 'stores', 'buyers', 'credit', 'points', 'all'] as const;
export type LedgerTab = (typeof LEDGER_TABS)[number];

/** An account; points are whole numbers, everything else is yuan. */
export const LedgerAccount = z.object({
  account_id: z.string(),
  kind: z.enum(LEDGER_ACCOUNT_KINDS),
  /** The store, company or member; empty for the platform’s own. */
  owner: z.string(),
  balance: Amount,
});
export type LedgerAccount = z.infer<typeof LedgerAccount>;

/** One side of a transfer. */
export const LedgerEntry = z.object({
  entry_id: z.string(),
  transfer_id: z.string(),
  kind: z.enum(LEDGER_KINDS),
  account: z.enum(LEDGER_ACCOUNT_KINDS),
  account_id: z.string(),
  owner: z.string(),
  /** Positive: money comes into the account. */
  amount: Amount,
  balance: Amount,
  /** Number of the order, refund or withdrawal that it comes from; empty where it has none. */
  sn: z.string(),
  /** Where that is worked on at the platform’s desk, without the language; empty where nowhere. */
  link: z.string(),
  time: Time,
});
export type LedgerEntry = z.infer<typeof LedgerEntry>;

/** What the last check of the books found; all nought where they balance. */
export const LedgerCheck = z.object({
  /** Null before the first one. */
  time: z.nullable(Time),
  faults: z.number(),
  entries_sum: Amount,
  unbalanced_transfers: z.number(),
  accounts_off: z.number(),
});
export type LedgerCheck = z.infer<typeof LedgerCheck>;

const ofFinance = { access: 'platform', role: 'finance' } as const;
const { after: _after, before: _before, limit: _limit, ...days } = deskInput;
const entriesOf = { account: z.optional(RandomId), kind: z.optional(z.enum(LEDGER_KINDS)) };

export const ledgerApi = {
  accounts: endpoint.get('/api/platform/ledger/account/lst', {
    ...ofFinance,
    summary: 'Accounts of the ledger, the largest balance first; found by store, company, name or phone',
    input: z.object({ ...deskInput, tab: z._default(z.enum(LEDGER_TABS), 'platform') }),
    returns: deskOf(LedgerAccount),
  }),
  entries: endpoint.get('/api/platform/ledger/entry/lst', {
    ...ofFinance,
    summary: 'Entries of the ledger, the latest first; found by the number of what they come from',
    input: z.object({ ...deskInput, ...entriesOf }),
    returns: deskOf(LedgerEntry),
  }),
  entry: endpoint.get('/api/platform/ledger/entry/:id', {
    ...ofFinance,
    summary: 'An entry with all sides of its transfer, which sum to nought',
    input: z.object({ id: RandomId }),
    returns: z.extend(LedgerEntry, { sides: z.array(LedgerEntry) }),
    fails: ['ledger.not_found'],
  }),
  table: endpoint.post('/api/platform/ledger/table', {
    ...ofFinance,
    keyless: 'secret',
    summary:
      'The entries that the list shows: a short-lived address, or a table that is written in the background',
    input: z.object({ ...days, ...entriesOf, format: z.enum(['xlsx', 'csv']) }),
    returns: TableLink,
    fails: ['paper.tables_waiting'],
  }),
  check: endpoint.get('/api/platform/ledger/check', {
    ...ofFinance,
    summary: 'What the last check of the books found',
    returns: LedgerCheck,
  }),
};
