import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Amount, Id, Keyword, listInput, listOf, RandomId, Time } from './list.ts';
import { STORE_CLOSING_STATES } from './states.ts';

/** What may be open of a store that closes, in the order in which it is settled; the last ones are its own money. */
export const OPEN_KINDS = [
  'unpaid',
  'balance_due',
  'to_ship',
  'to_receive',
  'refund',
  'dispute',
  'frozen',
  'invoice',
  'fee_invoice',
  'margin',
  'balance',
  'withdrawal',
] as const;
export type OpenKind = (typeof OPEN_KINDS)[number];
/** Once nothing but these is open, deposit and balance are paid out. */
export const MONEY_THINGS = ['margin', 'balance', 'withdrawal'] as const satisfies readonly OpenKind[];

const OpenThing = z.object({
  kind: z.enum(OPEN_KINDS),
  count: z.number(),
  /** Empty where it is about no sum. */
  amount: Amount,
  since: z.nullable(Time),
});
export type OpenThing = z.infer<typeof OpenThing>;

export const StoreClosing = z.object({
  closing_id: z.string(),
  mer_id: z.number(),
  store: z.string(),
  status: z.enum(STORE_CLOSING_STATES),
  reason: z.string(),
  /** Asked for by the store itself. */
  is_own: z.boolean(),
  /** Name of who asked. */
  asked_by: z.string(),
  create_time: Time,
  decide_time: z.nullable(Time),
  /** What is open now; nothing of one that is over. */
  open: z.array(OpenThing),
});
export type StoreClosing = z.infer<typeof StoreClosing>;

const reason = z
  .string('oversight.reason')
  .check(z.trim(), z.minLength(2, 'oversight.reason'), z.maxLength(200));
const ofOwner = { access: 'merchant', role: 'owner' } as const;
const ofRisk = { access: 'platform', role: 'risk' } as const;
/** Finance pays out what a closing store still has. */
const ofReaders = { access: 'platform', role: ['risk', 'finance'] } as const;
const ofStores = { input: z.object({ id: Id }), returns: z.array(OpenThing) } as const;

export const storeClosingApi = {
  own: endpoint.get('/api/merchant/closing/lst', {
    ...ofOwner,
    summary: 'Closings of the caller’s store, the latest first, with what is still open of it',
    input: z.object(listInput),
    returns: listOf(StoreClosing),
  }),
  ownOpen: endpoint.get('/api/merchant/closing/open', {
    ...ofOwner,
    summary: 'What is open of the caller’s store: orders, refunds, invoices, money',
    returns: z.array(OpenThing),
  }),
  ask: endpoint.post('/api/merchant/closing/ask', {
    ...ofOwner,
    summary: 'Closes the caller’s store for good: it sells nothing from now on, and what is open is settled',
    input: z.object({ reason }),
    fails: ['oversight.reason', 'oversight.gone', 'store_closing.already'],
  }),
  takeBack: endpoint.post('/api/merchant/closing/back/:id', {
    ...ofOwner,
    summary: 'Opens the caller’s store again, which it has asked to close and which is not closed yet',
    input: z.object({ id: RandomId }),
    fails: [
      'store_closing.not_found',
      'store_closing.not_own',
      'store_closing.margin_gone',
      'oversight.wrong_state',
    ],
  }),
  all: endpoint.get('/api/platform/closing/lst', {
    ...ofReaders,
    summary: 'Stores that close or have closed for good, the latest first, with what is still open of each',
    input: z.object({ ...listInput, keyword: Keyword, status: z.optional(z.enum(STORE_CLOSING_STATES)) }),
    returns: listOf(StoreClosing),
  }),
  openOf: endpoint.get('/api/platform/closing/open/:id', {
    ...ofReaders,
    ...ofStores,
    summary: 'What is open of a store: orders, refunds, invoices, money',
  }),
  begin: endpoint.post('/api/platform/store/close/:id', {
    ...ofRisk,
    summary:
      'Closes a store for good with a reason: it sells nothing from now on, and what is open is settled',
    input: z.object({ id: Id, reason }),
    fails: ['oversight.reason', 'oversight.gone', 'oversight.own_store', 'store_closing.already'],
  }),
  reopen: endpoint.post('/api/platform/closing/back/:id', {
    ...ofRisk,
    summary: 'Opens a store again that is not closed yet, with the goods that it had on sale',
    input: z.object({ id: RandomId }),
    fails: ['store_closing.not_found', 'oversight.own_store', 'oversight.wrong_state'],
  }),
  finish: endpoint.post('/api/platform/closing/finish/:id', {
    ...ofRisk,
    summary: 'The store is closed: nothing of it is open, and its deposit and balance are paid out',
    input: z.object({ id: RandomId }),
    fails: ['store_closing.not_found', 'store_closing.open', 'oversight.own_store', 'oversight.wrong_state'],
  }),
};
