import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Amount, listInput, listOf, RandomId, Time } from './list.ts';

export const OrderLine = z.object({
  order_product_id: z.string(),
  product_id: z.number(),
  unique: z.number(),
  store_name: z.string(),
  image: z.string(),
  designation: z.string(),
  sku: z.string(),
  unit_name: z.string(),
  product_num: z.number(),
  /** Units that may still be refunded. */
  refund_num: z.number(),
  /** none, refunding, partly or fully. */
  refund_state: z.string(),
  is_reply: z.boolean(),
  unit_price: Amount,
  total_price: Amount,
  pay_price: Amount,
});
export type OrderLine = z.infer<typeof OrderLine>;

const MerchantBrief = z.object({ mer_id: z.number(), mer_name: z.string(), mer_avatar: z.string(), service_phone: z.string() });

export const OrderRow = z.object({
  order_id: z.string(),
  order_sn: z.string(),
  group_order_id: z.string(),
  /** A state of the order flow: to_ship, to_receive, … */
  status: z.string(),
  paid: z.boolean(),
  pay_price: Amount,
  total_price: Amount,
  postage_price: Amount,
  total_num: z.number(),
  create_time: Time,
  delivery: z.string(),
  merchant: MerchantBrief,
  orderProduct: z.array(OrderLine),
});
export type OrderRow = z.infer<typeof OrderRow>;

const Address = z.object({ real_name: z.string(), phone: z.string(), region: z.string(), detail: z.string() });

export const OrderDetail = z.object({
  ...OrderRow.shape,
  coupon_price: Amount,
  integral_price: Amount,
  pay_type: z.nullable(z.string()),
  pay_time: z.nullable(Time),
  ship_time: z.nullable(Time),
  receive_time: z.nullable(Time),
  finish_time: z.nullable(Time),
  /** When the next step happens by itself. */
  due_time: z.nullable(Time),
  mark: z.string(),
  address: Address,
  pick_up_code: z.nullable(z.string()),
  can_extend: z.boolean(),
  can_refund: z.boolean(),
  open_receipt: z.boolean(),
  shipments: z.array(z.object({ courier: z.string(), tracking_no: z.string(), note: z.string(), time: Time })),
  /** Other parcels of the same order after a split. */
  siblings: z.array(z.object({ order_id: z.string(), order_sn: z.string(), status: z.string() })),
  log: z.array(z.object({ event: z.string(), to: z.nullable(z.string()), time: Time })),
});
export type OrderDetail = z.infer<typeof OrderDetail>;

export const GroupOrder = z.object({
  group_order_id: z.string(),
  group_order_sn: z.string(),
  status: z.string(),
  total_num: z.number(),
  total_price: Amount,
  pay_postage: Amount,
  coupon_price: Amount,
  integral_price: Amount,
  pay_price: Amount,
  pay_type: z.nullable(z.string()),
  create_time: Time,
  /** When it closes by itself if nobody pays. */
  cancel_time: Time,
  cancel_unix: z.number(),
  /** The server's clock, for countdowns. */
  now: Time,
  address: Address,
  orderList: z.array(OrderRow),
});
export type GroupOrder = z.infer<typeof GroupOrder>;

/** Tabs of the order list; `unpaid` rows are group orders and have their own call. */
export const ORDER_TABS = ['all', 'to_ship', 'to_receive', 'to_review', 'done', 'refunded', 'balance_due'] as const;

const orderId = z.object({ id: RandomId });

export const orderApi = {
  groups: endpoint.get('/api/order/group_order_list', {
    summary: 'Orders that wait for their payment',
    access: 'user',
    input: z.object(listInput),
    returns: listOf(GroupOrder),
  }),
  group: endpoint.get('/api/order/group_order_detail/:id', {
    summary: 'A group order with its stores',
    access: 'user',
    input: orderId,
    returns: GroupOrder,
    fails: ['order.not_found'],
  }),
  cancel: endpoint.post('/api/order/cancel/:id', {
    summary: 'Cancels an unpaid group order; the stock comes back',
    access: 'user',
    input: orderId,
    fails: ['order.not_found', 'order.wrong_state'],
    message: 'order:cancelled',
  }),
  list: endpoint.get('/api/order/list', {
    summary: 'Paid orders, store by store',
    access: 'user',
    input: z.object({
      ...listInput,
      status: z._default(z.enum(ORDER_TABS), 'all'),
      store_name: z.optional(z.string().check(z.maxLength(60))),
    }),
    returns: listOf(OrderRow),
  }),
  detail: endpoint.get('/api/order/detail/:id', {
    summary: 'An order with everything that happened to it',
    access: 'user',
    input: orderId,
    returns: OrderDetail,
    fails: ['order.not_found'],
  }),
  number: endpoint.get('/api/order/number', {
    summary: 'How many orders are in each state',
    access: 'user',
    returns: z.object({
      noPay: z.number(),
      noPostage: z.number(),
      noDeliver: z.number(),
      noComment: z.number(),
      done: z.number(),
      refund: z.number(),
      orderCount: z.number(),
      orderPrice: Amount,
      all: z.number(),
    }),
  }),
  take: endpoint.post('/api/order/take/:id', {
    summary: 'Confirms the receipt',
    access: 'user',
    input: orderId,
    fails: ['order.not_found', 'order.wrong_state'],
    message: 'order:received',
  }),
  extend: endpoint.post('/api/order/extend/:id', {
    summary: 'Puts the automatic receipt off once',
    access: 'user',
    input: orderId,
    fails: ['order.not_found', 'order.wrong_state', 'order.extended'],
    message: 'order:extended',
  }),
  remove: endpoint.post('/api/order/del/:id', {
    summary: 'Hides a finished order from the buyer',
    access: 'user',
    input: orderId,
    fails: ['order.not_found', 'order.wrong_state'],
    message: 'order:deleted',
  }),
  remind: endpoint.post('/api/order/remind/:id', {
    summary: 'Asks the store to ship',
    access: 'user',
    input: orderId,
    fails: ['order.not_found', 'order.wrong_state', 'order.reminded'],
    message: 'order:reminded',
  }),
  express: endpoint.post('/api/order/express/:id', {
    summary: 'Where the parcels are, newest first',
    access: 'user',
    input: orderId,
    returns: z.object({
      express: z.array(z.object({ time: Time, status: z.string() })),
      courier: z.string(),
      tracking_no: z.string(),
      order: OrderRow,
      address: Address,
    }),
    fails: ['order.not_found', 'order.not_shipped'],
  }),
  replyLine: endpoint.get('/api/reply/product/:id', {
    summary: 'The line that is to be reviewed',
    access: 'user',
    input: orderId,
    returns: z.object({ ...OrderLine.shape, order_id: z.string() }),
    fails: ['order.not_found'],
  }),
  reply: endpoint.post('/api/reply/:id', {
    summary: 'Reviews one line of a received order',
    access: 'user',
    input: z.object({
      id: RandomId,
      comment: z.string().check(z.maxLength(500, 'text.too_long')),
      product_score: z.number('review.scores').check(z.int(), z.minimum(1, 'review.scores'), z.maximum(5, 'review.scores')),
      service_score: z.number('review.scores').check(z.int(), z.minimum(1, 'review.scores'), z.maximum(5, 'review.scores')),
      postage_score: z.number('review.scores').check(z.int(), z.minimum(1, 'review.scores'), z.maximum(5, 'review.scores')),
      pics: z._default(z.array(z.string().check(z.regex(/^\/files\/[\w./-]+$/))).check(z.maxLength(6, 'upload.count')), []),
      anonymous: z._default(z.boolean(), false),
    }),
    fails: ['order.not_found', 'order.wrong_state', 'review.done'],
    message: 'order:reviewed',
  }),
  storeList: endpoint.get('/api/merchant/order/list', {
    summary: 'Orders of the caller’s store',
    access: 'merchant',
    input: z.object({ ...listInput, status: z._default(z.enum(['unpaid', ...ORDER_TABS]), 'all') }),
    returns: listOf(OrderRow),
  }),
  ship: endpoint.post('/api/merchant/order/ship/:id', {
    summary: 'Ships an order, or some of its lines as a parcel of their own',
    access: 'merchant',
    input: z.object({
      id: RandomId,
      courier: z.string().check(z.minLength(2, 'shipment.courier'), z.maxLength(40)),
      tracking_no: z.string().check(z.regex(/^[A-Za-z0-9-]{4,40}$/, 'shipment.tracking')),
      note: z._default(z.string().check(z.maxLength(150)), ''),
      /** Left out: the whole order. */
      lines: z.optional(z.array(z.object({ order_product_id: RandomId, num: z.number().check(z.int(), z.minimum(1)) }))),
    }),
    fails: ['order.not_found', 'order.wrong_state', 'order.split_all'],
  }),
  reprice: endpoint.post('/api/merchant/order/price/:id', {
    summary: 'Lowers or raises the price of an unpaid order (goods and freight, yuan)',
    access: 'merchant',
    input: z.object({
      id: RandomId,
      goods_price: z.string().check(z.regex(/^\d{1,9}(\.\d{1,2})?$/)),
      freight: z.string().check(z.regex(/^\d{1,7}(\.\d{1,2})?$/)),
    }),
    fails: ['order.not_found', 'order.wrong_state'],
  }),
};
