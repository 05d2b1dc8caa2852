import * as z from 'zod/mini';
import { CONSIGNEE_MAX } from '../kernel/limits.ts';
import { endpoint } from './endpoint.ts';
import { PHONE } from './fields.ts';
import { HeaderForm } from './invoice.ts';
import { CouponIds, MyCoupon } from './coupon.ts';
import { INQUIRY_INVOICES } from './states.ts';
import { Amount, IdOrNone, RandomId, Time } from './list.ts';

const merId = z.string().check(z.regex(/^\d{1,9}$/));

const CheckoutLine = z.object({
  cart_id: z.string(),
  product_id: z.number(),
  unique: z.number(),
  store_name: z.string(),
  /** The size as its maker writes it, and in words. */
  designation: z.string(),
  sku: z.string(),
  image: z.string(),
  unit_name: z.string(),
  cart_num: z.number(),
  /** How it is sold: normal, seckill, presale, bundle or sample. */
  product_type: z.string(),
  unit_price: Amount,
  /** What everybody else pays, where the buyer's own price is lower. */
  public_price: z.nullable(Amount),
  total_price: Amount,
  /** Paid for a sample of it before, and taken off here. */
  sample_credit: Amount,
  /** Days until it is sent, other sizes of the product counted; null: a presale has a day of its own. */
  lead_days: z.nullable(z.number()),
  /** False: the goods are not sent to this address. */
  served: z.boolean(),
});

/** A claimed coupon as a choice of the check-out. */
export const CheckoutCoupon = z.extend(MyCoupon, {
  checked: z.boolean(),
  disabled: z.boolean(),
  /** Why it cannot be used: no goods for it here, below its amount, or nothing left to take off. */
  reason: z.enum(['', 'goods', 'threshold', 'used_up']),
  /** Yuan that are missing to the coupon's threshold. */
  gap: Amount,
  saving: Amount,
  /** Products here that a product coupon is for, and the one it was put on. */
  product_ids: z.array(z.number()),
  product_id: z.nullable(z.number()),
});
export type CheckoutCoupon = z.infer<typeof CheckoutCoupon>;

const CheckoutStore = z.object({
  mer_id: z.number(),
  mer_name: z.string(),
  mer_avatar: z.string(),
  openReceipt: z.boolean(),
  /** The invoice that was asked for with the inquiry of these goods. */
  invoice_wish: z.enum(INQUIRY_INVOICES),
  /** Fetch the goods instead of having them sent. */
  take: z.boolean(),
  mer_address: z.string(),
  /** When goods can be fetched. */
  mer_hours: z.string(),
  /** The store's own rider brings the goods; what that costs to this address, null outside its zones. */
  city: z.boolean(),
  allow_city: z.boolean(),
  city_fee: z.nullable(Amount),
  list: z.array(CheckoutLine),
  /** Product and store coupons of the buyer, best saving first. */
  coupon: z.array(CheckoutCoupon),
  order: z.object({
    total_price: Amount,
    postage_price: Amount,
    coupon_price: Amount,
    /** What points pay of this store's goods. */
    integral_price: Amount,
    /** Product and store coupons together. */
    total_coupon: Amount,
    pay_price: Amount,
    total_num: z.number(),
    allow_take: z.boolean(),
    allow_delivery: z.boolean(),
    free_freight_gap: Amount,
  }),
});

const CheckoutAddress = z.object({
  address_id: z.string(),
  real_name: z.string(),
  phone: z.string(),
  region: z.string(),
  detail: z.string(),
});

export const CheckoutPreview = z.object({
  /** Made here, used up by the order, good for ten minutes. */
  key: z.string(),
  status: z.enum(['finish', 'noAddress', 'noDeliver']),
  order_price: Amount,
  total_price: Amount,
  order_total_postage: Amount,
  order_coupon_price: Amount,
  total_platform_coupon_price: Amount,
  /** All coupons together. */
  total_coupon: Amount,
  platformCoupon: z.array(CheckoutCoupon),
  order_total_integral: z.number(),
  order_total_integral_price: Amount,
  order_total_give_integral: z.number(),
  /** False: the mall has switched points off. */
  openIntegral: z.boolean(),
  /** The buyer's points, those of them that could pay a part of this, and what they are worth. */
  integral: z.number(),
  usable_integral: z.number(),
  usable_integral_price: Amount,
  total_num: z.number(),
  /** normal, seckill, presale, bundle or sample. */
  kind: z.string(),
  /** A deposit presale: what is due now, and later with the freight. */
  presell: z.nullable(
    z.object({ deposit: Amount, balance: Amount, final_start_time: Time, final_end_time: Time }),
  ),
  address: z.nullable(CheckoutAddress),
  order: z.array(CheckoutStore),
  expires: z.string(),
});
export type CheckoutPreview = z.infer<typeof CheckoutPreview>;

const choices = {
  cart_id: z.array(RandomId).check(z.minLength(1, 'cart.nothing_chosen'), z.maxLength(200)),
  address_id: z.optional(z.union([RandomId, z.literal('')])),
  /** Stores whose goods the buyer fetches. */
  takes: z._default(z.array(z.number()).check(z.maxLength(200)), []),
  /** Stores whose own riders bring the goods. */
  city: z._default(z.array(z.number()).check(z.maxLength(200)), []),
  /** Ids by store, the platform's under "0"; a store that is left out gets the best coupons, [] means none. */
  use_coupon: z.optional(z.record(merId, CouponIds)),
  use_integral: z._default(z.boolean(), false),
  /** The company that it is bought for, 0 for oneself; absent: the buyer's company, if there is one. */
  company_id: z.optional(IdOrNone),
};

export const checkoutApi = {
  preview: endpoint.post('/api/v2/order/check', {
    keyless: 'reads',
    summary: 'What the chosen lines cost, delivered, and the key to order them',
    access: 'user',
    input: z.object(choices),
    returns: CheckoutPreview,
    fails: [
      'cart.nothing_chosen',
      'cart.line_gone',
      'team.not_member',
      'address.not_found',
      'coupon.unusable',
      'goods.gone',
      'goods.on_request',
      'stock.short',
      'quantity.below_minimum',
      'quantity.above_lifetime',
      'bundle.not_running',
      'bundle.incomplete',
      'bundle.short',
      'sample.none',
      'sample.taken',
      'points.off',
      'checkout.no_city',
      'checkout.city_zone',
      'checkout.one_way',
      'checkout.own_store',
      'seckill.not_running',
      'presale.not_running',
      'quantity.required',
      'quantity.not_multiple',
      'quantity.above_maximum',
      'checkout.empty',
      'checkout.activity_alone',
      'checkout.virtual_alone',
      'checkout.above_amount',
      'checkout.no_pick_up',
    ],
  }),
  create: endpoint.post('/api/v2/order/create', {
    summary: 'Places the order; the same key twice gives the same order',
    access: 'user',
    input: z.object({
      ...choices,
      key: RandomId,
      mark: z._default(z.record(merId, z.string().check(z.maxLength(150, 'text.too_long'))), {}),
      pay_type: z._default(z.literal('pc'), 'pc'),
      /** The deposit of a presale is not given back; asked for where there is one. */
      agree: z._default(z.boolean(), false),
      post: z.optional(
        z.object({
          real_name: z
            .string('checkout.pick_up_person')
            .check(z.trim(), z.minLength(1, 'checkout.pick_up_person'), z.maxLength(CONSIGNEE_MAX)),
          phone: z.string('checkout.pick_up_person').check(z.trim(), z.regex(PHONE, 'ERROR3')),
        }),
      ),
      /** The header that each store's invoice is made out to; a store that is left out makes none. */
      receipt_data: z.optional(z.record(merId, HeaderForm)),
    }),
    returns: z.object({
      order_id: z.string(),
      pay_price: Amount,
      paid: z.boolean(),
      /** waiting: above the caller's limit in the company; absent if no approval is needed. */
      approval: z.optional(z.string()),
    }),
    fails: [
      'cart.nothing_chosen',
      'checkout.expired',
      'checkout.price_changed',
      'quotation.together',
      'quotation.ordered',
      'checkout.busy',
      'order.too_many_unpaid',
      'team.not_member',
      'coupon.unusable',
      'address.required',
      'freight.not_served',
      'presale.agreement',
      'presale.not_running',
      'seckill.not_running',
      'quantity.above_lifetime',
      'bundle.not_running',
      'bundle.incomplete',
      'bundle.short',
      'sample.none',
      'sample.taken',
      'stock.short',
      'checkout.no_city',
      'checkout.city_zone',
      'checkout.one_way',
      'checkout.own_store',
      'checkout.pick_up_person',
      'invoice.store_off',
      'invoice.tax_no',
      'invoice.email',
      'invoice.phone',
      'invoice.title',
      'invoice.special_company',
      'invoice.tax_no_missing',
      'invoice.email_missing',
      'invoice.bank_name',
      'invoice.bank_code',
      'invoice.address',
      'invoice.tel',
      'invoice.bank_account',
      'points.off',
      'points.short',
      'inquiry.deleted',
      'quotation.not_found',
      'quotation.wrong_state',
      'quantity.required',
      'quantity.below_minimum',
      'quantity.not_multiple',
      'quantity.above_maximum',
      'checkout.empty',
      'checkout.activity_alone',
      'checkout.virtual_alone',
      'checkout.above_amount',
      'cart.line_gone',
      'order.not_found',
      'order.wrong_state',
      'order.cancelled',
      'checkout.no_pick_up',
      'goods.gone',
      'goods.on_request',
      'address.not_found',
    ],
  }),
};
