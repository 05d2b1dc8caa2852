import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Amount, Id } from './list.ts';

export const ShippingFeeQuote = z.object({
  /** From the province down to the region that was asked for. */
  region: z.array(z.object({ id: z.string(), name: z.string() })),
  /** False: the store does not send there, and the amounts say nothing. */
  served: z.boolean(),
  postage_price: Amount,
  /** Yuan of goods that are missing to free freight; "0.00" if the store has no such amount, or it is reached. */
  free_gap: Amount,
  /** What the store takes over because the goods reach its free amount. */
  waived: Amount,
  /** Price of the goods that the freight was calculated for, and their units. */
  total_price: Amount,
  number: z.number(),
});
export type ShippingFeeQuote = z.infer<typeof ShippingFeeQuote>;

/** Sizes and how many of each: "61:10,81:5". */
const Items = z.pipe(
  z.string().check(z.maxLength(2000), z.regex(/^(\d{1,9}:\d{1,7}(,\d{1,9}:\d{1,7}){0,99})?$/)),
  z.transform((text) =>
    text
      .split(',')
      .filter(Boolean)
      .map((pair) => pair.split(':').map(Number))
      .map(([unique = 0, num = 0]) => ({ unique, num })),
  ),
);

export const shippingFeeApi = {
  quote: endpoint.get('/api/store/product/postage/:id', {
    summary: 'What sending goods of a product to a region costs',
    input: z.object({
      id: Id,
      /** Code of a province, city, district or street. */
      region: z.string('postage.region').check(z.regex(/^(\d{2}|\d{4}|\d{6}|\d{9})$/, 'postage.region')),
      items: z._default(Items, []),
    }),
    returns: ShippingFeeQuote,
    fails: [
      'goods.not_found',
      'postage.region',
      'quantity.required',
      'quantity.below_minimum',
      'quantity.not_multiple',
      'quantity.above_maximum',
      'coupon.unusable',
      'stock.short',
      'quantity.above_lifetime',
      'checkout.empty',
      'checkout.activity_alone',
      'checkout.virtual_alone',
      'checkout.above_amount',
    ],
  }),
};
