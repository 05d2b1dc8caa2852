import * as z from 'zod/mini';
import { ActivityTime, limits } from './activity.ts';
import { endpoint } from './endpoint.ts';
import { Amount, Id, listInput, listOf, Time } from './list.ts';

/** A set as the page of one of its goods shows it. */
export const Bundle = z.object({
  bundle_id: z.number(),
  mer_id: z.number(),
  title: z.string(),
  end_time: Time,
  /** Sets that one buyer may take; 0 is no limit. */
  all_pay_count: z.number(),
  /** Sets left; null: as many as the goods last. */
  stock: z.nullable(z.number()),
  /** One set with the SKUs named by `unique`: its price, and what the goods cost outside it. */
  price: Amount,
  ot_price: Amount,
  saving: Amount,
  products: z.array(
    z.object({
      product_id: z.number(),
      store_name: z.string(),
      image: z.string(),
      unit_name: z.string(),
      /** Units in one set. */
      num: z.number(),
      /** The SKU that the part begins with. */
      unique: z.number(),
      /** SKUs that may be chosen; prices are for one unit. */
      sku: z.array(
        z.object({
          unique: z.number(),
          sku: z.string(),
          price: Amount,
          ot_price: Amount,
          stock: z.number(),
        }),
      ),
    }),
  ),
});
export type Bundle = z.infer<typeof Bundle>;

const MOST_SETS = 1000;
const units = z.number().check(z.int(), z.minimum(1), z.maximum(1_000_000));
const price = z.string().check(z.regex(/^(0|[1-9]\d{0,8})(\.\d{1,2})?$/, 'activity.price'));
const name = z
  .string('bundle.name')
  .check(z.trim(), z.minLength(1, 'bundle.name'), z.maxLength(40, 'bundle.name'));

export const bundleApi = {
  list: endpoint.get('/api/discounts/lst', {
    summary: 'Sets that hold a product and are sold now',
    shared: 10,
    input: z.object({ ...listInput, product_id: Id }),
    returns: listOf(Bundle),
  }),
  buy: endpoint.post('/api/user/discounts/buy', {
    summary: 'Lays sets aside to be bought at once: one SKU for each part',
    access: 'user',
    input: z.object({
      id: Id,
      num: z
        .number('quantity.required')
        .check(
          z.int('quantity.required'),
          z.minimum(1, 'quantity.required'),
          z.maximum(MOST_SETS, 'quantity.too_many'),
        ),
      sku: z.array(Id).check(z.minLength(1, 'bundle.incomplete'), z.maxLength(20, 'bundle.incomplete')),
    }),
    returns: z.object({ cart_id: z.array(z.string()) }),
    fails: [
      'bundle.not_running',
      'bundle.incomplete',
      'bundle.short',
      'goods.gone',
      'stock.short',
      'quantity.required',
      'quantity.too_many',
      'quantity.above_maximum',
      'quantity.above_lifetime',
      'quantity.below_minimum',
      'quantity.not_multiple',
      'checkout.empty',
      'checkout.activity_alone',
      'checkout.virtual_alone',
    ],
  }),
  create: endpoint.post('/api/merchant/discounts/create', {
    summary: 'Proposes a set of goods of the caller’s store; the platform reviews it',
    access: 'merchant',
    role: 'sales',
    input: z.object({
      name,
      name_en: z._default(z.string().check(z.trim(), z.maxLength(80, 'bundle.name')), ''),
      start_time: ActivityTime,
      end_time: ActivityTime,
      /** Sets offered; 0: as many as the goods last. */
      limited: limits.all_pay_count,
      /** Sets that one buyer may take; 0 is no limit. */
      all_pay_count: limits.all_pay_count,
      products: z
        .array(
          z.object({
            product_id: Id,
            num: units,
            sku: z.array(z.object({ unique: Id, price })).check(z.minLength(1), z.maxLength(50)),
          }),
        )
        .check(z.minLength(2, 'bundle.parts'), z.maxLength(10, 'bundle.parts')),
    }),
    returns: z.object({ activity_id: z.number() }),
    fails: [
      'bundle.name',
      'bundle.parts',
      'bundle.product_twice',
      'activity.times',
      'activity.price',
      'activity.sku_twice',
      'goods.gone',
    ],
  }),
};
