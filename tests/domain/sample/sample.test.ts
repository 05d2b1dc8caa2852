import { afterAll, beforeEach, expect, test } from 'vitest';
import { goodsApi } from '#lib/contracts/goods.ts';
import { sampleApi } from '#lib/contracts/sample.ts';
import { placeOrder, previewCheckout } from '#lib/domain/trade/checkout/index.ts';
import { cancelOrder } from '#lib/domain/trade/order/index.ts';
import { freshMorning } from '../../support/activity/sales.ts';
import { laySample, offerSamples, orderSamples, prepareSamples } from '../../support/activity/samples.ts';
import { BOLT, GAUGE, openTradeMall } from '../../support/trade-mall.ts';
import { choiceOf, codeOf, expectOrderAddsUp, putIntoCart, valueOf } from '../../support/trade-steps.ts';

const mall = await openTradeMall();
beforeEach(async () => {
  await freshMorning(mall);
  await offerSamples(mall);
});
afterAll(() => mall.close());

test('a sample is one piece at its own price, whatever minimum and tiers say', async () => {
  const { preview, input } = await prepareSamples(mall, 1, BOLT.m8);
  expect(preview.kind).toBe('sample');
  // The bolt is sold from ten at 10.00 each.
  expect(preview.order[0]!.list).toMatchObject([
    { cart_num: 1, unit_price: '3.00', total_price: '3.00', product_type: 'sample' },
  ]);
  expect([preview.total_coupon, preview.usable_integral]).toEqual(['0.00', 0]);
  const { order_id } = valueOf(await placeOrder(mall.ctx(1), input));
  await expectOrderAddsUp(mall, order_id);
  expect(
    await mall.read('orderLine', {}, { kind: 'kind', quantity: 'quantity', activity_id: 'activityId' }),
  ).toEqual([{ kind: 'sample', quantity: 1, activity_id: null }]);
  expect(await mall.stock(BOLT.m8)).toMatchObject({ sku: 1999 });
});

test('samples of several sizes are bought together, other goods are not', async () => {
  const { preview } = await prepareSamples(mall, 1, BOLT.m8, GAUGE.sku);
  expect(preview.order.flatMap((store) => store.list.map((line) => line.total_price))).toEqual([
    '3.00',
    '20.00',
  ]);
  const { cart_id } = valueOf(await laySample(mall, 1, BOLT.m8));
  const other = await putIntoCart(mall, 1, [[BOLT.m10, 20]], true);
  expect(codeOf(await previewCheckout(mall.ctx(1), choiceOf([cart_id, ...other])))).toBe(
    'checkout.activity_alone',
  );
});

test('a buyer gets one sample of a size, in this order and in later ones; another buyer gets one too', async () => {
  const first = valueOf(await laySample(mall, 1, BOLT.m8)).cart_id;
  const second = valueOf(await laySample(mall, 1, BOLT.m8)).cart_id;
  expect(codeOf(await previewCheckout(mall.ctx(1), choiceOf([first, second])))).toBe('sample.taken');
  await orderSamples(mall, 1, BOLT.m8);
  expect(codeOf(await laySample(mall, 1, BOLT.m8))).toBe('sample.taken');
  expect(codeOf(await previewCheckout(mall.ctx(1), choiceOf([first])))).toBe('sample.taken');
  expect(codeOf(await laySample(mall, 1, GAUGE.sku))).toBeUndefined();
  await orderSamples(mall, 2, BOLT.m8);
});

test('whoever cancels the order may have the sample later', async () => {
  const id = await orderSamples(mall, 1, BOLT.m8);
  valueOf(await cancelOrder(mall.ctx(1), { id }));
  expect(codeOf(await laySample(mall, 1, BOLT.m8))).toBeUndefined();
  expect(await mall.stock(BOLT.m8)).toMatchObject({ sku: 2000 });
});

test('sizes without a sample, and goods off the shelf, have none', async () => {
  expect(codeOf(await laySample(mall, 1, BOLT.m10))).toBe('sample.none');
  expect(codeOf(await laySample(mall, 1, 99))).toBe('goods.gone');
  await mall.change('product', { productId: 3 }, { status: 'off_shelf' });
  expect(codeOf(await laySample(mall, 1, GAUGE.sku))).toBe('goods.gone');
  await mall.change('product', { productId: 3 }, { status: 'on_sale' });
});

test('a sample price that has changed since the preview makes no order', async () => {
  const { input } = await prepareSamples(mall, 1, BOLT.m8);
  await mall.change('sampleSku', { skuId: 11 }, { price: 301 });
  expect(codeOf(await placeOrder(mall.ctx(1), input))).toBe('checkout.price_changed');
  await mall.remove('sampleSku', { skuId: 11 });
  expect(codeOf(await placeOrder(mall.ctx(1), input))).toBe('sample.none');
});

test('a merchant says of which sizes there are samples, and only of its own goods', async () => {
  const merchant = await mall.login(901);
  const priceOf = async () =>
    valueOf(await mall.as()(goodsApi.detail, { id: BOLT.product })).sku.map((sku) => sku.sample_price);
  expect(await priceOf()).toEqual(['3.00', null]);
  const save = (product_id: number, ...sku: { unique: number; price: string }[]) =>
    merchant(sampleApi.save, { product_id, sku });
  valueOf(await save(BOLT.product, { unique: BOLT.m10, price: '4.50' }));
  expect(await priceOf()).toEqual([null, '4.50']);
  const refusals = [
    await save(2, { unique: 21, price: '5.00' }),
    await save(BOLT.product, { unique: 21, price: '5.00' }),
    await save(BOLT.product, { unique: BOLT.m8, price: '0' }),
    await save(BOLT.product, { unique: BOLT.m8, price: '1' }, { unique: BOLT.m8, price: '2' }),
  ];
  expect(refusals.map(codeOf)).toEqual(['goods.gone', 'goods.gone', 'sample.price', 'sample.sku_twice']);
  valueOf(await save(BOLT.product));
  expect(await priceOf()).toEqual([null, null]);
});
