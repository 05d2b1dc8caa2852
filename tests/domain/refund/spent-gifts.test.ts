// What an order gave (coupons, points) and was spent is taken from its refund, and shown before the buyer agrees.
import { afterAll, beforeEach, expect, test } from 'vitest';
import { orderApi } from '#lib/contracts/order.ts';
import { paymentApi } from '#lib/contracts/payment.ts';
import { refundApi } from '#lib/contracts/refund.ts';
import { givePoints, releasePoints } from '#lib/domain/trade/points/index.ts';
import { days } from '#lib/kernel/clock.ts';
import { openCoupon, shownCoupons } from '../coupon/coupons.ts';
import { apply, balanceOf, expectBooksInOrder, fund, linesOf, receive, ship } from './refund-steps.ts';
import { NORTH, openTradeMall, SOUTH, VALVE } from '../../support/trade-mall.ts';
import { order, valueOf } from '../../support/trade-steps.ts';

let uid = 0;
const mall = await openTradeMall({ buyers: 10 });
afterAll(async () => {
  await expectBooksInOrder(mall);
  await mall.close();
});
beforeEach(async () => {
  uid += 1;
  await fund(mall, uid);
  await mall.change('coupon', {}, { status: 'closed' });
});

const NONE = { 0: [], [NORTH]: [], [SOUTH]: [] };
async function buy(quantity: number, coupons: Record<number, string[]> = NONE, use_integral = false) {
  const group = await order(mall, uid, [[VALVE.sku, quantity]], { use_coupon: coupons, use_integral });
  valueOf(await (await mall.login(uid))(paymentApi.pay, { group_id: group, type: 'balance' }));
  const [row] = await mall.read('storeOrder', { groupOrderId: group }, { id: 'orderId' });
  return { group, id: row!.id };
}
const giftOf = async (group: string): Promise<string> =>
  (await mall.first('couponUser', { givenFor: group }, { id: 'couponUserId' })).id;
const offer = async (id: string, num: number) => {
  const [line] = await linesOf(mall, id);
  const call = await mall.login(uid);
  return valueOf(await call(refundApi.product, { id, ids: line!.order_line_id, type: 'single', num }));
};
async function refund(id: string, num: number) {
  const buyer = await mall.login(uid);
  const asked = valueOf(await apply(mall, buyer, id, { num }));
  valueOf(await (await mall.login(900 + SOUTH))(refundApi.agree, { id: asked.refund_order_id }));
  return valueOf(await buyer(refundApi.detail, { id: asked.refund_order_id }));
}
const money = () => balanceOf(mall, 'buyer_balance', uid);

test('a coupon that an order gave and another used goes off the refund, to the platform that had paid for it', async () => {
  await openCoupon(mall, { sendType: 'gift', value: 3000, threshold: 10_000 });
  const first = await buy(1);
  await mall.change('coupon', {}, { status: 'closed' });
  const gift = await giftOf(first.group);
  expect(await offer(first.id, 1)).toMatchObject({ total_refund_price: '270.00', gift_price: '0.00' });
  await buy(1, { ...NONE, 0: [gift] });
  expect(await offer(first.id, 1)).toMatchObject({ gift_price: '30.00', back_price: '240.00' });
  const [before, given] = [await money(), await balanceOf(mall, 'platform_coupon', 0)];
  expect(await refund(first.id, 1)).toMatchObject({ refund_price: '240.00', gift_price: '30.00' });
  expect((await money()) - before).toBe(24_000);
  expect((await balanceOf(mall, 'platform_coupon', 0)) - given).toBe(3000);
});

test('one that was paid for like this is the buyer’s own: it comes back with its order and is charged once', async () => {
  await openCoupon(mall, { kind: 'store', merId: SOUTH, sendType: 'gift', value: 3000, threshold: 10_000 });
  const first = await buy(2);
  await mall.change('coupon', {}, { status: 'closed' });
  const second = await buy(1, { ...NONE, [SOUTH]: [await giftOf(first.group)] });
  const free = await balanceOf(mall, 'merchant_free', SOUTH);
  expect((await refund(first.id, 1)).gift_price).toBe('0.00');
  expect((await refund(first.id, 1)).gift_price).toBe('30.00');
  expect((await balanceOf(mall, 'merchant_free', SOUTH)) - free).toBe(3000);
  expect((await refund(second.id, 1)).gift_price).toBe('0.00');
  expect(await shownCoupons(mall, uid, 1)).toMatchObject([{ is_returned: true }]);
});

test('points that an order gave and that are spent go off its refund in money', async () => {
  const first = await buy(1);
  await ship(mall, first.id, SOUTH);
  await receive(mall, uid, first.id);
  mall.clock.advance(days(14));
  await mall.change('pointsGrant', { orderId: first.id }, { releaseAt: mall.clock.now() });
  await releasePoints(mall.system, { orderId: first.id });
  expect(await balanceOf(mall, 'points_free', uid)).toBe(270);
  await givePoints(mall.system, { uid, points: 30, kind: 'points_gift', targetId: `g${uid}` });
  await buy(1, NONE, true);
  expect(await balanceOf(mall, 'points_free', uid)).toBe(0);
  // Shipped goods give 250.00 back, of which 250 of the 270 points were for.
  expect(await offer(first.id, 1)).toMatchObject({ gift_price: '2.50', back_price: '247.50' });
  const before = await money();
  expect(await refund(first.id, 1)).toMatchObject({ refund_price: '247.50', integral_taken: 0 });
  expect((await money()) - before).toBe(24_750);
});

test('a gift is never taken twice, and never more than the refund has', async () => {
  await openCoupon(mall, { sendType: 'gift', value: 3000, threshold: 10_000, giveFrom: 40_000 });
  const first = await buy(2);
  await mall.change('coupon', {}, { status: 'closed' });
  await buy(1, { ...NONE, 0: [await giftOf(first.group)] });
  const buyer = await mall.login(uid);
  const small = valueOf(await apply(mall, buyer, first.id, { num: 1, refund_price: '10.00' }));
  const store = await mall.login(900 + SOUTH);
  valueOf(await store(refundApi.agree, { id: small.refund_order_id }));
  const rest = await refund(first.id, 1);
  const part = valueOf(await buyer(refundApi.detail, { id: small.refund_order_id }));
  expect(Number(part.gift_price) + Number(rest.gift_price)).toBe(30);
  expect(Number(part.refund_price)).toBeGreaterThanOrEqual(0);
  expect(valueOf(await buyer(orderApi.detail, { id: first.id })).status).toBe('refunded');
});
