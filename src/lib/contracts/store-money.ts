import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Counts, Amount, Id, Keyword, listInput, listOf, RandomId, Time } from './list.ts';
import { TableLink } from './paper.ts';
import { COMMISSION_KINDS, STORE_ACCOUNT_STATES, WITHDRAWAL_STATES } from './states.ts';

/** Why money of a store is frozen; `other` is what no order explains, and is nothing while the books are right. */
export const FROZEN_REASONS = ['to_ship', 'to_receive', 'resting', 'disputed', 'presale', 'other'] as const;
export type FrozenReason = (typeof FROZEN_REASONS)[number];

export const StoreBalance = z.object({
  /** May be withdrawn. */
  free: Amount,
  frozen: Amount,
  /** Asked for and not yet at the bank. */
  on_the_way: Amount,
  margin: Amount,
  /** The deposit that a store of its type pays. */
  margin_required: Amount,
  frozen_for: z.array(z.object({ why: z.enum(FROZEN_REASONS), amount: Amount, orders: z.number() })),
  /** The last digits of the bank account that is paid out to; empty while none is confirmed. */
  account: z.string(),
});
export type StoreBalance = z.infer<typeof StoreBalance>;

/** An order whose money is frozen. */
export const FrozenOrder = z.object({
  order_id: z.string(),
  order_sn: z.string(),
  why: z.enum(FROZEN_REASONS),
  amount: Amount,
  /** When it is set free if nothing comes between; null while that is not known. */
  due_time: z.nullable(Time),
});
export type FrozenOrder = z.infer<typeof FrozenOrder>;

/** What a store earned with an order once it was settled. */
export const SettledOrder = z.object({
  order_id: z.string(),
  order_sn: z.string(),
  /** What the buyer paid, what the platform's coupon added, what went back of both. */
  paid: Amount,
  coupon: Amount,
  refunded: Amount,
  /** Set free, the commission taken of it, and what is left. */
  amount: Amount,
  commission: Amount,
  net: Amount,
  settle_time: Time,
});
export type SettledOrder = z.infer<typeof SettledOrder>;

/** A month of settled orders. */
export const Statement = z.object({
  month: z.string(),
  orders: z.number(),
  amount: Amount,
  commission: Amount,
  net: Amount,
});
export type Statement = z.infer<typeof Statement>;

/** A movement of what a store may withdraw, with the order that it comes from. */
export const StoreBill = z.object({
  bill_id: z.string(),
  kind: z.string(),
  /** Plus is in. */
  amount: Amount,
  balance: Amount,
  sn: z.string(),
  /** Null: it belongs to no order of the store. */
  order_id: z.nullable(z.string()),
  time: Time,
});
export type StoreBill = z.infer<typeof StoreBill>;

export const StoreAccount = z.object({
  account_id: z.string(),
  name: z.string(),
  bank: z.string(),
  account: z.string(),
  branch_no: z.string(),
  status: z.enum(STORE_ACCOUNT_STATES),
  first_by: z.string(),
  is_own_first: z.boolean(),
  time: Time,
});
export type StoreAccount = z.infer<typeof StoreAccount>;

export const Withdrawal = z.object({
  withdrawal_id: z.string(),
  withdrawal_sn: z.string(),
  amount: Amount,
  name: z.string(),
  bank: z.string(),
  account: z.string(),
  branch_no: z.string(),
  status: z.enum(WITHDRAWAL_STATES),
  asked_by: z.string(),
  is_own: z.boolean(),
  approved_by: z.string(),
  serial_no: z.string(),
  reason: z.string(),
  create_time: Time,
  decide_time: z.nullable(Time),
});
export type Withdrawal = z.infer<typeof Withdrawal>;

/** A withdrawal as the platform's finance desk reads it. */
export const Payout = z.extend(Withdrawal, {
  mer_id: z.number(),
  store: z.string(),
  first_by: z.string(),
  is_own_first: z.boolean(),
});
export type Payout = z.infer<typeof Payout>;

/** What stores of a type pay as their deposit, and what one has paid. */
export const StoreMargin = z.object({
  mer_id: z.number(),
  store: z.string(),
  margin: Amount,
  margin_required: Amount,
});
export type StoreMargin = z.infer<typeof StoreMargin>;

const text = (most: number) =>
  z
    .string('store_account.shape')
    .check(z.maxLength(most, 'store_account.shape'), z.trim(), z.minLength(1, 'store_account.shape'));
const amount = z
  .string('withdrawal.amount')
  .check(z.regex(/^(?:0|[1-9]\d{0,8})(?:\.\d{1,2})?$/, 'withdrawal.amount'));
const reason = z
  .string('withdrawal.reason')
  .check(z.trim(), z.minLength(2, 'withdrawal.reason'), z.maxLength(100, 'withdrawal.reason'));
const month = z.optional(z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/)));
const one = z.object({ id: RandomId });
const ofStore = { access: 'merchant', role: 'finance' } as const;
const ofPlatform = { access: 'platform', role: 'finance' } as const;
const stepFails = ['withdrawal.not_found', 'withdrawal.decided', 'withdrawal.second_person'] as const;

/** What the mall takes of goods: of all of a store, or of a category where the store has no rate of its own. */
export const Commission = z.object({
  kind: z.enum(COMMISSION_KINDS),
  owner_id: z.number(),
  name: z.string(),
  /** "5" or "2.5"; empty: none is in force. */
  percent: z.string(),
  /** What one person has named and a second one has to name too. */
  proposed: z.nullable(
    z.object({
      /** Empty: there shall be none. */
      percent: z.string(),
      by: z.string(),
      time: Time,
      is_own: z.boolean(),
    }),
  ),
});
export type Commission = z.infer<typeof Commission>;
const rated = { kind: z.enum(COMMISSION_KINDS), owner_id: Id };

export const storeMoneyApi = {
  balance: endpoint.get('/api/merchant/money', {
    ...ofStore,
    summary: 'What the caller’s store may withdraw, what is frozen and why, and its deposit',
    returns: StoreBalance,
  }),
  frozen: endpoint.get('/api/merchant/money/frozen', {
    ...ofStore,
    summary: 'Orders of the caller’s store whose money is frozen, the next to be set free first',
    input: z.object({ ...listInput, keyword: Keyword, why: z.optional(z.enum(FROZEN_REASONS)) }),
    returns: listOf(FrozenOrder),
  }),
  settled: endpoint.get('/api/merchant/money/settled', {
    ...ofStore,
    summary: 'Orders of the caller’s store that were settled, with the commission of each',
    input: z.object({ ...listInput, month, keyword: z.optional(z.string().check(z.maxLength(60))) }),
    returns: listOf(SettledOrder),
  }),
  settledTable: endpoint.post('/api/merchant/money/settled/table', {
    ...ofStore,
    keyless: 'secret',
    summary:
      'All settled orders that the list shows: a short-lived address, or a table that is written in the background',
    input: z.object({
      month,
      keyword: z.optional(z.string().check(z.maxLength(60))),
      format: z.enum(['xlsx', 'csv']),
    }),
    returns: TableLink,
    fails: ['paper.tables_waiting'],
  }),
  statements: endpoint.get('/api/merchant/money/statements', {
    ...ofStore,
    summary: 'Months of settled orders of the caller’s store, the latest first',
    input: z.object(listInput),
    returns: listOf(Statement),
  }),
  bills: endpoint.get('/api/merchant/money/bills', {
    ...ofStore,
    summary: 'Every movement of what the caller’s store may withdraw, with its order, the latest first',
    input: z.object({ ...listInput, keyword: Keyword, month }),
    returns: listOf(StoreBill),
  }),
  accounts: endpoint.get('/api/merchant/money/accounts', {
    ...ofStore,
    summary: 'Bank accounts of the caller’s store: the one in force, one that waits, those before',
    input: z.object({ ...listInput, keyword: Keyword }),
    returns: listOf(StoreAccount),
  }),
  nameAccount: endpoint.post('/api/merchant/money/account', {
    ...ofStore,
    summary: 'Names a bank account to be paid out to; another person of the store confirms it',
    input: z.object({
      name: text(60),
      bank: text(60),
      account: z.string('store_account.shape').check(z.regex(/^\d[\d ]{6,38}\d$/, 'store_account.shape')),
      branch_no: z._default(
        z.string('store_account.shape').check(z.regex(/^(\d{12})?$/, 'store_account.shape')),
        '',
      ),
    }),
    returns: z.object({ account_id: z.string() }),
    fails: ['store_account.shape'],
  }),
  confirmAccount: endpoint.post('/api/merchant/money/account/confirm/:id', {
    ...ofStore,
    summary: 'Confirms, or refuses, a bank account that somebody else of the store has named',
    input: z.object({ id: RandomId, approve: z.boolean() }),
    fails: ['store_account.not_found', 'withdrawal.second_person'],
  }),
  payMargin: endpoint.post('/api/merchant/money/margin', {
    ...ofStore,
    summary: 'Pays the deposit of the caller’s store, or a part of it, out of what it may withdraw',
    input: z.object({ amount }),
    fails: ['withdrawal.amount', 'withdrawal.short'],
  }),
  withdrawals: endpoint.get('/api/merchant/money/withdrawals', {
    ...ofStore,
    summary:
      'Withdrawals of the caller’s store, the latest first; found by number, number of the bank or account',
    input: z.object({ ...listInput, keyword: Keyword, status: z.optional(z.enum(WITHDRAWAL_STATES)) }),
    returns: listOf(Withdrawal),
  }),
  ask: endpoint.post('/api/merchant/money/withdraw', {
    ...ofStore,
    summary: 'Asks for money of the caller’s store; it is held until somebody else of the store approves',
    input: z.object({ amount }),
    returns: z.object({ withdrawal_id: z.string() }),
    fails: ['withdrawal.amount', 'withdrawal.no_account', 'withdrawal.short'],
  }),
  approve: endpoint.post('/api/merchant/money/withdraw/approve/:id', {
    ...ofStore,
    summary: 'Approves a withdrawal that somebody else of the store has asked for',
    input: one,
    fails: stepFails,
  }),
  withdraw: endpoint.post('/api/merchant/money/withdraw/back/:id', {
    ...ofStore,
    summary: 'Takes back a withdrawal that nobody else of the store has approved; the money is free again',
    input: z.object({ id: RandomId, reason: z._default(z.string().check(z.maxLength(100)), '') }),
    fails: ['withdrawal.not_found', 'withdrawal.decided'],
  }),
  payouts: endpoint.get('/api/platform/withdrawal/lst', {
    ...ofPlatform,
    summary:
      'Withdrawals of all stores that their stores have approved; found by number, number of the bank, account or store',
    input: z.object({
      ...listInput,
      keyword: Keyword,
      status: z.optional(z.enum(['approved', 'half_confirmed', 'paid', 'refused'])),
    }),
    returns: listOf(Payout),
  }),
  bankFile: endpoint.get('/api/platform/withdrawal/file', {
    ...ofPlatform,
    summary: 'The withdrawals that wait to be sent as a file for the bank (CSV with a mark of its encoding)',
    returns: z.object({ name: z.string(), text: z.string(), count: z.number(), sum: Amount }),
  }),
  confirmPayout: endpoint.post('/api/platform/withdrawal/confirm/:id', {
    ...ofPlatform,
    summary: 'The money was sent at the bank; it is booked when a second person says so with the same number',
    input: z.object({
      id: RandomId,
      serial_no: z.string('transfer.serial_no').check(z.regex(/^[0-9A-Za-z-]{4,40}$/, 'transfer.serial_no')),
    }),
    returns: z.object({ status: z.enum(WITHDRAWAL_STATES) }),
    fails: [
      ...stepFails,
      'oversight.newcomer',
      'withdrawal.own',
      'withdrawal.serial_used',
      'withdrawal.serial_other',
      'transfer.serial_no',
    ],
  }),
  refusePayout: endpoint.post('/api/platform/withdrawal/refuse/:id', {
    ...ofPlatform,
    summary: 'The bank does not take it: the money is the store’s to withdraw again, with a reason',
    input: z.object({ id: RandomId, reason }),
    fails: [
      'oversight.newcomer',
      'withdrawal.not_found',
      'withdrawal.decided',
      'withdrawal.own',
      'withdrawal.reason',
      'withdrawal.second_person',
    ],
  }),
  margins: endpoint.get('/api/platform/margin/lst', {
    ...ofPlatform,
    summary: 'Deposits of stores, paid and required; those with the most missing first',
    input: z.object({ ...listInput, keyword: Keyword }),
    returns: listOf(StoreMargin),
  }),
  giveMarginBack: endpoint.post('/api/platform/margin/back/:id', {
    ...ofPlatform,
    summary: 'Gives a store its deposit, or a part of it, back to what it may withdraw',
    input: z.object({ id: Id, amount, reason }),
    fails: ['withdrawal.amount', 'withdrawal.own', 'withdrawal.reason', 'margin.short', 'margin.still_open'],
  }),
  commissionCounts: endpoint.get('/api/platform/commission/counts', {
    ...ofPlatform,
    summary: 'How many categories and stores have a rate, or one that waits for a second person',
    returns: Counts,
  }),
  commissions: endpoint.get('/api/platform/commission/lst', {
    ...ofPlatform,
    summary: 'What the mall takes of goods, by category and by store; whatever has no rate is free',
    input: z.object({ ...listInput, keyword: Keyword, kind: z.optional(z.enum(COMMISSION_KINDS)) }),
    returns: listOf(Commission),
  }),
  setCommission: endpoint.post('/api/platform/commission/save', {
    ...ofPlatform,
    summary:
      'Names another commission of a category with all below it, or of a store; it holds for what is paid from then on, once a second person names the same within a day',
    input: z.object({
      ...rated,
      percent: z
        .string('commission.percent')
        .check(z.trim(), z.regex(/^(100(\.0)?|\d{1,2}(\.\d)?)$/, 'commission.percent')),
    }),
    returns: Commission,
    fails: [
      'commission.percent',
      'commission.no_owner',
      'commission.second_person',
      'oversight.newcomer',
      'oversight.own_store',
    ],
  }),
  dropCommission: endpoint.post('/api/platform/commission/remove', {
    ...ofPlatform,
    summary:
      'Takes a rate back, once a second person does the same: a store then pays those of its categories, a category that of the one above it',
    input: z.object(rated),
    returns: Commission,
    fails: ['commission.no_owner', 'commission.second_person', 'oversight.newcomer', 'oversight.own_store'],
  }),
};
