import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Counts, Amount, Keyword, deskInput, deskOf, Id, listInput, listOf, RandomId, Time } from './list.ts';
import { PHONE } from './fields.ts';
import { RISK_LEVELS, STORE_RISKS } from '../kernel/store-risk.ts';
import { CLOSING_OBSTACLES } from './profile.ts';
import { TableLink } from './paper.ts';
import { PLATFORM_ROLES } from './platform-role.ts';
import { LedgerEntry } from './ledger.ts';
import { ORDER_DESK_TABS } from './order-desk.ts';
import { OrderDetail, OrderRow } from './order-views.ts';
import {
  CORRECTION_STATES,
  PAYMENT_PURPOSES,
  PAYMENT_STATES,
  REFUND_PAYMENT_STATES,
  REFUND_STATES,
} from './states.ts';

const FROZEN_TABS = ['all', 'active', 'frozen'] as const;
export type FrozenTab = (typeof FROZEN_TABS)[number];
const GOODS_REVIEW_TABS = ['asked', 'withheld', 'on_sale', 'all'] as const;
export type GoodsReviewTab = (typeof GOODS_REVIEW_TABS)[number];

const Reason = z.string().check(z.trim(), z.minLength(2, 'oversight.reason'), z.maxLength(200));
const one = z.object({ id: Id });

/** A store as the platform looks after it. */
export const WatchedStore = z.object({
  mer_id: z.number(),
  name: z.string(),
  type: z.string(),
  category: z.string(),
  place: z.string(),
  phone: z.string(),
  status: z.string(),
  /** Why it is frozen; empty: it is not. */
  frozen_reason: z.string(),
  goods: z.number(),
  withheld: z.number(),
  open_orders: z.number(),
  sales: z.number(),
  score: z.number(),
  has_margin: z.boolean(),
  is_verified: z.boolean(),
  /** Its own commission in percent; empty: that of the categories. */
  commission: z.string(),
  create_time: Time,
});
export type WatchedStore = z.infer<typeof WatchedStore>;

/** A store by what went wrong in it in the last ninety days, as its rows are counted now. */
export const RiskyStore = z.object({
  mer_id: z.number(),
  name: z.string(),
  frozen_reason: z.string(),
  /** From 0 to 100. */
  points: z.number(),
  level: z.enum(RISK_LEVELS),
  /** When somebody last looked at it, and at how many points; null and 0 where nobody has. */
  reviewed_time: z.nullable(Time),
  reviewed_points: z.number(),
  reasons: z.array(
    z.object({ key: z.enum(STORE_RISKS), count: z.number(), of: z.number(), points: z.number() }),
  ),
});
export type RiskyStore = z.infer<typeof RiskyStore>;

/** An account as the platform looks after it; its phone is shown as far as one has to know it. */
export const WatchedMember = z.object({
  uid: z.number(),
  nickname: z.string(),
  phone: z.string(),
  company: z.string(),
  roles: z.array(z.string()),
  status: z.string(),
  frozen_reason: z.string(),
  orders: z.number(),
  spent: Amount,
  balance: Amount,
  seen_time: z.nullable(Time),
  create_time: Time,
});
export type WatchedMember = z.infer<typeof WatchedMember>;

/** A product of any store. */
export const WatchedGoods = z.object({
  product_id: z.number(),
  name: z.string(),
  image: z.string(),
  store: z.string(),
  mer_id: z.number(),
  category: z.string(),
  status: z.string(),
  price: Amount,
  stock: z.number(),
  /** Why the platform has taken it off; empty where its store is frozen, or it is not withheld. */
  reason: z.string(),
  asked_time: z.nullable(Time),
  update_time: Time,
});
export type WatchedGoods = z.infer<typeof WatchedGoods>;

/** Who has bought; the phone is shown as far as one has to know it. */
export const Buyer = z.object({
  uid: z.number(),
  nickname: z.string(),
  phone: z.string(),
  company: z.string(),
});

/** An order of any store. */
export const WatchedOrder = z.object({ ...OrderRow.shape, buyer: Buyer, pay_time: z.nullable(Time) });
export type WatchedOrder = z.infer<typeof WatchedOrder>;

/** The order with all payments, refunds and ledger transfers of it. */
export const WatchedOrderDetail = z.object({
  ...OrderDetail.shape,
  buyer: Buyer,
  group_order_sn: z.string(),
  /** What people of the platform have noted; the notes of the store are its own. */
  notes: z.array(z.object({ note_id: z.string(), author: z.string(), text: z.string(), time: Time })),
  /** Of the whole purchase: what was ordered at other stores with it was paid at once. */
  payments: z.array(
    z.object({
      number: z.string(),
      purpose: z.enum(PAYMENT_PURPOSES),
      provider: z.string(),
      amount: Amount,
      status: z.enum(PAYMENT_STATES),
      trade_no: z.string(),
      time: Time,
    }),
  ),
  refunds: z.array(
    z.object({
      refund_order_id: z.string(),
      sn: z.string(),
      status: z.enum(REFUND_STATES),
      amount: Amount,
      time: Time,
      /** On its way back to the buyer, along each way that it came. */
      sent: z.array(z.object({ number: z.string(), status: z.enum(REFUND_PAYMENT_STATES) })),
    }),
  ),
  /** The largest side of each transfer of the ledger; empty for callers who may not read the ledger. */
  transfers: z.array(LedgerEntry),
});
export type WatchedOrderDetail = z.infer<typeof WatchedOrderDetail>;

export const Correction = z.object({
  correction_id: z.string(),
  uid: z.number(),
  nickname: z.string(),
  phone: z.string(),
  amount: Amount,
  reason: z.string(),
  status: z.enum(CORRECTION_STATES),
  first_by: z.string(),
  is_own_first: z.boolean(),
  second_by: z.string(),
  create_time: Time,
});
export type Correction = z.infer<typeof Correction>;

/** One of the platform's people. */
export const Operator = z.object({
  uid: z.number(),
  nickname: z.string(),
  phone: z.string(),
  roles: z.array(z.enum(PLATFORM_ROLES)),
  status: z.string(),
  /** A second factor is set up. */
  has_factor: z.boolean(),
  /** Devices that are logged in now. */
  sessions: z.number(),
  seen_time: z.nullable(Time),
});
export type Operator = z.infer<typeof Operator>;

/** An account whose person is or was to be taken out of it. */
export const Erasure = z.object({
  erasure_id: z.string(),
  uid: z.number(),
  nickname: z.string(),
  phone: z.string(),
  reason: z.string(),
  status: z.enum(CORRECTION_STATES),
  first_by: z.string(),
  is_own_first: z.boolean(),
  second_by: z.string(),
  create_time: Time,
});
export type Erasure = z.infer<typeof Erasure>;

/** What an erasure would do: how many rows go, how many stay without a name, how many stay as the law wants them. */
export const ErasureWeight = z.object({
  gone: z.record(z.string(), z.number()),
  nameless: z.record(z.string(), z.number()),
  kept: z.record(z.string(), z.number()),
  /** What has to be settled before the erasure. */
  obstacles: z.array(z.enum(CLOSING_OBSTACLES)),
});
export type ErasureWeight = z.infer<typeof ErasureWeight>;

const Turn = z._default(z.boolean(), false);
const roles = {
  owner: Turn,
  review: Turn,
  finance: Turn,
  service: Turn,
  content: Turn,
  risk: Turn,
};

const OBSTACLES = [
  'close.balance',
  'close.company',
  'close.credit',
  'close.invoice',
  'close.order',
  'close.payment',
  'close.refund',
  'close.role',
] as const;

const orderFilters = {
  tab: z._default(z.enum(ORDER_DESK_TABS), 'all'),
  store: z.optional(Id),
  buyer: z.optional(Id),
};
const ofOwner = { access: 'platform', role: 'owner' } as const;
const ofService = { access: 'platform', role: ['service', 'risk'] } as const;
const ofRisk = { access: 'platform', role: 'risk' } as const;
const ofReview = { access: 'platform', role: 'review' } as const;
const ofOrders = { access: 'platform', role: ['finance', 'service'] } as const;
const ofFinance = { access: 'platform', role: 'finance' } as const;
const list = { ...deskInput, tab: z._default(z.enum(FROZEN_TABS), 'all') };

export const oversightApi = {
  stores: endpoint.get('/api/platform/store/lst', {
    access: 'platform',
    role: ['review', 'risk', 'service'],
    summary: 'All stores with what they sell and what of theirs is open, the newest first',
    input: z.object(list),
    returns: deskOf(WatchedStore),
  }),
  storeCounts: endpoint.get('/api/platform/store/counts', {
    access: 'platform',
    role: ['review', 'risk', 'service'],
    summary: 'How many stores are open, and how many frozen',
    returns: Counts,
  }),
  storeRisks: endpoint.get('/api/platform/store/risks', {
    ...ofRisk,
    summary:
      'Stores by their risk in the last ninety days: disputes, refunds, late orders, reminders, bad reviews, withheld goods',
    input: z.object({
      ...listInput,
      level: z.optional(z.enum(RISK_LEVELS)),
      keyword: z.optional(z.string().check(z.maxLength(60))),
    }),
    returns: listOf(RiskyStore),
  }),
  reviewStoreRisk: endpoint.post('/api/platform/store/risk/review/:id', {
    ...ofRisk,
    summary: 'Notes that a high risk was looked at; it waits again when the risk rises',
    input: z.object({ id: Id }),
    fails: ['oversight.gone', 'oversight.wrong_state'],
  }),
  freezeStore: endpoint.post('/api/platform/store/freeze/:id', {
    ...ofRisk,
    summary:
      'Freezes a store with a reason: it sells nothing any more, its goods leave all lists; open orders go on',
    input: z.object({ id: Id, reason: Reason }),
    fails: ['oversight.reason', 'oversight.gone', 'oversight.wrong_state'],
  }),
  thawStore: endpoint.post('/api/platform/store/thaw/:id', {
    ...ofRisk,
    summary: 'Opens a frozen store again; its goods come back, but for those that the platform withholds',
    input: one,
    fails: ['oversight.gone', 'oversight.own_store', 'oversight.wrong_state'],
  }),
  members: endpoint.get('/api/platform/member/lst', {
    ...ofService,
    summary: 'Accounts, the newest first; found by phone, name or company',
    input: z.object(list),
    returns: deskOf(WatchedMember),
  }),
  memberCounts: endpoint.get('/api/platform/member/counts', {
    ...ofService,
    summary: 'How many accounts are in use, and how many frozen',
    returns: Counts,
  }),
  freezeMember: endpoint.post('/api/platform/member/freeze/:id', {
    ...ofRisk,
    summary: 'Freezes an account with a reason: its sessions end, and nobody logs in with it',
    input: z.object({ id: Id, reason: Reason }),
    fails: [
      'oversight.reason',
      'oversight.gone',
      'oversight.wrong_state',
      'oversight.own_account',
      'oversight.of_platform',
    ],
  }),
  thawMember: endpoint.post('/api/platform/member/thaw/:id', {
    ...ofRisk,
    summary: 'Opens a frozen account again; one of the platform’s people an owner alone',
    input: one,
    fails: ['oversight.gone', 'oversight.wrong_state', 'oversight.of_platform'],
  }),
  goods: endpoint.get('/api/platform/goods/lst', {
    ...ofReview,
    summary: 'Goods of all stores, those that were changed last first',
    input: z.object({ ...deskInput, tab: z._default(z.enum(GOODS_REVIEW_TABS), 'all') }),
    returns: deskOf(WatchedGoods),
  }),
  goodsCounts: endpoint.get('/api/platform/goods/counts', {
    ...ofReview,
    summary: 'How many goods are on sale, are withheld, and wait for another look',
    returns: Counts,
  }),
  withhold: endpoint.post('/api/platform/goods/withhold/:id', {
    ...ofReview,
    summary: 'Takes goods of a store off the shelf with a reason, or sends them back with another one',
    input: z.object({ id: Id, reason: Reason }),
    fails: ['oversight.reason', 'oversight.gone', 'oversight.wrong_state'],
  }),
  release: endpoint.post('/api/platform/goods/release/:id', {
    ...ofReview,
    summary: 'Lets goods that were withheld back on the shelf',
    input: one,
    fails: ['oversight.gone', 'oversight.own_store', 'oversight.wrong_state'],
  }),
  askAgain: endpoint.post('/api/merchant/goods/ask_again/:id', {
    access: 'merchant',
    role: 'sales',
    summary: 'Asks the platform to look at withheld goods of the caller’s store once more',
    input: one,
    fails: ['goods.not_found', 'oversight.wrong_state'],
  }),
  orders: endpoint.get('/api/platform/order/lst', {
    ...ofOrders,
    summary:
      'Orders of all stores, the latest first; found by number of order or refund, by store, and by the buyer’s name, phone or company',
    input: z.object({ ...deskInput, ...orderFilters }),
    returns: deskOf(WatchedOrder),
  }),
  orderTable: endpoint.post('/api/platform/order/table', {
    ...ofOrders,
    keyless: 'secret',
    summary:
      'All orders that the list shows, line by line: a short-lived address, or a table that is written in the background',
    input: z.object({
      ...orderFilters,
      keyword: deskInput.keyword,
      from: deskInput.from,
      to: deskInput.to,
      format: z.enum(['xlsx', 'csv']),
    }),
    returns: TableLink,
    fails: ['paper.tables_waiting'],
  }),
  orderCounts: endpoint.get('/api/platform/order/counts', {
    ...ofOrders,
    summary: 'How many orders of all stores are in each state',
    returns: Counts,
  }),
  order: endpoint.get('/api/platform/order/detail/:id', {
    ...ofOrders,
    summary: 'An order of any store with what was paid, given back and booked for it',
    input: z.object({ id: RandomId }),
    returns: WatchedOrderDetail,
    fails: ['order.not_found'],
  }),
  urgeOrder: endpoint.post('/api/platform/order/urge/:id', {
    access: 'platform',
    role: 'service',
    summary:
      'Asks the store of a paid order to send it, once a day at the most; those who ship for it read the words, the buyer that it was asked',
    input: z.object({ id: RandomId, text: Reason }),
    fails: [
      'order.not_found',
      'order.reminded',
      'order.wrong_state',
      'oversight.own_store',
      'oversight.reason',
    ],
  }),
  noteOrder: endpoint.post('/api/platform/order/note/:id', {
    ...ofOrders,
    summary:
      'Notes something about an order for the people of the platform; neither store nor buyer reads it',
    input: z.object({
      id: RandomId,
      text: z.string().check(z.trim(), z.minLength(1, 'note.empty'), z.maxLength(500, 'text.too_long')),
    }),
    fails: ['note.empty', 'order.not_found', 'text.too_long'],
  }),
  corrections: endpoint.get('/api/platform/correction/lst', {
    ...ofFinance,
    summary:
      'Balances that are or were set right, the newest first; found by member, phone as it is shown or reason',
    input: z.object({ ...listInput, keyword: Keyword, status: z.optional(z.enum(CORRECTION_STATES)) }),
    returns: listOf(Correction),
  }),
  operators: endpoint.get('/api/platform/operator/lst', {
    ...ofOwner,
    summary: 'The platform’s people with their roles and where they are logged in',
    input: z.object({ ...listInput, keyword: Keyword }),
    returns: listOf(Operator),
  }),
  addOperator: endpoint.post('/api/platform/operator/add', {
    ...ofOwner,
    summary:
      'Lets an account work for the platform in some roles; it sets up a second factor before it may act',
    input: z.object({ phone: z.string().check(z.regex(PHONE, 'ERROR3')), ...roles }),
    returns: z.object({ id: z.number() }),
    fails: ['ERROR3', 'oversight.no_account', 'oversight.no_role', 'oversight.wrong_state'],
  }),
  changeOperator: endpoint.post('/api/platform/operator/change/:id', {
    ...ofOwner,
    summary: 'Gives one of the platform’s people other roles; without any he is none of them any more',
    input: z.object({ id: Id, ...roles }),
    fails: ['oversight.gone', 'oversight.own_account'],
  }),
  logOutOperator: endpoint.post('/api/platform/operator/log_out/:id', {
    ...ofOwner,
    summary: 'Ends all sessions of one of the platform’s people',
    input: one,
    fails: ['oversight.gone'],
  }),
  correct: endpoint.post('/api/platform/correction/propose', {
    ...ofFinance,
    summary: 'Proposes to set a balance right; it moves when a second person agrees',
    input: z.object({
      /** Phone of the account. */
      phone: z.string().check(z.regex(PHONE, 'ERROR3')),
      /** 12.30, or -12.30 to take it. */
      amount: z.string().check(z.regex(/^-?\d{1,8}(\.\d{1,2})?$/, 'oversight.amount')),
      reason: Reason,
    }),
    returns: z.object({ correction_id: z.string() }),
    fails: [
      'ERROR3',
      'oversight.reason',
      'oversight.amount',
      'oversight.gone',
      'oversight.newcomer',
      'oversight.own_account',
    ],
  }),
  confirmCorrection: endpoint.post('/api/platform/correction/confirm/:id', {
    ...ofFinance,
    summary: 'The second person agrees, and the balance moves',
    input: z.object({ id: RandomId }),
    fails: [
      'oversight.gone',
      'oversight.wrong_state',
      'oversight.newcomer',
      'oversight.second_person',
      'oversight.own_account',
      'oversight.too_little',
    ],
  }),
  refuseCorrection: endpoint.post('/api/platform/correction/refuse/:id', {
    ...ofFinance,
    summary: 'A proposed correction is dropped',
    input: z.object({ id: RandomId }),
    fails: ['oversight.gone', 'oversight.wrong_state'],
  }),
  personalData: endpoint.post('/api/platform/member/export/:id', {
    ...ofRisk,
    keyless: 'secret',
    summary: 'A short-lived address of all that the mall keeps of a person, who has asked for it',
    input: z.object({ id: Id, reason: Reason }),
    returns: z.object({ url: z.string(), expires: Time }),
    fails: ['oversight.reason', 'oversight.gone'],
  }),
  erasureWeight: endpoint.get('/api/platform/member/erasure/:id', {
    ...ofRisk,
    summary: 'What an erasure would do to an account, and what stands in its way',
    input: one,
    returns: ErasureWeight,
    fails: ['oversight.gone'],
  }),
  erasures: endpoint.get('/api/platform/erasure/lst', {
    ...ofRisk,
    summary:
      'Accounts whose person is or was to be erased, the newest first; found by member, phone as it is shown or reason',
    input: z.object({ ...listInput, keyword: Keyword, status: z.optional(z.enum(CORRECTION_STATES)) }),
    returns: listOf(Erasure),
  }),
  erase: endpoint.post('/api/platform/erasure/propose/:id', {
    ...ofRisk,
    summary:
      'Proposes to erase a person; it happens when a second one agrees, and not while an order is open',
    input: z.object({ id: Id, reason: Reason }),
    returns: z.object({ erasure_id: z.string() }),
    fails: [
      'oversight.reason',
      'oversight.gone',
      'oversight.newcomer',
      'oversight.own_account',
      'oversight.wrong_state',
      ...OBSTACLES,
    ],
  }),
  confirmErasure: endpoint.post('/api/platform/erasure/confirm/:id', {
    ...ofRisk,
    summary: 'The second one agrees: the account is closed, what has to be kept stays without a name',
    input: z.object({ id: RandomId }),
    fails: [
      'oversight.gone',
      'oversight.wrong_state',
      'oversight.newcomer',
      'oversight.second_person',
      'oversight.own_account',
      ...OBSTACLES,
    ],
  }),
  refuseErasure: endpoint.post('/api/platform/erasure/refuse/:id', {
    ...ofRisk,
    summary: 'A proposed erasure is dropped',
    input: z.object({ id: RandomId }),
    fails: ['oversight.gone', 'oversight.wrong_state'],
  }),
};
