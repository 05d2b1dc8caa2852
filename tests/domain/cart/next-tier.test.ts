// A line of the cart says what more of it would cost each.
import { afterAll, beforeEach, expect, test } from 'vitest';
import { cartApi } from '#lib/contracts/cart.ts';
import { BOLT, openTradeMall, VALVE } from '../../support/trade-mall.ts';
import { valueOf } from '../../support/trade-steps.ts';

const mall = await openTradeMall();
const call = await mall.login(1);
beforeEach(() => mall.remove('cartLine'));
afterAll(() => mall.close());

const put = async (unique: number, num: number) =>
  void valueOf(await call(cartApi.create, { product_attr_unique: unique, cart_num: num }));
const offers = async () =>
  valueOf(await call(cartApi.list)).list.flatMap((store) => store.list.map((line) => line.next_tier));

test('it names the pieces that are missing to the next tier and the price there', async () => {
  await put(BOLT.m8, 30);
  expect(await offers()).toEqual([{ num: 70, price: '8.00' }]);
});

test('sizes that count together are counted together', async () => {
  await put(BOLT.m8, 30);
  await put(BOLT.m10, 50);
  expect(await offers()).toEqual([
    { num: 20, price: '8.00' },
    { num: 20, price: '8.00' },
  ]);
});

test('at the last tier, without tiers and where the stock does not reach it, nothing is offered', async () => {
  await put(BOLT.m8, 100);
  await put(VALVE.sku, 1);
  expect(await offers()).toEqual([null, null]);
  await mall.remove('cartLine');
  await put(BOLT.m8, 30);
  await mall.change('sku', { skuId: BOLT.m8 }, { stock: 90 });
  expect(await offers()).toEqual([null]);
  await mall.change('sku', { skuId: BOLT.m8 }, { stock: 2000 });
});

test('pieces are rounded up to what may be bought at once', async () => {
  await mall.change('product', { productId: BOLT.product }, { multiple: 30, moq: 30 });
  await put(BOLT.m8, 30);
  expect(await offers()).toEqual([{ num: 90, price: '8.00' }]);
  await mall.change('product', { productId: BOLT.product }, { multiple: 10, moq: 10 });
});
