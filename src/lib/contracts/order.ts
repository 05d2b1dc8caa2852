import * as z from 'zod/mini';
import { PHONE, WAYBILL } from '../kernel/waybill.ts';
import { minutes } from '../kernel/clock.ts';
import { endpoint } from './endpoint.ts';
import { Amount, listInput, listOf, RandomId, Time } from './list.ts';
import { Address, GroupOrder, OrderDetail, OrderLine, OrderRow } from './order-views.ts';

export * from './order-views.ts';

/** Tabs of the order list; `unpaid` rows are group orders and have their own call. */
export const ORDER_TABS = [
  'all',
  'to_ship',
  'to_receive',
  'to_review',
  'done',
  'refunded',
  'balance_due',
] as const;
export type OrderTab = (typeof ORDER_TABS)[number];

/** A carrier's number, or the number plate of a truck. */
const TrackingNo = z.string().check(z.regex(WAYBILL, 'shipment.tracking'));
const orderId = z.object({ id: RandomId });

export const orderApi = {
  groups: endpoint.get('/api/order/group_order_list', {
    summary: 'Orders that wait for their payment',
    access: 'user',
    input: z.object({ ...listInput, store_name: z.optional(z.string().check(z.maxLength(60))) }),
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
    fails: ['order.not_found', 'order.wrong_state', 'order.cancelled'],
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
      balanceDue: z.number(),
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
    keyless: 'reads',
    summary: 'Where the parcels are, newest first',
    access: 'user',
    input: orderId,
    returns: z.object({
      express: z.array(z.object({ time: Time, status: z.string() })),
      /** False: no service follows parcels here; what is shown is what the sender has entered. */
      tracked: z.boolean(),
      /** Where its carrier shows it and answers calls; other backends do not tell. */
      link: z.optional(z.string()),
      phone: z.optional(z.string()),
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
    returns: z.object({ ...OrderLine.shape, order_id: z.string(), can_reply: z.boolean() }),
    fails: ['order.not_found'],
  }),
  reply: endpoint.post('/api/reply/:id', {
    summary: 'Reviews one line of a received order',
    access: 'user',
    input: z.object({
      id: RandomId,
      comment: z.string().check(z.maxLength(500, 'text.too_long')),
      product_score: z
        .number('review.scores')
        .check(z.int(), z.minimum(1, 'review.scores'), z.maximum(5, 'review.scores')),
      service_score: z
        .number('review.scores')
        .check(z.int(), z.minimum(1, 'review.scores'), z.maximum(5, 'review.scores')),
      postage_score: z
        .number('review.scores')
        .check(z.int(), z.minimum(1, 'review.scores'), z.maximum(5, 'review.scores')),
      pics: z._default(
        z.array(z.string().check(z.regex(/^\/files\/[\w./-]+$/))).check(z.maxLength(6, 'upload.count')),
        [],
      ),
      anonymous: z._default(z.boolean(), false),
    }),
    fails: [
      'order.not_found',
      'order.wrong_state',
      'review.done',
      'review.scores',
      'review.pics',
      'text.too_long',
      'upload.count',
    ],
    message: 'order:reviewed',
  }),
  ship: endpoint.post('/api/merchant/order/ship/:id', {
    scope: 'orders_ship',
    summary: 'Ships an order, or some of its lines as a parcel of their own',
    access: 'merchant',
    role: ['warehouse', 'sales'],
    input: z.object({
      id: RandomId,
      courier: z.string().check(z.minLength(2, 'shipment.courier'), z.maxLength(40)),
      tracking_no: TrackingNo,
      /** Of the driver or the line, where the buyer has to call: needed for a truck. */
      phone: z._default(z.string().check(z.regex(PHONE, 'shipment.phone')), ''),
      /** Further parcels of what is sent, each with its carrier. */
      parcels: z.optional(
        z
          .array(z.object({ courier: z.string().check(z.maxLength(40)), tracking_no: TrackingNo }))
          .check(z.maxLength(20)),
      ),
      note: z._default(z.string().check(z.maxLength(150)), ''),
      /** Left out: the whole order. */
      lines: z.optional(
        z
          .array(
            z.object({
              order_product_id: RandomId,
              num: z.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647)),
            }),
          )
          .check(z.minLength(1), z.maxLength(200)),
      ),
      /** Ships although a refund of some line is being asked for. */
      confirm: z._default(z.boolean(), false),
    }),
    returns: OrderRow,
    fails: [
      'shipment.phone',
      'order.not_found',
      'order.wrong_state',
      'order.split_all',
      'order.split_num',
      'order.refund_open',
      'shipment.courier',
      'shipment.courier_unknown',
      'shipment.tracking',
    ],
  }),
  reprice: endpoint.post('/api/merchant/order/price/:id', {
    summary: 'Lowers the price of an unpaid order (goods and freight, yuan)',
    access: 'merchant',
    role: 'sales',
    input: z.object({
      id: RandomId,
      goods_price: z.string().check(z.regex(/^(0|[1-9]\d{0,8})(\.\d{1,2})?$/)),
      freight: z.string().check(z.regex(/^(0|[1-9]\d{0,6})(\.\d{1,2})?$/)),
    }),
    returns: OrderRow,
    fails: [
      'order.not_found',
      'order.presale_price',
      'order.wrong_state',
      'order.price_raised',
      'order.price_coupon',
      'request.invalid',
    ],
  }),
  handOver: endpoint.post('/api/merchant/order/verify', {
    summary: 'Hands goods over to the buyer who shows this pick-up code',
    access: 'merchant',
    role: ['warehouse', 'sales', 'service'],
    input: z.object({
      code: z.string().check(z.regex(/^\d{10}$/, 'order.pick_up_code')),
      /** The order that the code has to belong to. */
      id: z.optional(RandomId),
    }),
    returns: OrderRow,
    fails: ['order.pick_up_code', 'order.pick_up_other', 'order.wrong_state'],
    limit: { max: 30, windowMs: minutes(1) },
  }),
  couriers: endpoint.get('/api/common/express', {
    summary: 'Couriers that a parcel can go with',
    returns: z.array(
      z.object({
        label: z.string(),
        value: z.string(),
        /** Fields of the shipment that this one cannot go without. */
        needs: z.array(z.string()),
      }),
    ),
  }),
};
