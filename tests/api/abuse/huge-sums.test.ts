// The largest prices and quantities that the fields take, together: what no order may cost is refused in words before it
// is added up, and nobody's cart is an error for what a store asks.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '#lib/call/call.ts';
import { cartApi } from '#lib/contracts/cart.ts';
import { checkoutApi } from '#lib/contracts/checkout.ts';
import { goodsDeskApi } from '#lib/contracts/goods-desk.ts';
import { quotationApi } from '#lib/contracts/quotation.ts';
import { storeDeskApi } from '#lib/contracts/store-desk.ts';
import { offerOf, openInquiryOf, valvesAt } from '../../support/sourcing/inquiry-steps.ts';
import { openTradeMall, VALVE } from '../../support/trade-mall.ts';
import { choiceOf, codeOf, valueOf } from '../../support/trade-steps.ts';

/** The most that goods may cost, and the most that a quotation may ask. */
const [DEAREST, DEAREST_QUOTED] = ['10000000.00', '99999999.99'];
let store: Call;
let buyer: Call;
const mall = await openTradeMall();
beforeAll(async () => {
  [store, buyer] = [await mall.login(902), await mall.login(1)];
  valueOf(await store(goodsDeskApi.setStock, { id: VALVE.sku, stock: 100_000_000, was: 50 }));
});
afterAll(() => mall.close());

const putIn = async (cart_num: number): Promise<string[]> => [
  valueOf(await buyer(cartApi.create, { product_attr_unique: VALVE.sku, cart_num })).cart_id,
];

test('a store asks ten million for what lies in carts by the million: the cart is shown, and says why not', async () => {
  const lines = await putIn(999_999);
  valueOf(await store(goodsDeskApi.setPrice, { id: VALVE.sku, price: DEAREST }));
  const { list } = valueOf(await buyer(cartApi.list));
  expect(list[0]?.list[0]).toMatchObject({ cart_num: 999_999, unit_price: DEAREST, line_total: '' });
  expect(valueOf(await buyer(cartApi.total, { cart_id: lines })).problem).toMatch(/最大限制/);
  const choice = choiceOf(lines, { address_id: mall.addressId(1) });
  expect(codeOf(await buyer(checkoutApi.preview, choice))).toBe('checkout.above_amount');
  valueOf(await buyer(cartApi.remove, { cart_id: lines }));
  valueOf(await store(goodsDeskApi.setPrice, { id: VALVE.sku, price: '250.00' }));
});

test('freight without an end is more than an order may cost, in words', async () => {
  const form = { name: '按重', charge_type: 'weight' as const, undelivery: 'none' as const };
  const rules = ['其他地区 1 9999999 0.001 9999999'];
  valueOf(await store(storeDeskApi.saveFreight, { ...form, id: 2, rules, free_rules: [], undelivered: [] }));
  const choice = choiceOf(await putIn(999_999), { address_id: mall.addressId(1) });
  expect(codeOf(await buyer(checkoutApi.preview, choice))).toBe('checkout.above_amount');
});

test('a quotation of a hundred million a piece for a million pieces is refused', async () => {
  const { id, items } = await openInquiryOf(mall);
  const offer = offerOf(mall, [valvesAt(items[1]!, DEAREST_QUOTED, 999_999)]);
  const quoted = await store(quotationApi.create, { inquiry_id: id, ...offer });
  expect(codeOf(quoted)).toBe('checkout.above_amount');
});
