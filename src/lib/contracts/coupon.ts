import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { GoodsCard, GoodsFilter } from './goods.ts';
import { Amount, Id, IdList, listInput, listOf, RandomId, Time } from './list.ts';
import { COUPON_STATES } from './states.ts';

const CouponStore = z.nullable(
  z.object({ mer_id: z.number(), mer_name: z.string(), mer_avatar: z.string() }),
);

/** What may be claimed. */
export const CouponView = z.object({
  coupon_id: z.number(),
  title: z.string(),
  /** 0 store, 1 product, 10 general, 11 category, 12 cross-store. */
  type: z.number(),
  /** 0 receive, 1 spend-reward, 2 new user, 3 gift, 4 first order, 5 member. */
  send_type: z.number(),
  coupon_price: Amount,
  use_min_price: Amount,
  /** 0: good for `coupon_time` days from the claim; 1: between two dates. */
  coupon_type: z.number(),
  coupon_time: z.number(),
  use_start_time: z.nullable(Time),
  use_end_time: z.nullable(Time),
  /** When it may be claimed. */
  start_time: z.nullable(Time),
  end_time: z.nullable(Time),
  is_limited: z.boolean(),
  total_count: z.number(),
  remain_count: z.number(),
  /** draft, open or closed. */
  status: z.string(),
  /** Nobody can claim it any more. */
  is_over: z.boolean(),
  /** The caller has claimed it. */
  issue: z.boolean(),
  /** Null: the platform. */
  merchant: CouponStore,
  /** Names of the categories or stores that it is for. */
  scope: z.array(z.string()),
  /** Some of the products that it is for. */
  ProductLst: z.array(
    z.object({ product_id: z.number(), store_name: z.string(), image: z.string(), price: Amount }),
  ),
});
export type CouponView = z.infer<typeof CouponView>;

/** A claimed coupon. */
export const MyCoupon = z.object({
  coupon_user_id: z.string(),
  coupon_id: z.number(),
  coupon_title: z.string(),
  coupon_price: Amount,
  use_min_price: Amount,
  start_time: Time,
  end_time: Time,
  use_time: z.nullable(Time),
  /** 0 to use, 1 used, 2 expired. */
  status: z.number(),
  /** The order that brought it was refunded. */
  is_withdrawn: z.boolean(),
  /** An order has given it back. */
  is_returned: z.boolean(),
  /** The order that uses it. */
  group_order_id: z.nullable(z.string()),
  coupon: z.object({ type: z.number(), send_type: z.number() }),
  merchant: CouponStore,
  scope: z.array(z.string()),
});
export type MyCoupon = z.infer<typeof MyCoupon>;

const templateId = z.object({ id: Id });
const templateIds = z.object({ ids: z.array(Id).check(z.minLength(1), z.maxLength(100)) });
const yuanText = z.string().check(z.regex(/^(0|[1-9]\d{0,6})(\.\d{1,2})?$/, 'coupon.amount'));
/** Without an offset it is a time of the mall's clock. */
const moment = z.optional(z.iso.datetime({ offset: true, local: true, error: 'coupon.dates' }));

export const NewCouponInput = z.object({
  title: z.string().check(z.trim(), z.minLength(2), z.maxLength(40)),
  title_en: z._default(z.string().check(z.trim(), z.maxLength(80)), ''),
  type: z.number(),
  send_type: z._default(z.number(), 0),
  coupon_price: yuanText,
  use_min_price: yuanText,
  coupon_type: z.number().check(z.int(), z.minimum(0), z.maximum(1)),
  coupon_time: z.optional(z.number().check(z.int(), z.minimum(1), z.maximum(3650))),
  use_start_time: moment,
  use_end_time: moment,
  start_time: moment,
  end_time: moment,
  is_limited: z._default(z.boolean(), true),
  total_count: z._default(z.number().check(z.int(), z.minimum(0), z.maximum(1_000_000)), 0),
  /** Brought by an order: from this amount paid on, and for buying one of these goods (none: any). */
  give_from: z._default(yuanText, '0'),
  give_for: z._default(z.array(Id).check(z.maxLength(500)), []),
  /** Products, categories or stores, by the type. */
  target_ids: z._default(z.array(Id).check(z.maxLength(500)), []),
});
export type NewCouponInput = z.infer<typeof NewCouponInput>;

const MAKING = ['coupon.kind', 'coupon.amount', 'coupon.targets', 'coupon.dates'] as const;
const STEPPING = ['coupon.not_found', 'coupon.wrong_state'] as const;
const made = z.object({ coupon_id: z.number() });

const ownCoupons = z.object({
  ...listInput,
  status: z.optional(z.enum(COUPON_STATES)),
  /** Words of the title, in either language. */
  keyword: z.optional(z.string().check(z.maxLength(60))),
});

export const couponApi = {
  list: endpoint.get('/api/coupon/getlst', {
    cacheTags: 'coupons',
    shared: 10,
    summary: 'Coupons that may be claimed',
    input: z.object({
      ...listInput,
      type: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(12))),
      mer_id: z.optional(Id),
      product: z.optional(Id),
      send_type: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(5)), 0),
      /** Every coupon is shown on a PC; accepted for callers that send it. */
      is_pc: z.optional(z.coerce.number()),
    }),
    returns: listOf(CouponView),
  }),
  mine: endpoint.get('/api/coupon/list', {
    summary: 'Coupons of the caller: statusTag 1 left to use, 0 used and expired',
    access: 'user',
    input: z.object({
      ...listInput,
      statusTag: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1)), 1),
    }),
    returns: listOf(MyCoupon),
  }),
  ofProduct: endpoint.get('/api/coupon/product', {
    shared: 10,
    summary: 'Product coupons for some products',
    input: z.object({ ids: IdList }),
    returns: z.array(CouponView),
  }),
  ofStore: endpoint.get('/api/coupon/store/:id', {
    cacheTags: 'coupons',
    shared: 10,
    summary: 'Coupons of a store; all=1 with those for single products',
    input: z.object({
      id: Id,
      all: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1)), 0),
    }),
    returns: z.array(CouponView),
  }),
  newPeople: endpoint.get('/api/coupon/new_people', {
    shared: 10,
    summary: 'Coupons that a new account is given: send type 2',
    returns: z.array(CouponView),
  }),
  detail: endpoint.get('/api/coupon/detail/:id', {
    shared: 10,
    summary: 'One coupon, also when it cannot be claimed any more',
    input: templateId,
    returns: CouponView,
    fails: ['coupon.not_found'],
  }),
  goods: endpoint.get('/api/product/spu/coupon_product', {
    shared: 10,
    summary: 'Goods that a coupon is for',
    input: z.extend(GoodsFilter, { coupon_id: Id }),
    returns: listOf(GoodsCard),
  }),
  /** Cached pages are the same for everybody; the browser asks this. */
  received: endpoint.get('/api/coupon/received', {
    summary: 'Which of these coupons the caller has claimed, and whether they are left to use',
    access: 'user',
    input: z.object({ ids: IdList }),
    returns: z.array(z.object({ coupon_id: z.number(), is_left: z.boolean() })),
  }),
  receive: endpoint.post('/api/coupon/receive/:id', {
    summary:
      'Claims a coupon, once; the same claim again (by its key, or within ten seconds) answers the same',
    access: 'user',
    input: z.extend(templateId, {
      /** Idempotency key of this claim, chosen by the caller. */
      key: z.optional(z.string().check(z.regex(/^[\w-]{8,64}$/))),
    }),
    returns: z.object({ coupon_user_id: z.string() }),
    fails: ['coupon.not_found', 'coupon.expired', 'coupon.not_begun', 'coupon.received', 'coupon.gone'],
    message: 'coupon:received_now',
  }),
  storeList: endpoint.get('/api/merchant/coupon/lst', {
    summary: 'Coupons of the caller’s store in every state, or in one',
    access: 'merchant',
    role: ['sales', 'finance', 'service'],
    input: ownCoupons,
    returns: listOf(CouponView),
  }),
  storeCreate: endpoint.post('/api/merchant/coupon/create', {
    summary: 'Makes a store or product coupon; buyers see it once it is opened',
    access: 'merchant',
    role: 'sales',
    input: NewCouponInput,
    returns: made,
    fails: MAKING,
  }),
  storeOpen: endpoint.post('/api/merchant/coupon/open', {
    summary: 'Lets buyers claim coupons of the store, all of them or none',
    access: 'merchant',
    role: 'sales',
    input: templateIds,
    fails: STEPPING,
  }),
  storeClose: endpoint.post('/api/merchant/coupon/close', {
    summary: 'Stops the claims of coupons; what was claimed stays good',
    access: 'merchant',
    role: 'sales',
    input: templateIds,
    fails: STEPPING,
  }),
  platformList: endpoint.get('/api/platform/coupon/lst', {
    summary: 'Coupons of the platform in every state, or in one',
    access: 'platform',
    role: 'finance',
    input: ownCoupons,
    returns: listOf(CouponView),
  }),
  platformCreate: endpoint.post('/api/platform/coupon/create', {
    summary: 'Makes a general, category or cross-store coupon',
    access: 'platform',
    role: 'finance',
    input: NewCouponInput,
    returns: made,
    fails: [...MAKING, 'oversight.own_store'],
  }),
  platformOpen: endpoint.post('/api/platform/coupon/open', {
    summary:
      'Lets buyers claim coupons of the platform, all of them or none; of those that may cost a large sum somebody else opens what one person has made',
    access: 'platform',
    role: 'finance',
    input: templateIds,
    fails: [...STEPPING, 'coupon.second_person', 'oversight.newcomer', 'oversight.own_store'],
  }),
  platformClose: endpoint.post('/api/platform/coupon/close', {
    summary: 'Stops the claims of coupons of the platform; what was claimed stays good',
    access: 'platform',
    role: 'finance',
    input: templateIds,
    fails: STEPPING,
  }),
};

/** Coupons in the choices of a check-out. */
export const CouponIds = z.array(RandomId).check(z.maxLength(50));
