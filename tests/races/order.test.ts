// Orders on a real PostgreSQL, many at the same moment: one key is one order, nothing is sold twice, one outcome.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { placeOrder, previewCheckout } from '#lib/domain/trade/checkout/index.ts';
import { callRider, cancelRide, ride } from '#lib/domain/trade/delivery/index.ts';
import { cancelOrder, closeUnpaid } from '#lib/domain/trade/order/index.ts';
import { BOLT, NORTH, openTradeMall, VALVE, type TradeMall } from '../support/trade-mall.ts';
import {
  choiceOf,
  expectOrderAddsUp,
  order,
  paidOrder,
  pay,
  putIntoCart,
  tryPay,
  valueOf,
  type Basket,
} from '../support/trade-steps.ts';
import { freshDatabase, type FreshDatabase } from '../support/fresh-database.ts';
import { tally, times } from './at-once.ts';

const BUYERS = 200;
let database: FreshDatabase;
let mall: TradeMall;
beforeAll(async () => {
  database = await freshDatabase();
  mall = await openTradeMall({ url: database.url, buyers: BUYERS });
});
afterAll(async () => {
  await mall.close();
  await database.drop();
});

const setStock = async (skuId: number, stock: number) => {
  await mall.change('sku', { skuId }, { stock });
  const [productId = 0] = await mall.list('sku', { skuId }, 'productId');
  await mall.change('product', { productId }, { stock: await mall.sum('sku', 'stock', { productId }) });
};
const codeOf = (result: { ok: boolean; failure?: { code: string } }) => result.failure?.code;

async function prepared(uid: number, basket: Basket) {
  const choice = choiceOf(await putIntoCart(mall, uid, basket, true));
  const { key } = valueOf(await previewCheckout(mall.ctx(uid), choice));
  return { ...choice, key, mark: {} };
}

test('fifty submits with one key are one order and one answer', async () => {
  const before = await mall.stock(VALVE.sku);
  const input = await prepared(1, [[VALVE.sku, 2]]);
  const answers = await times(50, () => placeOrder(mall.ctx(1), input));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await mall.count('groupOrder', { uid: 1 })).toBe(1);
  expect(await mall.stock(VALVE.sku)).toMatchObject({ sku: before.sku - 2, product: before.product - 2 });
  await expectOrderAddsUp(mall, valueOf(answers[0]!).order_id);
});

test('one buyer who orders in many tabs has no more unpaid orders than allowed', async () => {
  vi.stubEnv('MALL_UNPAID_MAX', '10');
  const uid = BUYERS;
  const inputs: Awaited<ReturnType<typeof prepared>>[] = [];
  for (let n = 0; n < 20; n += 1) inputs.push(await prepared(uid, [[BOLT.m8, 10]]));
  const answers = await times(20, (at) => placeOrder(mall.ctx(uid), inputs[at]!));
  vi.unstubAllEnvs();
  expect(tally(answers.map(codeOf))).toEqual({ ok: 10, 'order.too_many_unpaid': 10 });
  expect(await mall.count('groupOrder', { uid, status: 'unpaid' })).toBe(10);
});

test('two tabs with keys of their own cannot order the same lines twice', async () => {
  const choice = choiceOf(await putIntoCart(mall, 2, [[VALVE.sku, 1]]));
  const keys = await times(20, async () => valueOf(await previewCheckout(mall.ctx(2), choice)).key);
  const answers = await times(20, (at) => placeOrder(mall.ctx(2), { ...choice, key: keys[at]!, mark: {} }));
  const counts = tally(answers.map(codeOf));
  expect(counts['ok']).toBe(1);
  expect(Object.keys(counts).every((code) => ['ok', 'checkout.busy', 'cart.line_gone'].includes(code))).toBe(
    true,
  );
  expect(await mall.count('groupOrder', { uid: 2 })).toBe(1);
});

test('two hundred buyers, one piece: one order, stock 0', async () => {
  await setStock(VALVE.sku, BUYERS);
  const inputs = await times(BUYERS, (at) => prepared(at + 1, [[VALVE.sku, 1]]));
  await setStock(VALVE.sku, 1);
  const started = Date.now();
  const answers = await times(BUYERS, (at) => placeOrder(mall.ctx(at + 1), inputs[at]!));
  expect(Date.now() - started).toBeLessThan(30_000);
  expect(tally(answers.map(codeOf))).toEqual({ ok: 1, 'stock.short': BUYERS - 1 });
  expect(await mall.stock(VALVE.sku)).toMatchObject({ sku: 0, product: 0 });
});

test('cancelling, the timer and two payments at once: one outcome, stock to match', async () => {
  const outcomes: string[] = [];
  for (let round = 0; round < 20; round += 1) {
    await setStock(VALVE.sku, 10);
    const group = await order(mall, 3, [[VALVE.sku, 4]]);
    await mall.change('groupOrder', { groupOrderId: group }, (t) => ({ closesAt: t.createdAt }));
    const pay = () => tryPay(mall, group);
    const acts = [
      pay,
      () => cancelOrder(mall.ctx(3), { id: group }),
      pay,
      () => closeUnpaid(mall.system, { groupOrderId: group }),
    ];
    // Start each round with another act, so that each may win.
    const turned = acts.map((_, at) => acts[(at + round) % acts.length]!);
    await Promise.all(turned.map((act) => act()));
    const [row] = await mall.read('groupOrder', { groupOrderId: group }, ['status']);
    const stores = await mall.read('storeOrder', { groupOrderId: group }, ['status']);
    const isPaid = row!.status === 'paid';
    expect(stores).toEqual([{ status: isPaid ? 'to_ship' : 'cancelled' }]);
    expect(await mall.stock(VALVE.sku)).toMatchObject({ sku: isPaid ? 6 : 10, product: isPaid ? 6 : 10 });
    const orderId = await mall.list('storeOrder', { groupOrderId: group }, 'orderId');
    expect(await mall.count('orderLog', { orderId })).toBe(2);
    outcomes.push(row!.status);
  }
  expect(new Set(outcomes)).toEqual(new Set(['paid', 'cancelled']));
});

test('carts that share goods in opposite order never deadlock', async () => {
  await setStock(BOLT.m8, 100_000);
  await setStock(BOLT.m10, 100_000);
  await setStock(VALVE.sku, 100_000);
  const forward: Basket = [
    [BOLT.m8, 10],
    [BOLT.m10, 10],
    [VALVE.sku, 1],
  ];
  const inputs = await times(60, (at) =>
    prepared((at % BUYERS) + 1, at % 2 === 0 ? forward : forward.toReversed()),
  );
  const placed = await times(
    60,
    async (at) => valueOf(await placeOrder(mall.ctx((at % BUYERS) + 1), inputs[at]!)).order_id,
  );
  await times(60, async (at) => {
    const group = placed[at]!;
    if (at % 3 === 0) return void valueOf(await cancelOrder(mall.ctx((at % BUYERS) + 1), { id: group }));
    await pay(mall, group);
  });
  expect(await mall.stock(VALVE.sku)).toMatchObject({ sku: 100_000 - 40, product: 100_000 - 40 });
  expect(await mall.stock(BOLT.m8)).toMatchObject({ sku: 100_000 - 400, product: 200_000 - 800 });
});

test('two clicks that add the same SKU cannot lose each other', async () => {
  await times(20, () => putIntoCart(mall, 9, [[BOLT.m8, 10]]));
  expect(await mall.read('cartLine', { uid: 9, isDirect: false }, ['quantity'])).toEqual([{ quantity: 200 }]);
});

test('a store calls a ride off while its rider accepts it: each is done or refused in words', async () => {
  await mall.add('storeDelivery', [
    { merId: NORTH, hours: '8:00-18:00', hoursEn: '8-18', zones: [{ prefix: '1304', fee: 3000 }] },
  ]);
  const store = mall.merchant(NORTH);
  const rider = { ...store, actor: { ...store.actor, roles: ['clerk' as const], clerkOf: [NORTH] } };
  for (let round = 0; round < 20; round += 1) {
    const id = await paidOrder(mall, 1, [[BOLT.m8, 10]], { city: [NORTH] });
    const called = valueOf(await callRider(store, { id }));
    const [cancelled, accepted] = await Promise.all([
      cancelRide(store, { id }),
      ride(rider, { id: called.delivery_id, event: 'accept' }),
    ]);
    expect(codeOf(cancelled)).toBeUndefined();
    expect([undefined, 'delivery.wrong_state']).toContain(codeOf(accepted));
  }
});
