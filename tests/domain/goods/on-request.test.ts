// Goods priced on request (面议): nobody is told a price, and nobody buys them without one of his own.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cartApi } from '#lib/contracts/cart.ts';
import { checkoutApi } from '#lib/contracts/checkout.ts';
import { goodsApi } from '#lib/contracts/goods.ts';
import { BOLT, openTradeMall } from '../../support/trade-mall.ts';
import { codeOf, valueOf } from '../../support/trade-steps.ts';

const onRequest = (is: boolean) =>
  mall.change('product', { productId: BOLT.product }, { priceOnRequest: is });
const mall = await openTradeMall();
beforeAll(async () => {
  await onRequest(true);
});
afterAll(() => mall.close());

test('no list, no page and no live answer tells its price, and no amount finds it', async () => {
  const call = mall.as();
  const list = valueOf(await call(goodsApi.list, { ids: String(BOLT.product) })).list;
  expect(list).toMatchObject([{ price: '', price_max: '', ot_price: '' }]);
  const detail = valueOf(await call(goodsApi.detail, { id: BOLT.product }));
  expect(detail).toMatchObject({ price: '', price_max: '', ot_price: '', integral_price: '0.00' });
  expect(detail.sku.every((sku) => sku.price === '' && sku.tiers.length === 0)).toBe(true);
  const live = valueOf(await call(goodsApi.live, { id: BOLT.product }));
  expect(live.sku.every((sku) => sku.tiers.length === 0)).toBe(true);
  expect(valueOf(await call(goodsApi.list, { ids: String(BOLT.product), price_on: 0 })).count).toBe(0);
});

test('sorted by price they stand last both ways, in an order that says nothing of their prices', async () => {
  const call = mall.as();
  const all = { limit: 30 } as const;
  const up = valueOf(await call(goodsApi.list, { ...all, order: 'price_asc' })).list;
  const down = valueOf(await call(goodsApi.list, { ...all, order: 'price_desc' })).list;
  const told = up.filter((card) => card.price !== '').map((card) => Number(card.price));
  expect(told.length).toBeGreaterThan(1);
  expect(told).toEqual(told.toSorted((a, b) => a - b));
  expect(up.at(-1)).toMatchObject({ product_id: BOLT.product, price: '' });
  expect(down.at(-1)).toMatchObject({ product_id: BOLT.product, price: '' });

  await mall.change('product', {}, { priceOnRequest: true });
  const idsBy = async (order: 'price_asc' | 'price_desc') =>
    valueOf(await call(goodsApi.list, { ...all, order })).list.map((card) => card.product_id);
  const byNumber = (await idsBy('price_asc')).toSorted((a, b) => a - b);
  expect(await idsBy('price_asc')).toEqual(byNumber);
  expect(await idsBy('price_desc')).toEqual(byNumber);
  await mall.change('product', {}, { priceOnRequest: false });
  await onRequest(true);
});

test('it does not go into the cart, and what lay there before is not checked out', async () => {
  const call = await mall.login(1);
  const put = { product_attr_unique: BOLT.m8, cart_num: 100 };
  expect(codeOf(await call(cartApi.create, put))).toBe('goods.on_request');
  await onRequest(false);
  const { cart_id } = valueOf(await call(cartApi.create, put));
  await onRequest(true);
  expect(codeOf(await call(checkoutApi.preview, { cart_id: [cart_id] }))).toBe('goods.on_request');
});
