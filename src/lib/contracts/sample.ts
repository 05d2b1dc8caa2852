import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id } from './list.ts';

const price = z.string().check(z.regex(/^(0|[1-9]\d{0,8})(\.\d{1,2})?$/, 'sample.price'));

export const sampleApi = {
  buy: endpoint.post('/api/user/sample/buy', {
    summary: 'Lays one piece of a SKU aside to be bought at once at the sample price',
    access: 'user',
    input: z.object({ product_attr_unique: Id }),
    returns: z.object({ cart_id: z.string() }),
    fails: ['sample.none', 'sample.taken', 'goods.gone', 'stock.short'],
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
