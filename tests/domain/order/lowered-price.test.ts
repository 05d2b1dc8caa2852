// A store lowers the price of an unpaid order in which coupons and points were used.
import { afterAll, expect, test } from 'vitest';
import { checkoutApi } from '#lib/contracts/checkout.ts';
import { orderApi } from '#lib/contracts/order.ts';
import { paymentApi } from '#lib/contracts/payment.ts';
import { pointsApi } from '#lib/contracts/points.ts';
import { givePoints } from '#lib/domain/trade/points/index.ts';
import { claimed, openCoupon, stateOf } from '../coupon/coupons.ts';
import { balanceOf, fund } from '../refund/refund-steps.ts';
import { BOLT, NORTH, openTradeMall, SOUTH, VALVE } from '../../support/trade-mall.ts';
import { codeOf, expectOrderAddsUp, order, putIntoCart, valueOf } from '../../support/trade-steps.ts';

let uid = 0;
const mall = await openTradeMall({ buyers: 20 });
afterAll(() => mall.close());

const buyer = async (): Promise<number> => {
  uid += 1;
  await fund(mall, uid);
  return uid;
};
const storeOrders = (group: string) =>
  mall.read(
    'storeOrder',
    { groupOrderId: group },
    { id: 'orderId', mer: 'merId', platform: 'platformDiscount', pay: 'payPrice', store: 'storeDiscount' },
    { by: 'merId' },
  );
async function lower(group: string, merId: number, goods_price: string, freight = '0') {
  const row = (await storeOrders(group)).find(({ mer }) => mer === merId);
  const store = await mall.login(900 + merId);
  return store(orderApi.reprice, { id: row!.id, goods_price, freight });
}
const payIt = async (who: number, group: string) =>
  valueOf(await (await mall.login(who))(paymentApi.pay, { group_id: group, type: 'balance' }));
const shownTo = async (who: number, group: string) =>
  valueOf(await (await mall.login(who))(orderApi.group, { id: group }));

test('a platform coupon ends where the lowered price is below its threshold: the platform gives nothing', async () => {
  const who = await buyer();
  const coupon = await claimed(mall, who, await openCoupon(mall, { value: 20_000, threshold: 500_000 }));
  const group = await order(mall, who, [[VALVE.sku, 21]], { use_coupon: { 0: [coupon] } });
  const platformBefore = await balanceOf(mall, 'platform_coupon', 0);
  const storeBefore = await balanceOf(mall, 'merchant_frozen', SOUTH);
  valueOf(await lower(group, SOUTH, '0.01'));
  expect(await shownTo(who, group)).toMatchObject({ pay_price: '0.01' });
  expect(await stateOf(mall, coupon)).toBe('unused');
  await payIt(who, group);
  expect(await balanceOf(mall, 'platform_coupon', 0)).toBe(platformBefore);
  expect(await balanceOf(mall, 'merchant_frozen', SOUTH)).toBe(storeBefore + 1);
  await expectOrderAddsUp(mall, group);
});

test('as long as the lowered price reaches the threshold, the coupon stays as it is', async () => {
  const who = await buyer();
  const coupon = await claimed(mall, who, await openCoupon(mall, { value: 5000, threshold: 50_000 }));
  const group = await order(mall, who, [[VALVE.sku, 4]], { use_coupon: { 0: [coupon] } });
  // 1000.00 less 50.00; at 450.00 the goods cost 500.00 before the coupon.
  valueOf(await lower(group, SOUTH, '450.00'));
  expect(await storeOrders(group)).toMatchObject([{ platform: 5000, pay: 45_000 }]);
  valueOf(await lower(group, SOUTH, '449.99'));
  expect(await storeOrders(group)).toMatchObject([{ platform: 0, pay: 44_999 }]);
  expect(await stateOf(mall, coupon)).toBe('unused');
  await expectOrderAddsUp(mall, group);
});

test('coupons of the store end by themselves at their own thresholds, also over several changes', async () => {
  const who = await buyer();
  const template = { merId: NORTH, value: 1000 };
  const product = await claimed(
    mall,
    who,
    await openCoupon(mall, { ...template, kind: 'product', targetIds: [BOLT.product], threshold: 60_000 }),
  );
  const store = await claimed(
    mall,
    who,
    await openCoupon(mall, { ...template, kind: 'store', threshold: 40_000 }),
  );
  const group = await order(mall, who, [
    [BOLT.m8, 50],
    [BOLT.m10, 50],
  ]);
  expect(await storeOrders(group)).toMatchObject([{ store: 2000, pay: 78_000 + 1200 }]);
  valueOf(await lower(group, NORTH, '600.00', '12.00'));
  expect([await stateOf(mall, product), await stateOf(mall, store)]).toEqual(['used', 'used']);
  // 579.99 and both coupons are 599.99: below the product coupon's 600.00.
  valueOf(await lower(group, NORTH, '579.99', '12.00'));
  expect([await stateOf(mall, product), await stateOf(mall, store)]).toEqual(['unused', 'used']);
  valueOf(await lower(group, NORTH, '390.00', '12.00'));
  expect(await stateOf(mall, store)).toBe('used');
  valueOf(await lower(group, NORTH, '389.99', '12.00'));
  expect(await stateOf(mall, store)).toBe('unused');
  await expectOrderAddsUp(mall, group);
});

test('goods of another store cost without the coupon then, and never so that the buyer pays more in all', async () => {
  const who = await buyer();
  const coupon = await claimed(mall, who, await openCoupon(mall, { value: 10_000, threshold: 100_000 }));
  const group = await order(
    mall,
    who,
    [
      [BOLT.m8, 100],
      [VALVE.sku, 1],
    ],
    { use_coupon: { 0: [coupon], [NORTH]: [], [SOUTH]: [] } },
  );
  const [north, south] = await storeOrders(group);
  expect(north!.platform + south!.platform).toBe(10_000);
  const before = north!.pay + south!.pay;
  // North's goods cost 800.00 of 1050.00; 50.01 less ends the coupon, of which south's goods had 23.80.
  const little = await lower(group, NORTH, ((north!.pay - 1200 - 1) / 100).toFixed(2), '12.00');
  expect(codeOf(little)).toBeUndefined();
  valueOf(await lower(group, NORTH, '600.00', '12.00'));
  const [n, s] = await storeOrders(group);
  expect([n!.platform, s!.platform, n!.pay]).toEqual([0, 0, 61_200]);
  expect(s!.pay).toBe(south!.pay + south!.platform);
  expect(n!.pay + s!.pay).toBeLessThan(before);
  expect(await stateOf(mall, coupon)).toBe('unused');
  await expectOrderAddsUp(mall, group);
});

test('a change that would end the coupon and make the whole dearer is refused', async () => {
  const who = await buyer();
  const coupon = await claimed(mall, who, await openCoupon(mall, { value: 10_000, threshold: 105_000 }));
  const group = await order(
    mall,
    who,
    [
      [BOLT.m8, 100],
      [VALVE.sku, 1],
    ],
    { use_coupon: { 0: [coupon], [NORTH]: [], [SOUTH]: [] } },
  );
  const [north] = await storeOrders(group);
  const price = ((north!.pay - 1200 - 1) / 100).toFixed(2);
  expect(codeOf(await lower(group, NORTH, price, '12.00'))).toBe('order.price_coupon');
  expect(await stateOf(mall, coupon)).toBe('used');
  await expectOrderAddsUp(mall, group);
});

test('points above their part of the lowered price go back to the buyer', async () => {
  const who = await buyer();
  await givePoints(mall.system, { uid: who, points: 20_000, kind: 'points_gift', targetId: `p${who}` });
  const call = await mall.login(who);
  const cart_id = await putIntoCart(mall, who, [[VALVE.sku, 1]], true);
  const choice = { cart_id, takes: [], use_integral: true };
  const { key } = valueOf(await call(checkoutApi.preview, choice));
  const { order_id } = valueOf(await call(checkoutApi.create, { ...choice, key }));
  const left = async () => valueOf(await call(pointsApi.info)).integral;
  expect(await left()).toBe(15_000);
  valueOf(await lower(order_id, SOUTH, '100.00'));
  // Of 150.00 points pay a fifth, 30.00; the store has named what is paid.
  expect(await left()).toBe(17_000);
  expect(await shownTo(who, order_id)).toMatchObject({ pay_price: '100.00', integral_price: '30.00' });
  await expectOrderAddsUp(mall, order_id);
  valueOf(await call(orderApi.cancel, { id: order_id }));
  expect(await left()).toBe(20_000);
});

test('points that a lowered price gives back to the buyer do not hold the platform’s coupon', async () => {
  const who = await buyer();
  await givePoints(mall.system, { uid: who, points: 50_000, kind: 'points_gift', targetId: `p${who}` });
  const coupon = await claimed(mall, who, await openCoupon(mall, { value: 2000, threshold: 20_000 }));
  const group = await order(mall, who, [[VALVE.sku, 1]], {
    use_integral: true,
    use_coupon: { 0: [coupon] },
  });
  const [before] = await storeOrders(group);
  const [points] = await mall.read('groupOrder', { groupOrderId: group }, { fen: 'pointsPrice' });
  expect(before!.platform).toBe(2000);
  // With the points that were used the price is at the threshold; with those that it still allows it is not.
  const price = ((20_000 - 2000 - points!.fen) / 100).toFixed(2);
  valueOf(await lower(group, SOUTH, price));
  expect(await storeOrders(group)).toMatchObject([{ platform: 0, pay: 18_000 - points!.fen }]);
  expect(await stateOf(mall, coupon)).toBe('unused');
  await expectOrderAddsUp(mall, group);
});
