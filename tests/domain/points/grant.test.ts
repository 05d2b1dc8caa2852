// Points that a purchase brings: locked at payment, free after the refund window, taken back with a refund.
import { afterAll, expect, test } from 'vitest';
import { pointsApi } from '#lib/contracts/points.ts';
import { profileApi } from '#lib/contracts/profile.ts';
import { ledgerInvariant } from '#lib/domain/trade/ledger/index.ts';
import { orderById, receiveOrder, shipOrder } from '#lib/domain/trade/order/index.ts';
import {
  expirePoints,
  givePoints,
  refundPoints,
  releasePoints,
  sweepPoints,
} from '#lib/domain/trade/points/index.ts';
import { days } from '#lib/kernel/clock.ts';
import { GAUGE, openTradeMall, SOUTH, VALVE } from '../../support/trade-mall.ts';
import { paidOrder, valueOf } from '../../support/trade-steps.ts';
import { NOW } from '../../support/mall.ts';

const mall = await openTradeMall({ buyers: 8 });
afterAll(() => mall.close());

const pointsOf = async (uid: number) => valueOf(await (await mall.login(uid))(pointsApi.info));
const orderOf = async (id: string) => (await orderById(mall.services.database.db, id))!;

async function received(uid: number, skuId = VALVE.sku, merId = SOUTH, quantity = 2): Promise<string> {
  const id = await paidOrder(mall, uid, [[skuId, quantity]]);
  const parcel = { id, courier: 'sf', tracking_no: 'SF1', note: '', confirm: false };
  valueOf(await shipOrder(mall.merchant(merId), parcel));
  valueOf(await receiveOrder(mall.ctx(uid), { id }));
  return id;
}

test('points rest from the payment on and are free fifteen days after the receipt, once', async () => {
  const id = await received(1);
  const earned = (await orderOf(id)).pointsEarned;
  expect(earned).toBeGreaterThan(400);
  expect(await pointsOf(1)).toMatchObject({ integral: 0, lock_integral: earned, total_gain_integral: 0 });
  const job = mall.jobs.find((sent) => sent.name === 'points.release');
  expect(job?.at?.getTime()).toBe(mall.clock.now().getTime() + days(15));

  mall.clock.advance(days(15) - 1);
  await releasePoints(mall.system, { orderId: id });
  expect(await pointsOf(1)).toMatchObject({ integral: 0, lock_integral: earned });
  mall.clock.advance(1);
  await sweepPoints(mall.system);
  await releasePoints(mall.system, { orderId: id });
  expect(await pointsOf(1)).toMatchObject({
    integral: earned,
    lock_integral: 0,
    total_gain_integral: earned,
  });
  const resting = valueOf(await (await mall.login(1))(pointsApi.list, { type: 3 })).list;
  expect(resting.map((row) => [row.kind, row.pm])).toEqual([
    ['freed', 0],
    ['earn', 1],
  ]);
  const { list } = valueOf(await (await mall.login(1))(profileApi.notices, {}));
  expect(list[0]).toMatchObject({
    kind: 'points.free',
    params: { points: String(earned) },
    link: '/user/integral',
  });
});

test('an order with an open refund keeps its points until that is decided', async () => {
  const id = await received(2);
  await mall.change('orderLine', { orderId: id }, { refundState: 'refunding' });
  mall.clock.advance(days(15));
  await releasePoints(mall.system, { orderId: id });
  expect(await pointsOf(2)).toMatchObject({ integral: 0 });
  await mall.change('orderLine', { orderId: id }, { refundState: 'none' });
  mall.clock.advance(days(1));
  await releasePoints(mall.system, { orderId: id });
  expect((await pointsOf(2)).integral).toBe((await orderOf(id)).pointsEarned);
});

test('a refund gives used points back and takes given ones by the share of the money', async () => {
  await givePoints(mall.system, { uid: 3, points: 5000, kind: 'points_gift', targetId: 'gift-3' });
  const id = await paidOrder(mall, 3, [[GAUGE.sku, 2]], { use_integral: true });
  const row = await orderOf(id);
  const before = await pointsOf(3);
  const half = Math.floor(row.payPrice / 2);
  const moved = await refundPoints(mall.system, { refundId: 'r1', order: row, points: 100, amount: half });
  expect(moved).toMatchObject({ returned: 100, taken: Math.floor((row.pointsEarned * half) / row.payPrice) });
  expect(await pointsOf(3)).toMatchObject({
    integral: before.integral + 100,
    lock_integral: before.lock_integral - moved.taken,
  });
  const rest = row.payPrice - half;
  await refundPoints(mall.system, { refundId: 'r2', order: row, points: row.pointsUsed - 100, amount: rest });
  expect(await pointsOf(3)).toMatchObject({ integral: 5000, lock_integral: 0, deduction_integral: 0 });
});

test('given points that were spent are not asked for: the account never falls below zero', async () => {
  const id = await received(4);
  mall.clock.advance(days(15));
  await releasePoints(mall.system, { orderId: id });
  const row = await orderOf(id);
  await paidOrder(mall, 4, [[VALVE.sku, 1]], { use_integral: true });
  expect((await pointsOf(4)).integral).toBe(0);
  const moved = await refundPoints(mall.system, {
    refundId: 'r4',
    order: row,
    points: 0,
    amount: row.payPrice,
  });
  expect(moved).toMatchObject({ returned: 0, taken: 0 });
  expect((await pointsOf(4)).integral).toBe(0);
});

test('points of a year end with the next one, the oldest being spent first', async () => {
  mall.clock.set(NOW);
  await givePoints(mall.system, { uid: 5, points: 1000, kind: 'points_gift', targetId: 'old' });
  mall.clock.set('2027-03-01T10:00+08:00');
  await givePoints(mall.system, { uid: 5, points: 4500, kind: 'points_gift', targetId: 'new' });
  expect((await pointsOf(5)).clear).toEqual({
    status: true,
    next_clear_day: '2027-12-31',
    next_clear_integral: 1000,
  });
  await mall.change('product', { productId: VALVE.product }, { pointsRate: 10 });
  await paidOrder(mall, 5, [[VALVE.sku, 1]], { use_integral: true });
  await mall.change('product', { productId: VALVE.product }, { pointsRate: -1 });
  expect((await pointsOf(5)).clear.next_clear_integral).toBe(750);

  mall.clock.set('2027-12-31T23:59+08:00');
  await expirePoints(mall.system);
  expect((await pointsOf(5)).integral).toBe(5250);
  mall.clock.set('2028-01-01T00:00+08:00');
  await expirePoints(mall.system);
  await expirePoints(mall.system);
  expect((await pointsOf(5)).integral).toBe(4500);
});

test('a parcel that is split off takes its share of the points along', async () => {
  mall.clock.set(NOW);
  const id = await paidOrder(mall, 6, [[VALVE.sku, 2]]);
  const whole = (await orderOf(id)).pointsEarned;
  const { orderLineId } = await mall.first('orderLine', { orderId: id });
  const lines = [{ order_product_id: orderLineId, num: 1 }];
  const parcel = { courier: 'sf', tracking_no: 'SF2', note: '', confirm: false };
  const sent = valueOf(await shipOrder(mall.merchant(SOUTH), { id, ...parcel, lines }));
  valueOf(await shipOrder(mall.merchant(SOUTH), { id, ...parcel }));
  for (const each of [id, sent.order_id]) valueOf(await receiveOrder(mall.ctx(6), { id: each }));
  mall.clock.advance(days(15));
  await sweepPoints(mall.system);
  expect(await pointsOf(6)).toMatchObject({ integral: whole, lock_integral: 0 });
});

test('after all this the books balance', async () => {
  expect(await ledgerInvariant(mall.services)).toEqual({
    entriesSum: 0,
    unbalancedTransfers: 0,
    accountsOff: 0,
  });
});
