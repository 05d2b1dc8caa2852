import * as z from 'zod/mini';
import { TABLE_BYTES_MAX } from '../kernel/cart-limits.ts';
import { OneCustomer } from './customer.ts';
import { endpoint } from './endpoint.ts';
import { Counts, deskInput, deskOf, Id, RandomId, Time } from './list.ts';
import { OrderDetail, OrderRow } from './order-views.ts';
import { TableLink } from './paper.ts';
import { RIDE_STATES } from './delivery.ts';
import { DELIVERIES, STORE_ORDER_STATES } from './states.ts';
import { EVERYBODY } from './store-role.ts';

/** How a store sorts its orders; the oldest payment first is the order in which they are sent. */
export const ORDER_SORTS = ['newest', 'oldest', 'paid', 'amount'] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

/** Tabs of the desk's list: all, a state, or whatever has something to give back. */
export const ORDER_DESK_TABS = ['all', ...STORE_ORDER_STATES, 'after_sale'] as const;
export type OrderDeskTab = (typeof ORDER_DESK_TABS)[number];

/** A row of the list, with all that is needed to pack and send without opening it. */
export const DeskOrder = z.object({
  ...OrderRow.shape,
  pay_time: z.nullable(Time),
  ship_by: OrderDetail.shape.ship_by,
  receiver: z.string(),
  /** With its middle hidden until the order is paid. */
  phone: z.string(),
  region: z.string(),
  mark: z.string(),
  /** The latest note of a colleague, if there is one. */
  note: z.nullable(z.string()),
  courier: z.string(),
  tracking_no: z.string(),
  /** The latest ride with its goods inside the town; its rider is empty while nobody has it. */
  ride: z.nullable(
    z.object({
      status: z.enum(RIDE_STATES),
      rider: z.string(),
      phone: z.string(),
      rider_uid: z.nullable(Id),
    }),
  ),
});
export type DeskOrder = z.infer<typeof DeskOrder>;

export const DeskOrderDetail = z.object({
  ...OrderDetail.shape,
  ...DeskOrder.shape,
  /**
   * Of an order that its buyer's company bought on credit: until when it owes the mall, and when it has paid. What the
   * store is settled does not wait for it.
   */
  credit: z.nullable(z.object({ due_time: Time, settled_time: z.nullable(Time) })),
  notes: z.array(z.object({ note_id: z.string(), author: z.string(), text: z.string(), time: Time })),
});
export type DeskOrderDetail = z.infer<typeof DeskOrderDetail>;

const filters = {
  tab: z._default(z.enum(ORDER_DESK_TABS), 'all'),
  /** Without one the newest comes first; of what waits to be sent, what was paid first. */
  sort: z.optional(z.enum(ORDER_SORTS)),
  delivery: z.optional(z.enum(DELIVERIES)),
  /** Orders of one buyer. */
  buyer: z.optional(Id),
  /** Orders of one customer: those of a company, or of a buyer for himself. */
  customer: z.optional(OneCustomer),
};

/** What keeps a row of a file of shipping numbers from being sent. */
const WAYBILL_FAULTS = [
  'no_order',
  'not_express',
  'wrong_state',
  'courier',
  'number',
  'twice',
  'refund_open',
  'phone',
  'other_row',
] as const;
export type WaybillFault = (typeof WAYBILL_FAULTS)[number];

export const WaybillRow = z.object({
  line: z.number(),
  /** Empty where the store has no such order. */
  order_id: z.string(),
  order_sn: z.string(),
  receiver: z.string(),
  /** Code of the carrier; empty for an unknown one. */
  courier: z.string(),
  courier_name: z.string(),
  tracking_no: z.string(),
  phone: z.string(),
  fault: z.enum(['', ...WAYBILL_FAULTS]),
});
export type WaybillRow = z.infer<typeof WaybillRow>;

const { keyword, from, to } = deskInput;

export const orderDeskApi = {
  list: endpoint.get('/api/merchant/orders', {
    scope: 'orders_read',
    summary:
      'Orders of the caller’s store; found by number, goods, receiver, phone or the last four digits of it',
    access: 'merchant',
    role: EVERYBODY,
    input: z.object({ ...deskInput, ...filters }),
    returns: deskOf(DeskOrder),
    fails: ['customer.not_found'],
  }),
  counts: endpoint.get('/api/merchant/orders/counts', {
    scope: 'orders_read',
    summary: 'How many orders of the caller’s store are in each state',
    access: 'merchant',
    role: EVERYBODY,
    returns: Counts,
  }),
  detail: endpoint.get('/api/merchant/orders/detail/:id', {
    scope: 'orders_read',
    summary: 'An order of the caller’s store with what happened to it and what colleagues noted',
    access: 'merchant',
    role: EVERYBODY,
    input: z.object({ id: RandomId }),
    returns: DeskOrderDetail,
    fails: ['order.not_found'],
  }),
  note: endpoint.post('/api/merchant/orders/note/:id', {
    summary: 'Notes something about an order for colleagues; no buyer reads it',
    access: 'merchant',
    role: EVERYBODY,
    input: z.object({
      id: RandomId,
      text: z.string().check(z.trim(), z.minLength(1, 'note.empty'), z.maxLength(500, 'text.too_long')),
    }),
    fails: ['order.not_found', 'note.empty', 'text.too_long'],
  }),
  waybills: endpoint.post('/api/merchant/orders/waybills', {
    keyless: 'reads',
    summary: 'What a file of shipping numbers says row by row, and what keeps a row from being sent',
    access: 'merchant',
    role: ['warehouse', 'sales'],
    input: z.object({ file: z.file('quick.broken') }),
    returns: z.object({ rows: z.array(WaybillRow), left_out: z.number() }),
    fails: ['quick.broken', 'quick.size', 'waybills.columns'],
    upload: TABLE_BYTES_MAX,
    limit: { max: 60, windowMs: 600_000 },
  }),
  pickUp: endpoint.post('/api/merchant/orders/pick_up', {
    keyless: 'reads',
    summary: 'The order that a pick-up code opens, to be looked at before anything is handed over',
    access: 'merchant',
    role: ['warehouse', 'sales', 'service'],
    input: z.object({ code: z.string().check(z.trim(), z.regex(/^\d{10}$/, 'order.pick_up_digits')) }),
    returns: DeskOrder,
    fails: ['order.pick_up_digits', 'order.pick_up_unknown', 'order.pick_up_used', 'order.pick_up_refunded'],
    // As many as the act itself: a code cannot be guessed by looking either.
    limit: { max: 30, windowMs: 60_000 },
  }),
  table: endpoint.post('/api/merchant/orders/table', {
    keyless: 'secret',
    summary:
      'All orders that the desk’s list shows, line by line: a short-lived address, or a table that is written in the background',
    access: 'merchant',
    role: EVERYBODY,
    input: z.object({ ...filters, keyword, from, to, format: z.enum(['xlsx', 'csv']) }),
    returns: TableLink,
    fails: ['customer.not_found', 'paper.tables_waiting'],
  }),
};
