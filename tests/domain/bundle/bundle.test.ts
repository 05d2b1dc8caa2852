import { afterAll, beforeEach, expect, test } from 'vitest';
import { bundleApi } from '#lib/contracts/bundle.ts';
import { cartApi } from '#lib/contracts/cart.ts';
import { takeDown } from '#lib/domain/trade/activity/index.ts';
import { removeLines } from '#lib/domain/trade/cart/index.ts';
import { placeOrder, previewCheckout } from '#lib/domain/trade/checkout/index.ts';
import { cancelOrder, readOrder } from '#lib/domain/trade/order/index.ts';
import { freshMorning } from '../../support/activity/sales.ts';
import { laySets, openSet, orderSets, prepareSets } from '../../support/activity/sets.ts';
import { BOLT, GAUGE, openTradeMall } from '../../support/trade-mall.ts';
import { choiceOf, codeOf, expectOrderAddsUp, pay, putIntoCart, valueOf } from '../../support/trade-steps.ts';

const mall = await openTradeMall();
beforeEach(() => freshMorning(mall));
afterAll(() => mall.close());

const left = async (): Promise<number | null> => (await mall.first('bundle', {}, ['stock'])).stock;
const bought = async (): Promise<number> => await mall.sum('activityBuyer', 'bought');

test('the page of each of its goods shows the set: prices, what is saved, and the sizes to choose from', async () => {
  const id = await openSet(mall, { limited: 4, perBuyer: 2 });
  for (const product_id of [BOLT.product, GAUGE.product]) {
    const { list } = valueOf(await mall.as()(bundleApi.list, { product_id }));
    // Five bolts at 10.00 and a gauge at 60.00 against 7.00 and 50.00.
    expect(list).toMatchObject([
      { bundle_id: id, title: '检修套装', price: '85.00', ot_price: '110.00', saving: '25.00', stock: 4 },
    ]);
    expect(list[0]!.products.map((part) => [part.num, part.sku.map((sku) => sku.sku)])).toEqual([
      [5, ['M8', 'M10']],
      [1, ['Y-100']],
    ]);
  }
  expect(valueOf(await mall.as()(bundleApi.list, { product_id: 2 })).list).toEqual([]);
});

test('a set is not shown before, after, when it is closed, or when its goods are off the shelf', async () => {
  const id = await openSet(mall);
  const shown = async () =>
    valueOf(await mall.as()(bundleApi.list, { product_id: BOLT.product })).list.length;
  await mall.change('product', { productId: 3 }, { status: 'off_shelf' });
  expect(await shown()).toBe(0);
  await mall.change('product', { productId: 3 }, { status: 'on_sale' });
  expect(await shown()).toBe(1);
  mall.clock.set('2026-11-21T12:00:00+08:00');
  expect(await shown()).toBe(0);
  mall.clock.set('2026-11-21T08:59:00+08:00');
  expect(await shown()).toBe(0);
  mall.clock.set('2026-11-21T10:00:00+08:00');
  valueOf(await takeDown(mall.merchant(1), { id }));
  expect(await shown()).toBe(0);
});

test('two sets cost twice the set price, take the stock of each size, and every sum adds up', async () => {
  const id = await openSet(mall, { limited: 4, perBuyer: 3 });
  const { preview, input } = await prepareSets(mall, 1, id, 2);
  expect(preview.kind).toBe('bundle');
  expect(preview.order[0]!.list.map((line) => [line.cart_num, line.unit_price, line.product_type])).toEqual([
    [10, '7.00', 'bundle'],
    [2, '50.00', 'bundle'],
  ]);
  const { order_id } = valueOf(await placeOrder(mall.ctx(1), input));
  await expectOrderAddsUp(mall, order_id);
  const [group] = await mall.read('groupOrder', {}, { kind: 'kind', total_price: 'totalPrice' });
  expect(group).toMatchObject({ kind: 'bundle' });
  expect(Number(group!.total_price)).toBe(17_000);
  expect(await mall.stock(BOLT.m8)).toMatchObject({ sku: 1990 });
  expect(await mall.stock(GAUGE.sku)).toMatchObject({ sku: 18 });
  expect([await left(), await bought()]).toEqual([2, 2]);
  const [order] = await mall.read('storeOrder', {}, { order_id: 'orderId' });
  const detail = valueOf(await readOrder(mall.ctx(1), { id: order!.order_id }));
  expect(detail.orderProduct.map((line) => line.product_type)).toEqual(['bundle', 'bundle']);
});

test('minimum and multiple of the normal sale do not count, and neither coupons nor points are taken', async () => {
  const id = await openSet(mall);
  const { preview } = await prepareSets(mall, 1, id, 1, { use_integral: false });
  // Five bolts, where ten is the least of the normal sale.
  expect(preview.order[0]!.list[0]).toMatchObject({ cart_num: 5, total_price: '35.00' });
  expect([preview.total_coupon, preview.order_total_integral, preview.usable_integral]).toEqual([
    '0.00',
    0,
    0,
  ]);
  expect(preview.order_total_give_integral).toBe(0);
});

test('a set is bought whole: without a part, with a part twice, or with strange goods it is refused', async () => {
  const id = await openSet(mall);
  const refusals = [
    await laySets(mall, 1, id, 1, [BOLT.m8]),
    await laySets(mall, 1, id, 1, [BOLT.m8, BOLT.m10, GAUGE.sku]),
    await laySets(mall, 1, id, 1, [BOLT.m8, 21]),
    await laySets(mall, 1, 99, 1),
  ];
  expect(refusals.map(codeOf)).toEqual([
    'bundle.incomplete',
    'bundle.incomplete',
    'bundle.incomplete',
    'bundle.not_running',
  ]);
});

test('at the check-out its lines stay together: one of them alone keeps no set price', async () => {
  const id = await openSet(mall);
  const { cart_id } = valueOf(await laySets(mall, 1, id));
  expect(codeOf(await previewCheckout(mall.ctx(1), choiceOf([cart_id[0]!])))).toBe('bundle.incomplete');
  const other = await putIntoCart(mall, 1, [[BOLT.m10, 20]], true);
  expect(codeOf(await previewCheckout(mall.ctx(1), choiceOf([...cart_id, ...other])))).toBe(
    'checkout.activity_alone',
  );
  // Lines of two purchases of one set do not mix either.
  const second = valueOf(await laySets(mall, 1, id, 2)).cart_id;
  expect(codeOf(await previewCheckout(mall.ctx(1), choiceOf([cart_id[0]!, second[1]!])))).toBe(
    'bundle.incomplete',
  );
  await removeLines(mall.services.database.db, 1, [...cart_id, ...other, ...second]);
});

test('the cart refuses what names a set as its activity: sets are bought by their own act', async () => {
  const id = await openSet(mall);
  const call = await mall.login(1);
  const wanted = { product_attr_unique: BOLT.m8, cart_num: 10, is_new: 1, activity_id: id };
  expect(codeOf(await call(cartApi.create, wanted))).toBe('goods.gone');
});

test('the number of sets and the share of a buyer end the sale; cancelling gives them back', async () => {
  const id = await openSet(mall, { limited: 3, perBuyer: 2 });
  expect(codeOf(await laySets(mall, 1, id, 4))).toBe('bundle.short');
  expect(codeOf(await laySets(mall, 1, id, 3))).toBe('quantity.above_lifetime');
  const first = await orderSets(mall, 1, id, 2);
  expect(codeOf(await laySets(mall, 1, id))).toBe('quantity.above_lifetime');
  await orderSets(mall, 2, id, 1);
  expect(await left()).toBe(0);
  expect(codeOf(await laySets(mall, 3, id))).toBe('bundle.short');
  expect(valueOf(await mall.as()(bundleApi.list, { product_id: BOLT.product })).list).toEqual([]);
  valueOf(await cancelOrder(mall.ctx(1), { id: first }));
  expect([await left(), await bought()]).toEqual([2, 1]);
  expect(await mall.stock(BOLT.m8)).toMatchObject({ sku: 1995 });
});

test('a set that ends between check-out and order is not sold', async () => {
  const id = await openSet(mall);
  const { input } = await prepareSets(mall, 1, id);
  mall.clock.set('2026-11-21T12:00:00+08:00');
  mall.clock.set('2026-11-21T10:05:00+08:00');
  await mall.change('activity', {}, { endAt: new Date('2026-11-21T10:04:00+08:00') });
  expect(codeOf(await placeOrder(mall.ctx(1), input))).toBe('bundle.not_running');
  expect(await mall.count('groupOrder')).toBe(0);
});

test('a set price that has changed since the preview makes no order', async () => {
  const id = await openSet(mall);
  const { input } = await prepareSets(mall, 1, id);
  await mall.change('bundleSku', { skuId: 31 }, { price: 5100 });
  expect(codeOf(await placeOrder(mall.ctx(1), input))).toBe('checkout.price_changed');
  expect([await left(), await bought()]).toEqual([null, 0]);
});

test('an order that is paid keeps its sets', async () => {
  const id = await openSet(mall, { limited: 3 });
  await pay(mall, await orderSets(mall, 1, id, 2));
  expect(await left()).toBe(1);
});
