import * as z from 'zod/mini';
import { Amount, Time } from './list.ts';
import { MerchantBrief, orderedGoods } from './order-views.ts';

/** What a part of a refund shows of its line. */
export const RefundLine = z.object({
  ...orderedGoods,
  unit_price: Amount,
  /** Pieces that were bought. */
  product_num: z.number(),
  /** Pieces that come back, or that still can. */
  refund_num: z.number(),
  /** Yuan that come back for the goods, and for their freight. */
  refund_price: Amount,
  refund_postage: Amount,
});
export type RefundLine = z.infer<typeof RefundLine>;

export const RefundRow = z.object({
  refund_order_id: z.string(),
  refund_order_sn: z.string(),
  order_id: z.string(),
  order_sn: z.string(),
  /** A state of the refund flow: reviewing, to_return, returning, refunded, refused, arbitrating, cancelled. */
  status: z.string(),
  /** money or return. */
  refund_type: z.string(),
  /** Goods and freight together, less `gift_price`. */
  refund_price: Amount,
  /** Taken off for gifts of the order that were spent; known when it is paid. */
  gift_price: Amount,
  refund_postage: Amount,
  refund_num: z.number(),
  create_time: Time,
  status_time: Time,
  /** Where the money is: none, on_its_way, failed (is tried again) or done. */
  money_state: z.enum(['none', 'on_its_way', 'failed', 'done']),
  merchant: MerchantBrief,
  refundProduct: z.array(RefundLine),
});
export type RefundRow = z.infer<typeof RefundRow>;

export const RefundDetail = z.object({
  ...RefundRow.shape,
  /** The reason in the caller's language. */
  refund_message: z.string(),
  mark: z.string(),
  pics: z.array(z.string()),
  fail_message: z.string(),
  fail_pics: z.array(z.string()),
  appeal: z.string(),
  /** Used points that come back, given points that were taken. */
  integral: z.number(),
  integral_taken: z.number(),
  /** Where a return goes; empty until the store agrees. */
  mer_delivery_user: z.string(),
  mer_delivery_address: z.string(),
  /** Name, phone and address as the store wrote them, for the label of the parcel in any language. */
  mer_delivery_label: z.string(),
  phone: z.string(),
  /** How it travels. */
  delivery_type: z.string(),
  delivery_id: z.string(),
  delivery_phone: z.string(),
  delivery_mark: z.string(),
  delivery_pics: z.array(z.string()),
  /** When the next step happens by itself. */
  auto_refund_time: z.nullable(Time),
  /** The server's clock, for countdowns. */
  now: Time,
  /** The payments to which the money goes back. */
  money: z.array(
    z.object({
      pay_type: z.string(),
      refund_price: Amount,
      /** pending, failed or done. */
      status: z.string(),
      time: z.nullable(Time),
    }),
  ),
  /** What the store gives instead of what was asked for, or all of an order that it calls off; the buyer answers. */
  offer: z.nullable(
    z.object({ refund_price: Amount, refund_num: z.number(), reason: z.string(), called_off: z.boolean() }),
  ),
  can: z.object({
    answer: z.boolean(),
    cancel: z.boolean(),
    send_back: z.boolean(),
    apply_again: z.boolean(),
    appeal: z.boolean(),
    hide: z.boolean(),
  }),
  log: z.array(
    z.object({
      event: z.string(),
      to: z.nullable(z.string()),
      /** buyer, merchant, platform or system. */
      actor: z.string(),
      note: z.string(),
      time: Time,
    }),
  ),
});
export type RefundDetail = z.infer<typeof RefundDetail>;

/** A refund as a store's desk shows it. */
export const DeskRefund = z.object({
  ...RefundRow.shape,
  /** The reason in the caller's language. */
  refund_message: z.string(),
  receiver: z.string(),
  receiver_phone: z.string(),
  /** The buyer has appealed, and the platform has decided. */
  is_decided: z.boolean(),
  /** When the next step happens by itself. */
  auto_refund_time: z.nullable(Time),
});
export type DeskRefund = z.infer<typeof DeskRefund>;

export const DeskRefundDetail = z.object({ ...RefundDetail.shape, ...DeskRefund.shape });
export type DeskRefundDetail = z.infer<typeof DeskRefundDetail>;

/** What can be asked back of an order now. */
export const RefundOffer = z.object({
  order_id: z.string(),
  order_sn: z.string(),
  /** State of the order. */
  status: z.string(),
  /** normal, seckill or presale. */
  activity_type: z.string(),
  is_shipped: z.boolean(),
  /** Whether goods may be sent back, besides money alone. */
  can_return: z.boolean(),
  /** Most that can be asked for, and the freight in it. */
  total_refund_price: Amount,
  postage_price: Amount,
  /** Yuan that are kept, because the remaining quantity reaches a dearer tier only, or is no whole set. */
  repriced_price: Amount,
  /** Goes off it when it is paid: what gifts of the order (coupons, points) were worth that are spent by now. */
  gift_price: Amount,
  /** Yuan that come back after that. */
  back_price: Amount,
  product: z.array(RefundLine),
});
export type RefundOffer = z.infer<typeof RefundOffer>;
