// Sets and samples on a real PostgreSQL, everybody at the same moment.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { cancelOrder, closeUnpaid } from '#lib/domain/trade/order/index.ts';
import { applyRefund } from '#lib/domain/trade/refund/index.ts';
import { openSet, orderSets, prepareSets } from '../support/activity/sets.ts';
import { freshMorning } from '../support/activity/sales.ts';
import { offerSamples, orderSamples, prepareSamples } from '../support/activity/samples.ts';
import { freshDatabase, type FreshDatabase } from '../support/fresh-database.ts';
import { BOLT, GAUGE, openTradeMall, type TradeMall } from '../support/trade-mall.ts';
import { choiceOf, codeOf, pay, putIntoCart, valueOf } from '../support/trade-steps.ts';
import { placeOrder, previewCheckout } from '#lib/domain/trade/checkout/index.ts';
import { tally, times } from './at-once.ts';

const CLIENTS = 60;
const LAST_SETS = 15;
let database: FreshDatabase;
let mall: TradeMall;
beforeAll(async () => {
  database = await freshDatabase();
  mall = await openTradeMall({ url: database.url, buyers: CLIENTS });
});
beforeEach(async () => {
  await freshMorning(mall);
  await offerSamples(mall);
  await mall.change('sku', { skuId: 31 }, { stock: 1000 });
  await mall.change('product', { productId: 3 }, { stock: 1000 });
});
afterAll(async () => {
  await mall.close();
  await database.drop();
});

test('sixty buyers for the last fifteen sets: fifteen orders, and no more goods than they need', async () => {
  const id = await openSet(mall, { limited: LAST_SETS, perBuyer: 1 });
  const ready = await times(CLIENTS, (at) => prepareSets(mall, at + 1, id));
  const answers = await times(CLIENTS, (at) => placeOrder(mall.ctx(at + 1), ready[at]!.input));
  expect(tally(answers.map(codeOf))).toEqual({ ok: LAST_SETS, 'bundle.short': CLIENTS - LAST_SETS });
  expect(await mall.first('bundle', {}, ['stock'])).toEqual({ stock: 0 });
  expect(await mall.sum('activityBuyer', 'bought')).toBe(LAST_SETS);
  expect(await mall.stock(BOLT.m8)).toMatchObject({ sku: 2000 - 5 * LAST_SETS });
  expect(await mall.stock(GAUGE.sku)).toMatchObject({ sku: 1000 - LAST_SETS });
});

test('one buyer in ten tabs keeps to two sets, and to one sample of a size', async () => {
  const id = await openSet(mall, { perBuyer: 2 });
  const sets = await times(10, () => prepareSets(mall, 1, id));
  const placed = await times(10, (at) => placeOrder(mall.ctx(1), sets[at]!.input));
  expect(tally(placed.map(codeOf))).toEqual({ ok: 2, 'quantity.above_lifetime': 8 });
  const samples = await times(10, () => prepareSamples(mall, 1, BOLT.m8, GAUGE.sku));
  const tried = await times(10, (at) => placeOrder(mall.ctx(1), samples[at]!.input));
  expect(tally(tried.map(codeOf))).toEqual({ ok: 1, 'sample.taken': 9 });
  expect(await mall.count('orderLine', { kind: 'sample' })).toBe(2);
});

test('cancelled and timed out at once, sets and samples come back once', async () => {
  const id = await openSet(mall, { limited: 10 });
  const group = await orderSets(mall, 1, id, 4);
  const sample = await orderSamples(mall, 1, GAUGE.sku);
  await mall.change('groupOrder', {}, (t) => ({ closesAt: t.createdAt }));
  await times(8, async (at) => {
    const groupOrderId = at % 4 < 2 ? group : sample;
    if (at % 2 === 0) await cancelOrder(mall.ctx(1), { id: groupOrderId });
    else await closeUnpaid(mall.system, { groupOrderId });
  });
  expect(await mall.first('bundle', {}, ['stock'])).toEqual({ stock: 10 });
  expect(await mall.first('activityBuyer', {}, ['bought'])).toEqual({ bought: 0 });
  expect(await mall.count('sampleBuyer')).toBe(0);
  expect(await mall.stock(GAUGE.sku)).toMatchObject({ sku: 1000 });
});

test('a sample is taken off one of five bulk orders, or refunded: never both', async () => {
  await pay(mall, await orderSamples(mall, 1, BOLT.m8));
  const sample = await mall.first(
    'orderLine',
    { kind: 'sample' },
    { order_id: 'orderId', order_line_id: 'orderLineId' },
  );
  const bulk = await times(5, async () => {
    const choice = choiceOf(await putIntoCart(mall, 1, [[BOLT.m8, 20]], true), {
      address_id: mall.addressId(1),
    });
    const { key, order_price } = valueOf(await previewCheckout(mall.ctx(1), choice));
    expect(order_price).toBe('209.00');
    return { ...choice, key, mark: {} };
  });
  const answers = await times(6, async (at): Promise<string | undefined> => {
    if (at < 5) return codeOf(await placeOrder(mall.ctx(1), bulk[at]!));
    const wanted = { id: sample.order_id, type: 'single', refund_type: 'money' } as const;
    const asked = await applyRefund(mall.ctx(1), {
      ...wanted,
      ids: [sample.order_line_id],
      refund_message: 'other',
      mark: '',
      pics: [],
    });
    return `refund ${codeOf(asked) ?? 'ok'}`;
  });
  const isRefunded = answers.includes('refund ok');
  expect(answers.filter((code) => code === undefined)).toHaveLength(isRefunded ? 0 : 1);
  expect(answers.filter((code) => code === 'checkout.price_changed')).toHaveLength(isRefunded ? 5 : 4);
});
