import * as z from 'zod/mini';
import { LINE_QUANTITY_MAX } from '../kernel/limits.ts';
import { endpoint } from './endpoint.ts';
import { Amount, Id, RandomId } from './list.ts';

/** A whole number of sales units; anything else is refused at the field. */
export const Quantity = z
  .number('quantity.required')
  .check(
    z.int('quantity.required'),
    z.minimum(1, 'quantity.required'),
    z.maximum(LINE_QUANTITY_MAX, 'quantity.too_many'),
  );

export const CartLine = z.object({
  cart_id: z.string(),
  cart_num: z.number(),
  product_type: z.string(),
  product: z.object({
    product_id: z.number(),
    store_name: z.string(),
    image: z.string(),
    unit_name: z.string(),
    once_min_count: z.number(),
    once_max_count: z.number(),
    batch_number: z.number(),
    lead_days: z.number(),
    /** Sizes of the product count together for minimum and tier. */
    mix_wholesale: z.boolean(),
  }),
  productAttr: z.object({
    unique: z.number(),
    designation: z.string(),
    sku: z.string(),
    stock: z.number(),
  }),
  /** At the quantity in the cart, tiers and mixed batches counted. */
  unit_price: Amount,
  line_total: Amount,
  /** Days until it is sent at the quantity in the cart, other sizes of the product counted. */
  lead_days: z.number(),
  /** What a unit costs everybody else, where the buyer's own price is lower. */
  public_price: z.nullable(Amount),
  /** The next tier: with `num` more units each of all units costs `price`; null when no tier that can be bought is left. */
  next_tier: z.nullable(z.object({ num: z.number(), price: Amount })),
  /** What keeps the line from being bought, in the caller's language; empty when nothing does. */
  problem: z.string(),
});
export type CartLine = z.infer<typeof CartLine>;

const CartStore = z.object({
  mer_id: z.number(),
  mer_name: z.string(),
  mer_avatar: z.string(),
  is_trader: z.boolean(),
  hasCoupon: z.boolean(),
  list: z.array(CartLine),
});
export const CartView = z.object({
  list: z.array(CartStore),
  /** Lines that can no longer be bought: off the shelf, SKU gone, no stock. */
  fail: z.array(CartLine),
  count: z.number(),
});
export type CartView = z.infer<typeof CartView>;

const CartIds = z.array(RandomId).check(z.minLength(1, 'cart.nothing_chosen'), z.maxLength(200));

/** What the chosen lines cost together; the browser adds nothing up itself. */
export const CartTotal = z.object({
  count: z.number(),
  quantity: z.number(),
  total: Amount,
  /** Paid for samples of these goods before, and taken off in the total. */
  sample_credit: Amount,
  credits: z.array(z.object({ cart_id: z.string(), sample_credit: Amount })),
  stores: z.array(z.object({ mer_id: z.number(), total: Amount, free_freight_gap: Amount })),
  /** What the chosen lines cost, counted among themselves alone: sizes that are not chosen lower no price. */
  lines: z.array(
    z.object({
      cart_id: z.string(),
      unit_price: Amount,
      line_total: Amount,
      public_price: z.nullable(Amount),
      lead_days: z.number(),
    }),
  ),
  /** The first reason why these lines cannot be bought; empty when they can. */
  problem: z.string(),
});
export type CartTotal = z.infer<typeof CartTotal>;

const item = z.object({ product_attr_unique: Id, cart_num: Quantity });

/** What became of one SKU that was to be put into the cart: all of it, as much as there is, or nothing. */
const PutLine = z.object({
  product_attr_unique: z.number(),
  product_id: z.number(),
  name: z.string(),
  image: z.string(),
  state: z.enum(['added', 'capped', 'refused']),
  /** Units that were asked for, and units that went in. */
  wanted: z.number(),
  num: z.number(),
  /** Why not all of it, in the caller's language; empty when all went in. */
  reason: z.string(),
});
export const PutReport = z.object({ count: z.number(), lines: z.array(PutLine) });
export type PutReport = z.infer<typeof PutReport>;

export const cartApi = {
  list: endpoint.get('/api/user/cart/lst', {
    summary: 'The cart, store by store',
    access: 'user',
    returns: CartView,
  }),
  count: endpoint.get('/api/user/cart/count', {
    summary: 'How many lines the cart has',
    access: 'user',
    returns: z.array(z.object({ count: z.number() })),
  }),
  total: endpoint.post('/api/user/cart/total', {
    keyless: 'reads',
    summary: 'What the chosen lines cost',
    access: 'user',
    input: z.object({ cart_id: z.array(RandomId).check(z.maxLength(200)) }),
    returns: CartTotal,
  }),
  create: endpoint.post('/api/user/cart/create', {
    summary: 'Puts a SKU into the cart, or buys it at once (is_new 1)',
    access: 'user',
    input: z.object({
      product_id: z.optional(Id),
      product_attr_unique: Id,
      cart_num: Quantity,
      is_new: z._default(z.coerce.number().check(z.minimum(0), z.maximum(1)), 0),
      /** Flash sale or presale; such goods are bought at once, alone. */
      activity_id: z.optional(Id),
    }),
    returns: z.object({ cart_id: z.string(), count: z.number() }),
    fails: [
      'goods.gone',
      'goods.on_request',
      'quantity.required',
      'quantity.too_many',
      'quantity.below_minimum',
      'quantity.not_multiple',
      'quantity.above_maximum',
      'stock.short',
      'checkout.activity_alone',
      'seckill.not_running',
      'presale.not_running',
      'quantity.above_lifetime',
      'cart.full',
      'checkout.empty',
      'checkout.virtual_alone',
    ],
    message: 'cart:added',
  }),
  createMany: endpoint.post('/api/user/cart/create_many', {
    summary: 'Puts several SKUs into the cart at once',
    access: 'user',
    input: z.object({
      items: z.array(item).check(z.minLength(1), z.maxLength(200)),
      is_new: z._default(z.number(), 0),
    }),
    returns: z.object({
      cart_id: z.array(z.string()),
      count: z.number(),
      refused: z.array(z.object({ product_attr_unique: z.number(), reason: z.string() })),
    }),
    message: 'cart:added',
  }),
  /**
   * The browser names its cart by a random id: the same lines sent twice are added once, and what was put in
   * since the last time is added alone. Quantities add up to the stock and to the maximum.
   */
  merge: endpoint.post('/api/user/cart/merge', {
    summary: 'Puts the cart that a guest kept in the browser into the account’s cart',
    access: 'user',
    input: z.object({
      guest_cart_id: RandomId,
      items: z.array(item).check(z.minLength(1, 'cart.nothing_chosen'), z.maxLength(100)),
    }),
    returns: PutReport,
    fails: ['cart.nothing_chosen'],
    message: 'cart:added',
    limit: { max: 60, windowMs: 60_000 },
  }),
  change: endpoint.post('/api/user/cart/change/:id', {
    summary: 'Changes quantity or SKU of a line',
    access: 'user',
    input: z.object({ id: RandomId, cart_num: Quantity, product_attr_unique: z.optional(Id) }),
    returns: CartView,
    fails: [
      'cart.line_gone',
      'quantity.required',
      'quantity.too_many',
      'quantity.below_minimum',
      'quantity.not_multiple',
      'quantity.above_maximum',
      'stock.short',
      'quantity.above_lifetime',
      'checkout.empty',
      'checkout.activity_alone',
      'checkout.virtual_alone',
      'checkout.busy',
      'goods.gone',
      'goods.on_request',
    ],
    message: 'cart:changed',
  }),
  remove: endpoint.post('/api/user/cart/delete', {
    summary: 'Takes lines out of the cart',
    access: 'user',
    input: z.object({ cart_id: CartIds }),
    returns: CartView,
    fails: ['cart.nothing_chosen'],
    message: 'cart:removed',
  }),
  again: endpoint.post('/api/user/cart/again', {
    summary: 'Puts goods into the cart again: those of an order, or the given ones',
    access: 'user',
    input: z
      .object({
        order_id: z.optional(RandomId),
        data: z.optional(z.array(item).check(z.minLength(1), z.maxLength(200))),
      })
      .check(z.refine(({ order_id, data }) => (order_id === undefined) !== (data === undefined))),
    returns: z.object({
      cart_id: z.array(z.string()),
      refused: z.array(z.object({ product_attr_unique: z.number(), reason: z.string() })),
    }),
    fails: ['order.not_found'],
    message: 'cart:added',
  }),
};
