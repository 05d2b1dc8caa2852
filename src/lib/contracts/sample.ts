import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Amount, Id, Keyword, listInput, listOf } from './list.ts';

const price = z.string().check(z.regex(/^(0|[1-9]\d{0,8})(\.\d{1,2})?$/, 'sample.price'));

/** A product of a store of which there are samples. */
export const SampledGoods = z.object({
  product_id: z.number(),
  name: z.string(),
  image: z.string(),
  unit_name: z.string(),
  sku: z.array(
    z.object({
      unique: z.number(),
      designation: z.string(),
      /** Price of a sample, and the usual price of one piece. */
      price: Amount,
      usual_price: Amount,
      /** Number of buyers who have had a sample. */
      taken: z.number(),
    }),
  ),
});
export type SampledGoods = z.infer<typeof SampledGoods>;

export const sampleApi = {
  buy: endpoint.post('/api/user/sample/buy', {
    summary: 'Lays one piece of a SKU aside to be bought at once at the sample price',
    access: 'user',
    input: z.object({ product_attr_unique: Id }),
    returns: z.object({ cart_id: z.string() }),
    fails: ['sample.none', 'sample.taken', 'goods.gone', 'stock.short'],
  }),
  own: endpoint.get('/api/merchant/sample/lst', {
    summary:
      'Goods of the caller’s store of which there are samples, with their prices and who has had one; found by name or designation',
    access: 'merchant',
    role: ['sales', 'finance'],
    input: z.object({ ...listInput, keyword: Keyword }),
    returns: listOf(SampledGoods),
  }),
  save: endpoint.post('/api/merchant/sample/save', {
    summary: 'Says of which SKUs of a product there are samples, and at what price; an empty list ends them',
    access: 'merchant',
    role: 'sales',
    input: z.object({
      product_id: Id,
      sku: z.array(z.object({ unique: Id, price })).check(z.maxLength(200)),
    }),
    fails: ['goods.gone', 'sample.sku_twice', 'sample.price'],
  }),
};
