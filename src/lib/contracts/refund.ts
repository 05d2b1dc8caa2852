import * as z from 'zod/mini';
import { WAYBILL } from '../kernel/waybill.ts';
import { endpoint } from './endpoint.ts';
import { Counts, Keyword, deskInput, deskOf, Id, listInput, listOf, RandomId, Time } from './list.ts';
import { DeskRefund, DeskRefundDetail, RefundDetail, RefundOffer, RefundRow } from './refund-views.ts';
import type { RefundLine } from './refund-views.ts';
import { REFUND_KINDS, REFUND_STATES } from './states.ts';
import { EVERYBODY } from './store-role.ts';

export * from './refund-views.ts';

/** Reasons for a refund; the words are in locales/<locale>/refund.json under `reason`. */
export const REFUND_REASONS = [
  'no_reason',
  'ordered_wrong',
  'late',
  'not_received',
  'quality',
  'mismatch',
  'damaged',
  'missing',
  'price',
  'other',
] as const;

/** Tabs of a store's list: what waits for the store, a state, or all. */
const REFUND_DESK_TABS = ['waiting', ...REFUND_STATES, 'all'] as const;
export type RefundDeskTab = (typeof REFUND_DESK_TABS)[number];
/** By the day it was asked for, by the time that it has waited, by what is asked for. */
const REFUND_SORTS = ['newest', 'waiting', 'amount'] as const;
export type RefundSort = (typeof REFUND_SORTS)[number];

const refundId = z.object({ id: RandomId });
const Pics = z._default(
  z.array(z.string().check(z.regex(/^\/files\/[\w./-]+$/))).check(z.maxLength(3, 'upload.count')),
  [],
);
const Mark = z._default(z.string().check(z.maxLength(100, 'text.too_long')), '');
const PlainYuan = z.string().check(z.regex(/^(0|[1-9]\d{0,8})(\.\d{1,2})?$/, 'refund.amount'));
const LineIds = z.array(RandomId).check(z.minLength(1, 'refund.nothing_chosen'), z.maxLength(100));
const Line26 = /^[0-9a-z]{26}(,[0-9a-z]{26}){0,99}$/;
const LineIdsText = z.pipe(
  z.string().check(z.regex(Line26)),
  z.transform((ids) => ids.split(',')),
);

const OfferReason = z
  .string()
  .check(z.trim(), z.minLength(1, 'refund.offer_reason'), z.maxLength(200, 'text.too_long'));

const NOT_OPEN = ['order.not_found', 'refund.not_supported', 'refund.window'] as const;
const NOT_NOW = ['refund.not_found', 'refund.wrong_state'] as const;

/** Who reads refunds of all stores, as with their orders. */
const ofWatchers = { access: 'platform', role: ['service', 'finance'] } as const;

export const refundApi = {
  reasons: endpoint.get('/api/common/refund_message', {
    summary: 'Why a refund may be asked for, in the caller’s language',
    returns: z.array(z.string()),
    shared: 3600,
  }),
  batch: endpoint.get('/api/refund/batch_product/:id', {
    summary: 'Everything of an order that can be refunded',
    access: 'user',
    input: refundId,
    returns: RefundOffer,
    fails: [...NOT_OPEN],
  }),
  product: endpoint.get('/api/refund/product/:id', {
    summary: 'What chosen lines of an order would give back',
    access: 'user',
    input: z.object({
      id: RandomId,
      /** order_product_id, several separated by commas. */
      ids: z.string().check(z.regex(Line26)),
      type: z._default(z.enum(['single', 'batch']), 'single'),
      /** Pieces of a single line; left out: all that are left. */
      num: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647))),
      /** Why; left out: the buyer's own reasons. What stays gets no dearer where the store is to blame. */
      refund_message: z.optional(z.string().check(z.maxLength(60, 'refund.reason'))),
    }),
    returns: RefundOffer,
    fails: [...NOT_OPEN, 'refund.goods_kept', 'refund.one_line', 'refund.pieces', 'refund.reason'],
  }),
  apply: endpoint.post('/api/refund/apply/:id', {
    summary: 'Asks for a refund of lines of an order',
    access: 'user',
    input: z.object({
      id: RandomId,
      /** single: pieces and amount of one line; batch: all that is left of the lines. */
      type: z.enum(['single', 'batch']),
      refund_type: z.enum(['money', 'return']),
      /** order_product_id: a list, or several in one text, separated by commas. */
      ids: z.union([LineIds, LineIdsText], 'refund.nothing_chosen'),
      num: z.optional(
        z
          .number('refund.nothing_chosen')
          .check(
            z.int('refund.nothing_chosen'),
            z.minimum(1, 'refund.nothing_chosen'),
            z.maximum(2_147_483_647, 'refund.nothing_chosen'),
          ),
      ),
      /** Goods and freight; left out: the most that is possible. */
      refund_price: z.optional(PlainYuan),
      /** One of the reasons: its sentence in either language, or its word (quality, late …). */
      refund_message: z
        .string('refund.reason')
        .check(z.minLength(1, 'refund.reason'), z.maxLength(60, 'refund.reason')),
      mark: Mark,
      pics: Pics,
    }),
    returns: z.object({ refund_order_id: z.string() }),
    fails: [
      'order.not_found',
      'refund.not_supported',
      'refund.goods_kept',
      'refund.window',
      'refund.no_reason_window',
      'refund.not_shipped',
      'refund.one_line',
      'refund.nothing_chosen',
      'refund.pieces',
      'refund.one_at_a_time',
      'refund.above_maximum',
      'refund.amount',
      'refund.reason',
      'refund.pics',
      'text.too_long',
      'upload.count',
    ],
    message: 'refund:submitted',
  }),
  list: endpoint.get('/api/refund/list', {
    summary: 'Refunds of the caller: all, open ones, or those that are over',
    access: 'user',
    input: z.object({ ...listInput, type: z._default(z.enum(['all', 'open', 'closed']), 'all') }),
    returns: listOf(RefundRow),
  }),
  detail: endpoint.get('/api/refund/detail/:id', {
    summary: 'A refund with everything that happened to it',
    access: 'user',
    input: refundId,
    returns: RefundDetail,
    fails: ['refund.not_found'],
  }),
  sendBack: endpoint.post('/api/refund/back_goods/:id', {
    summary: 'Says with which parcel the goods come back',
    access: 'user',
    input: z.object({
      id: RandomId,
      /** Code of a courier, see /api/common/express. */
      delivery_type: z
        .string('shipment.courier')
        .check(z.minLength(2, 'shipment.courier'), z.maxLength(40, 'shipment.courier')),
      delivery_id: z.string('shipment.tracking').check(z.regex(WAYBILL, 'shipment.tracking')),
      delivery_phone: z._default(z.string().check(z.regex(/^(1[3-9]\d{9})?$/, 'ERROR3')), ''),
      delivery_mark: Mark,
      delivery_pics: Pics,
    }),
    fails: [
      'refund.not_found',
      'refund.wrong_state',
      'refund.pics',
      'shipment.courier',
      'shipment.courier_unknown',
      'shipment.tracking',
      'text.too_long',
      'upload.count',
      'ERROR3',
    ],
    message: 'refund:sent_back',
  }),
  cancel: endpoint.post('/api/refund/cancel/:id', {
    summary: 'Takes a refund back while it waits for the store or for the parcel',
    access: 'user',
    input: refundId,
    fails: ['refund.not_found', 'refund.not_cancellable'],
    message: 'refund:cancelled',
  }),
  remove: endpoint.post('/api/refund/del/:id', {
    summary: 'Hides a refund that is over from the buyer',
    access: 'user',
    input: refundId,
    fails: ['refund.not_found', 'refund.wrong_state'],
    message: 'refund:deleted',
  }),
  appeal: endpoint.post('/api/refund/appeal/:id', {
    summary: 'Brings a refused refund before the platform, once',
    access: 'user',
    input: z.object({
      id: RandomId,
      mark: z.string().check(z.trim(), z.minLength(1, 'refund.appeal'), z.maxLength(200, 'text.too_long')),
    }),
    fails: [
      'refund.not_found',
      'refund.wrong_state',
      'refund.appeal',
      'refund.appealed',
      'refund.appeal_window',
      'refund.one_at_a_time',
      'refund.pieces',
      'text.too_long',
    ],
    message: 'refund:appealed',
  }),
  answer: endpoint.post('/api/refund/answer/:id', {
    summary:
      'Accepts what the store offers (less than was asked for, or calling the order off), or declines it',
    access: 'user',
    input: z.object({ id: RandomId, agree: z.boolean() }),
    fails: [...NOT_NOW, 'refund.above_order'],
  }),
  express: endpoint.get('/api/refund/express/:id', {
    summary: 'Where the parcel with the returned goods is, newest first',
    access: 'user',
    input: refundId,
    returns: z.object({
      refund: RefundRow,
      express: z.array(z.object({ time: Time, status: z.string() })),
      /** False: no service follows parcels here; what is shown is what the sender has entered. */
      tracked: z.boolean(),
      /** Where its carrier shows it and answers calls; other backends do not tell. */
      link: z.optional(z.string()),
      phone: z.optional(z.string()),
      courier: z.string(),
      tracking_no: z.string(),
    }),
    fails: ['refund.not_found', 'refund.wrong_state'],
  }),
  storeList: endpoint.get('/api/merchant/refund/list', {
    scope: 'orders_read',
    summary:
      'Refunds that the caller’s store is asked for; found by number, order, parcel, goods, receiver or phone',
    access: 'merchant',
    role: EVERYBODY,
    input: z.object({
      ...deskInput,
      tab: z._default(z.enum(REFUND_DESK_TABS), 'all'),
      /** Left out: what waits in the order in which it has to be answered, all else the newest first. */
      sort: z.optional(z.enum(REFUND_SORTS)),
      kind: z.optional(z.enum(REFUND_KINDS)),
    }),
    returns: deskOf(DeskRefund),
  }),
  storeCounts: endpoint.get('/api/merchant/refund/counts', {
    summary: 'How many refunds of the caller’s store are in each tab',
    access: 'merchant',
    role: EVERYBODY,
    returns: Counts,
  }),
  storeDetail: endpoint.get('/api/merchant/refund/detail/:id', {
    scope: 'orders_read',
    summary: 'A refund that the caller’s store is asked for',
    access: 'merchant',
    role: EVERYBODY,
    input: refundId,
    returns: DeskRefundDetail,
    fails: ['refund.not_found'],
  }),
  agree: endpoint.post('/api/merchant/refund/agree/:id', {
    summary: 'Agrees: the money goes back, or the buyer may send the goods to this address',
    access: 'merchant',
    role: ['service', 'finance'],
    input: z.object({
      id: RandomId,
      /** Where a return goes: one of the store’s addresses, or the typed one; without either, the store's default. */
      return_id: z.optional(Id),
      name: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(40))),
      phone: z.optional(z.string().check(z.regex(/^[\d-]{6,20}$/))),
      address: z.optional(z.string().check(z.trim(), z.minLength(4), z.maxLength(120))),
    }),
    fails: ['refund.not_found', 'refund.wrong_state', 'refund.return_address', 'refund.above_order'],
  }),
  refuse: endpoint.post('/api/merchant/refund/refuse/:id', {
    summary: 'Refuses a refund, or a return after inspection',
    access: 'merchant',
    role: 'service',
    input: z.object({
      id: RandomId,
      reason: z.string().check(z.trim(), z.minLength(1, 'refund.refusal'), z.maxLength(200, 'text.too_long')),
      /** What shows it to the buyer, and to the platform if he appeals. */
      pics: Pics,
    }),
    fails: [
      'refund.not_found',
      'refund.wrong_state',
      'refund.refusal',
      'refund.pics',
      'text.too_long',
      'upload.count',
    ],
  }),
  offer: endpoint.post('/api/merchant/refund/offer/:id', {
    summary:
      'Offers once to give fewer pieces or less money back; the buyer accepts, or it goes on as before',
    access: 'merchant',
    role: ['service', 'finance'],
    input: z.object({
      id: RandomId,
      /** Pieces, of a refund of one line; left out: all that were asked for. */
      num: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647))),
      /** Goods and freight, yuan; left out: all of these pieces. */
      refund_price: z.optional(PlainYuan),
      reason: OfferReason,
    }),
    fails: [
      ...NOT_NOW,
      'refund.above_maximum',
      'refund.amount',
      'refund.not_less',
      'refund.offer_reason',
      'refund.offered_once',
      'refund.one_line',
      'refund.pieces',
      'text.too_long',
    ],
  }),
  callOff: endpoint.post('/api/merchant/order/call_off/:id', {
    summary:
      'Offers once to give all of a paid order back that is not shipped; the buyer accepts, or it goes on',
    access: 'merchant',
    role: ['service', 'sales'],
    input: z.object({ id: RandomId, reason: OfferReason }),
    returns: z.object({ refund_order_id: z.string() }),
    fails: [
      'order.not_found',
      'order.refund_open',
      'order.wrong_state',
      'refund.offer_reason',
      'refund.offered_once',
      'refund.pieces',
      'text.too_long',
    ],
  }),
  callOffForStore: endpoint.post('/api/platform/order/call_off/:id', {
    summary:
      'Calls a paid order off that its store does not send: all that is left of it goes back to the buyer at once, and both sides get a notice with the reason',
    access: 'platform',
    role: 'service',
    input: z.object({ id: RandomId, reason: OfferReason }),
    returns: z.object({ refund_order_id: z.string() }),
    fails: [
      'order.not_found',
      'order.refund_open',
      'order.wrong_state',
      'refund.above_order',
      'refund.not_found',
      'refund.offer_reason',
      'refund.own',
      'refund.pieces',
      'refund.wrong_state',
      'text.too_long',
    ],
  }),
  receive: endpoint.post('/api/merchant/refund/receive/:id', {
    summary: 'Has the returned goods and gives the money back',
    access: 'merchant',
    role: ['warehouse', 'service'],
    input: refundId,
    fails: ['refund.not_found', 'refund.wrong_state', 'refund.above_order'],
  }),
  appeals: endpoint.get('/api/platform/refund/list', {
    summary:
      'Refunds that wait for the platform’s word; found as all refunds are: by number, order, parcel, goods, receiver or phone',
    access: 'platform',
    role: 'service',
    input: z.object({ ...listInput, keyword: Keyword }),
    returns: listOf(RefundRow),
  }),
  watched: endpoint.get('/api/platform/refund/lst', {
    ...ofWatchers,
    summary:
      'Refunds of all stores, the latest first; found by number, order, parcel, goods, receiver or phone, phones covered',
    input: z.object({
      ...deskInput,
      tab: z._default(z.enum(REFUND_DESK_TABS), 'all'),
      sort: z.optional(z.enum(REFUND_SORTS)),
      kind: z.optional(z.enum(REFUND_KINDS)),
      store: z.optional(Id),
    }),
    returns: deskOf(DeskRefund),
  }),
  watchedCounts: endpoint.get('/api/platform/refund/counts', {
    ...ofWatchers,
    summary: 'How many refunds of all stores are in each tab',
    returns: Counts,
  }),
  watchedDetail: endpoint.get('/api/platform/refund/any/:id', {
    ...ofWatchers,
    summary: 'A refund of any store, with what both sides have said and how its money went',
    input: refundId,
    returns: RefundDetail,
    fails: ['refund.not_found'],
  }),
  appealDetail: endpoint.get('/api/platform/refund/detail/:id', {
    summary: 'A refund that waits for the platform’s word, with what both sides have said',
    access: 'platform',
    role: 'service',
    input: refundId,
    returns: RefundDetail,
    fails: ['refund.not_found'],
  }),
  decide: endpoint.post('/api/platform/refund/decide/:id', {
    summary: 'Decides an appeal: the money goes back, or the refusal stays',
    access: 'platform',
    role: 'service',
    input: z.object({
      id: RandomId,
      agree: z.boolean(),
      reason: z.string().check(z.trim(), z.minLength(1, 'refund.refusal'), z.maxLength(200, 'text.too_long')),
    }),
    fails: [...NOT_NOW, 'refund.above_order', 'refund.own', 'refund.refusal', 'text.too_long'],
  }),
};
export type RefundReason = (typeof REFUND_REASONS)[number];
export type { RefundLine as RefundLineView };
