// Paying with points: what they take off, and that a cancelled order gives exactly these back.
import { afterAll, expect, test } from 'vitest';
import { checkoutApi } from '#lib/contracts/checkout.ts';
import { orderApi } from '#lib/contracts/order.ts';
import { pointsApi } from '#lib/contracts/points.ts';
import { ledgerInvariant } from '#lib/domain/trade/ledger/index.ts';
import { closeUnpaid } from '#lib/domain/trade/order/index.ts';
import { placeOrder, previewCheckout } from '#lib/domain/trade/checkout/index.ts';
import { givePoints } from '#lib/domain/trade/points/index.ts';
import { minutes } from '#lib/kernel/clock.ts';
import { BOLT, openTradeMall, VALVE } from '../../support/trade-mall.ts';
import {
  choiceOf,
  codeOf,
  expectOrderAddsUp,
  order,
  putIntoCart,
  valueOf,
} from '../../support/trade-steps.ts';

const mall = await openTradeMall({ buyers: 6 });
afterAll(() => mall.close());

const give = (uid: number, points: number) =>
  givePoints(mall.system, { uid, points, kind: 'points_gift', targetId: `gift-${uid}` });
const pointsOf = async (uid: number) => valueOf(await (await mall.login(uid))(pointsApi.info));

test('points pay a fifth of the goods, are taken with the order and come back when it is cancelled', async () => {
  await give(1, 20_000);
  const call = await mall.login(1);
  const cart_id = await putIntoCart(mall, 1, [[VALVE.sku, 2]]);
  const plain = valueOf(await call(checkoutApi.preview, { cart_id }));
  expect(plain).toMatchObject({
    openIntegral: true,
    integral: 20_000,
    usable_integral: 10_000,
    usable_integral_price: '100.00',
    order_total_integral: 0,
  });
  const shown = valueOf(await call(checkoutApi.preview, { cart_id, use_integral: true }));
  expect(shown).toMatchObject({ order_total_integral: 10_000, order_total_integral_price: '100.00' });
  expect(Number(shown.order_price)).toBe(Number(plain.order_price) - 100);

  const placed = valueOf(await call(checkoutApi.create, { cart_id, use_integral: true, key: shown.key }));
  expect(placed.pay_price).toBe(shown.order_price);
  expect(await pointsOf(1)).toMatchObject({ integral: 10_000, deduction_integral: 10_000 });
  await expectOrderAddsUp(mall, placed.order_id);

  valueOf(await call(orderApi.cancel, { id: placed.order_id }));
  expect(await pointsOf(1)).toMatchObject({ integral: 20_000, deduction_integral: 0 });
  const { list } = valueOf(await call(pointsApi.list, {}));
  expect(list.map((row) => [row.kind, row.title, row.pm, row.number])).toEqual([
    ['return', '取消订单退回', 1, 10_000],
    ['spend', '下单抵扣', 0, 10_000],
    ['gift', '平台赠送', 1, 20_000],
  ]);
  expect(list[0]!.mark).toMatch(/^DD/);
});

test('an order that nobody pays gives its points back once, however often it is closed', async () => {
  await give(2, 3000);
  const group = await order(mall, 2, [[VALVE.sku, 1]], { use_integral: true });
  expect(await pointsOf(2)).toMatchObject({ integral: 0 });
  mall.clock.advance(minutes(31));
  await closeUnpaid(mall.system, { groupOrderId: group });
  await closeUnpaid(mall.system, { groupOrderId: group });
  expect(await pointsOf(2)).toMatchObject({ integral: 3000 });
});

test('points that are fewer than the cap pay a part of the last line, and never freight', async () => {
  await give(3, 3333);
  const cart_id = await putIntoCart(mall, 3, [
    [BOLT.m8, 10],
    [VALVE.sku, 1],
  ]);
  const shown = valueOf(await previewCheckout(mall.ctx(3), choiceOf(cart_id, { use_integral: true })));
  // The bolts (100.00) take 20.00, the valve the rest: 13.33 of its 50.00.
  expect(shown).toMatchObject({ order_total_integral: 3333, order_total_integral_price: '33.33' });
  expect(Number(shown.order_price)).toBeCloseTo(
    Number(shown.total_price) + Number(shown.order_total_postage) - 33.33,
    2,
  );
});

test('points that were spent in another tab refuse the order instead of a debt', async () => {
  await give(4, 5000);
  const tab = async () => {
    const choice = choiceOf(await putIntoCart(mall, 4, [[VALVE.sku, 1]], true), { use_integral: true });
    const { key } = valueOf(await previewCheckout(mall.ctx(4), choice));
    return () => placeOrder(mall.ctx(4), { ...choice, key, mark: {} });
  };
  const [first, second] = [await tab(), await tab()];
  valueOf(await first());
  expect(codeOf(await second())).toBe('checkout.price_changed');
  expect(await pointsOf(4)).toMatchObject({ integral: 0 });
});

test('a store that takes no points, and goods that take none, leave the box empty', async () => {
  await give(5, 5000);
  const cart_id = await putIntoCart(mall, 5, [[VALVE.sku, 1]]);
  const usable = async () =>
    valueOf(await previewCheckout(mall.ctx(5), choiceOf(cart_id, { use_integral: true }))).usable_integral;
  expect(await usable()).toBe(5000);
  await mall.change('product', { productId: VALVE.product }, { pointsRate: 0 });
  expect(await usable()).toBe(0);
  await mall.change('product', { productId: VALVE.product }, { pointsRate: 100 });
  expect(await usable()).toBe(2500);
  await mall.change('merchant', { merId: 2 }, { pointsRate: 0 });
  expect(await usable()).toBe(0);
  await mall.change('merchant', { merId: 2 }, { pointsRate: 200 });
  await mall.change('product', { productId: VALVE.product }, { pointsRate: -1 });
});

test('the books of points balance, and hold no fen', async () => {
  expect(await ledgerInvariant(mall.services)).toEqual({
    entriesSum: 0,
    unbalancedTransfers: 0,
    accountsOff: 0,
  });
  const accounts = await mall.read('ledgerAccount');
  const ofPoints = new Set(
    accounts.filter(({ kind }) => kind.startsWith('points')).map(({ accountId }) => accountId),
  );
  const transfers = Map.groupBy(await mall.read('ledgerEntry'), ({ transferId }) => transferId);
  const mixed = [...transfers.values()].filter(
    (entries) => new Set(entries.map(({ accountId }) => ofPoints.has(accountId))).size > 1,
  );
  expect(mixed).toEqual([]);
});
