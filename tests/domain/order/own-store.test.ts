// Nobody buys from their own store: points, sales and reviews would be made by the store itself.
import { afterAll, expect, test } from 'vitest';
import { cartApi } from '#lib/contracts/cart.ts';
import { checkoutApi } from '#lib/contracts/checkout.ts';
import { openFirm } from '../../support/company/firm.ts';
import { NORTH, openTradeMall, SOUTH, VALVE } from '../../support/trade-mall.ts';
import { codeOf, valueOf } from '../../support/trade-steps.ts';

const mall = await openTradeMall();
afterAll(() => mall.close({ madeUp: true }));

async function preview(uid: number) {
  const call = await mall.login(uid);
  const line = { product_attr_unique: VALVE.sku, cart_num: 1, is_new: 1 };
  const { cart_id } = valueOf(await call(cartApi.create, line));
  return call(checkoutApi.preview, { cart_id: [cart_id].flat() });
}

test('the merchant and a clerk are refused at their own store, and buy at another', async () => {
  await mall.add('userRole', { uid: 1, role: 'clerk', merId: SOUTH });
  expect(codeOf(await preview(900 + SOUTH))).toBe('checkout.own_store');
  expect(codeOf(await preview(1))).toBe('checkout.own_store');
  expect(codeOf(await preview(900 + NORTH))).toBeUndefined();
});

test('so are members of a company for which somebody of the store buys, and nobody else', async () => {
  await openFirm(mall, 2, { [900 + SOUTH]: 'purchaser', 3: 'purchaser' });
  expect(codeOf(await preview(2))).toBe('checkout.own_store');
  expect(codeOf(await preview(3))).toBe('checkout.own_store');
  expect(codeOf(await preview(4))).toBeUndefined();
});

test('who begins to work for the store after the preview cannot place the order any more', async () => {
  const call = await mall.login(4);
  const shown = valueOf(await preview(4));
  await mall.add('userRole', { uid: 4, role: 'clerk', merId: SOUTH });
  const cart = shown.order.flatMap((store) => store.list.map((line) => line.cart_id));
  const placed = await call(checkoutApi.create, { cart_id: cart, key: shown.key });
  expect(codeOf(placed)).toBe('checkout.own_store');
});
