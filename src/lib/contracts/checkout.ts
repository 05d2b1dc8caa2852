import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Amount, RandomId } from './list.ts';

const merId = z.string().check(z.regex(/^\d{1,9}$/));

export const CheckoutLine = z.object({
  cart_id: z.string(),
  product_id: z.number(),
  unique: z.number(),
  store_name: z.string(),
  sku: z.string(),
  image: z.string(),
  unit_name: z.string(),
  cart_num: z.number(),
  unit_price: Amount,
  total_price: Amount,
  /** False: the goods are not sent to this address. */
  served: z.boolean(),
});

export const CheckoutStore = z.object({
  mer_id: z.number(),
  mer_name: z.string(),
  mer_avatar: z.string(),
  openReceipt: z.boolean(),
  /** Fetch the goods instead of having them sent. */
  take: z.boolean(),
  mer_address: z.string(),
  list: z.array(CheckoutLine),
  order: z.object({
    total_price: Amount,
    postage_price: Amount,
    coupon_price: Amount,
    pay_price: Amount,
    total_num: z.number(),
    allow_take: z.boolean(),
    allow_delivery: z.boolean(),
    free_freight_gap: Amount,
  }),
});

export const CheckoutAddress = z.object({
  address_id: z.string(),
  real_name: z.string(),
  phone: z.string(),
  region: z.string(),
  detail: z.string(),
});

export const CheckoutPreview = z.object({
  /** Minted here, spent by the order, good for ten minutes. */
  key: z.string(),
  status: z.enum(['finish', 'noAddress', 'noDeliver']),
  order_price: Amount,
  total_price: Amount,
  order_total_postage: Amount,
  order_coupon_price: Amount,
  order_total_integral: z.number(),
  order_total_integral_price: Amount,
  order_total_give_integral: z.number(),
  openIntegral: z.boolean(),
  total_num: z.number(),
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
  use_coupon: z.optional(z.record(merId, z.array(z.string()))),
  use_integral: z._default(z.boolean(), false),
};

export const checkoutApi = {
  preview: endpoint.post('/api/v2/order/check', {
    summary: 'What the chosen lines cost, delivered, and the key to order them',
    access: 'user',
    input: z.object(choices),
    returns: CheckoutPreview,
    fails: [
      'cart.nothing_chosen',
      'cart.line_gone',
      'address.not_found',
      'coupon.unusable',
      'goods.gone',
      'stock.short',
      'quantity.below_minimum',
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
      post: z.optional(
        z.object({ real_name: z.string().check(z.maxLength(25)), phone: z.string().check(z.maxLength(20)) }),
      ),
    }),
    returns: z.object({ order_id: z.string(), pay_price: Amount, paid: z.boolean() }),
    fails: [
      'cart.nothing_chosen',
      'checkout.expired',
      'checkout.price_changed',
      'checkout.busy',
      'address.required',
      'freight.not_served',
      'stock.short',
    ],
  }),
};
