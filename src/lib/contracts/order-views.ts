import * as z from 'zod/mini';
import { Amount, Time } from './list.ts';

/** Data of a line's goods as they were when they were ordered. */
export const orderedGoods = {
  order_product_id: z.string(),
  product_id: z.number(),
  unique: z.number(),
  store_name: z.string(),
  image: z.string(),
  designation: z.string(),
  sku: z.string(),
  unit_name: z.string(),
};

export const OrderLine = z.object({
  ...orderedGoods,
  product_num: z.number(),
  /** Units that may still be refunded. */
  refund_num: z.number(),
  /** none, refunding, partly or fully; credited: a sample that was taken off a bulk order. */
  refund_state: z.string(),
  /** The refund that is open, else the last that was paid; null when its page would say nothing. */
  refund_id: z.nullable(z.string()),
  is_reply: z.boolean(),
  /** How it was sold: normal, seckill, presale, bundle or sample. */
  product_type: z.string(),
  unit_price: Amount,
  /** What a unit cost everybody else, where it was sold at the buyer's own price. */
  public_price: z.nullable(Amount),
  total_price: Amount,
  pay_price: Amount,
});
export type OrderLine = z.infer<typeof OrderLine>;

/** The store of an order, and of a refund. */
export const MerchantBrief = z.object({
  mer_id: z.number(),
  mer_name: z.string(),
  mer_avatar: z.string(),
  service_phone: z.string(),
});

/** The balance of a deposit presale. */
export const PresellOrder = z.object({
  presell_order_id: z.string(),
  presell_order_sn: z.string(),
  /** A state of the presale balance: waiting, due, paid, closed, returned or cancelled. */
  status: z.string(),
  deposit_price: Amount,
  /** Due later, with the freight. */
  pay_price: Amount,
  final_start_time: Time,
  final_end_time: Time,
  /** 0 not open yet, 1 to be paid now, 2 over. */
  activeStatus: z.number(),
  pay_time: z.nullable(Time),
  now: Time,
});
export type PresellOrder = z.infer<typeof PresellOrder>;

export const OrderRow = z.object({
  order_id: z.string(),
  order_sn: z.string(),
  group_order_id: z.string(),
  /** A state of the order flow: to_ship, to_receive, … */
  status: z.string(),
  paid: z.boolean(),
  /** What the whole order costs. */
  pay_price: Amount,
  /** The balance of a presale that is still to be paid after its deposit; 0.00 otherwise. */
  balance_price: Amount,
  /** That balance with its times; also of one that was closed. Null of any other order. */
  presell: z.nullable(PresellOrder),
  total_price: Amount,
  postage_price: Amount,
  total_num: z.number(),
  create_time: Time,
  delivery: z.string(),
  /** Something of it can be asked back now. */
  can_refund: z.boolean(),
  /** Paid at a store that makes out invoices, and none was asked for. */
  can_receipt: z.boolean(),
  /** When the buyer last asked the store to ship. */
  remind_time: z.nullable(Time),
  merchant: MerchantBrief,
  orderProduct: z.array(OrderLine),
});
export type OrderRow = z.infer<typeof OrderRow>;

export const Address = z.object({
  real_name: z.string(),
  phone: z.string(),
  region: z.string(),
  detail: z.string(),
});

export const OrderDetail = z.object({
  ...OrderRow.shape,
  /** normal, seckill, presale, bundle or sample. */
  kind: z.string(),
  presellOrder: z.nullable(PresellOrder),
  coupon_price: Amount,
  integral_price: Amount,
  /** What has gone back to the buyer, freight with it; 0.00: nothing. */
  refunded_price: Amount,
  pay_type: z.nullable(z.string()),
  pay_time: z.nullable(Time),
  ship_time: z.nullable(Time),
  receive_time: z.nullable(Time),
  finish_time: z.nullable(Time),
  /** The day by which the store is to send it ("2026-11-23"); empty once it was sent, or before it is paid. */
  ship_by: z.string(),
  /** When the next step happens by itself. */
  due_time: z.nullable(Time),
  mark: z.string(),
  address: Address,
  pick_up_code: z.nullable(z.string()),
  can_extend: z.boolean(),
  open_receipt: z.boolean(),
  shipments: z.array(
    z.object({ courier: z.string(), tracking_no: z.string(), note: z.string(), time: Time }),
  ),
  /** Other parcels of the same order after a split. */
  siblings: z.array(z.object({ order_id: z.string(), order_sn: z.string(), status: z.string() })),
  log: z.array(z.object({ event: z.string(), to: z.nullable(z.string()), time: Time })),
  /** Of one that was cancelled, for its buyer: by hand, unpaid in time, refused by the company or not approved in time. */
  cancelled: z.optional(
    z.object({ why: z.enum(['cancel', 'time_out', 'refused', 'not_approved']), reason: z.string() }),
  ),
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
  /** Bought for the buyer's company; waiting, approved or refused if it needed an approval. */
  for_company: z.boolean(),
  approval: z.nullable(z.string()),
  /** What an approver of the company wants changed while it waits. */
  change_asked: z.optional(z.string()),
  /** normal, seckill, presale, bundle or sample. */
  kind: z.string(),
  /** Due later: the balance of a presale with its freight; `pay_price` is what is due now. */
  balance_price: Amount,
  presell: z.nullable(PresellOrder),
  pay_price: Amount,
  pay_type: z.nullable(z.string()),
  create_time: Time,
  /** When it closes by itself if it is not paid. */
  cancel_time: Time,
  cancel_unix: z.number(),
  /** The server's clock, for countdowns. */
  now: Time,
  address: Address,
  orderList: z.array(OrderRow),
});
export type GroupOrder = z.infer<typeof GroupOrder>;
