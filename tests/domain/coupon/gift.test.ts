// Coupons that orders bring: once, for what was paid, and taken back unused with a refund.
import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { couponApi } from '#lib/contracts/coupon.ts';
import { paymentApi } from '#lib/contracts/payment.ts';
import { refundApi } from '#lib/contracts/refund.ts';
import { profileApi } from '#lib/contracts/profile.ts';
import { payOrder } from '#lib/domain/trade/payment/index.ts';
import { welcomeBuyer } from '#lib/domain/trade/coupon/index.ts';
import { minutes } from '#lib/kernel/clock.ts';
import { apply, fund, linesOf } from '../refund/refund-steps.ts';
import { leftOf, openCoupon, shownCoupons } from './coupons.ts';
import { BOLT, NORTH, openTradeMall, SOUTH, VALVE } from '../../support/trade-mall.ts';
import { order, valueOf, type Basket } from '../../support/trade-steps.ts';

const mall = await openTradeMall({ buyers: 20 });
afterAll(() => mall.close());
beforeEach(async () => {
  mall.clock.advance(minutes(2));
  await mall.change('coupon', {}, { status: 'closed' });
});

let buyers = 0;
async function newBuyer(): Promise<number> {
  buyers += 1;
  await fund(mall, buyers);
  return buyers;
}
async function buy(uid: number, basket: Basket): Promise<string> {
  const group = await order(mall, uid, basket, {
    use_coupon: { 0: [], [NORTH]: [], [SOUTH]: [] },
  });
  valueOf(await payOrder(mall.ctx(uid), { group_id: group, type: 'balance' }));
  return group;
}
const couponsOf = async (uid: number): Promise<number[]> =>
  (await shownCoupons(mall, uid, 1)).map((row) => row.coupon_id).toSorted((a, b) => a - b);
const shownAfter = async (uid: number, group: string) =>
  valueOf(await (await mall.login(uid))(paymentApi.status, { group_id: group })).give_coupon;
const noticesOf = (uid: number) =>
  mall.read('notice', (t) => and(eq(t.uid, uid), like(t.kind, 'coupon%')), ['kind', 'params'], {
    by: ['createdAt', 'kind'],
  });
async function refund(uid: number, group: string, merId: number, num?: number): Promise<void> {
  const buyer = await mall.login(uid);
  const [row] = await mall.read('storeOrder', { groupOrderId: group, merId }, { id: 'orderId' });
  const [line] = await linesOf(mall, row!.id);
  const asked = valueOf(await apply(mall, buyer, row!.id, { num: num ?? line!.quantity }));
  valueOf(await (await mall.login(900 + merId))(refundApi.agree, { id: asked.refund_order_id }));
}

test('an order that reaches the amount brings its coupon, which the result shows and a notice tells', async () => {
  const id = await openCoupon(mall, { sendType: 'spend_reward', giveFrom: 50_000, title: '满赠' });
  const poor = await newBuyer();
  const rich = await newBuyer();
  const small = await buy(poor, [[VALVE.sku, 1]]);
  const large = await buy(rich, [[VALVE.sku, 2]]);
  expect(await couponsOf(poor)).toEqual([]);
  expect(await shownAfter(poor, small)).toEqual([]);
  expect(await couponsOf(rich)).toEqual([id]);
  expect(await shownAfter(rich, large)).toEqual([{ coupon_id: id, title: '满赠' }]);
  expect(await noticesOf(rich)).toMatchObject([{ kind: 'coupon.given', params: { number: '1' } }]);
  expect(await leftOf(mall, id)).toBe(99);
});

test('every order brings one, and the amount counts what was paid at the owner’s', async () => {
  const ofStore = await openCoupon(mall, {
    kind: 'store',
    merId: SOUTH,
    sendType: 'spend_reward',
    giveFrom: 50_000,
  });
  const uid = await newBuyer();
  await buy(uid, [
    [VALVE.sku, 1],
    [BOLT.m8, 100],
  ]);
  expect(await couponsOf(uid)).toEqual([]);
  await buy(uid, [[VALVE.sku, 2]]);
  await buy(uid, [[VALVE.sku, 2]]);
  expect(await couponsOf(uid)).toEqual([ofStore, ofStore]);
});

test('a gift comes with its goods, or with any goods of its store', async () => {
  const withValve = await openCoupon(mall, {
    kind: 'store',
    merId: SOUTH,
    sendType: 'gift',
    giveFor: [VALVE.product],
  });
  const withAny = await openCoupon(mall, { kind: 'store', merId: NORTH, sendType: 'gift' });
  const [one, two] = [await newBuyer(), await newBuyer()];
  await buy(one, [[VALVE.sku, 1]]);
  await buy(two, [[BOLT.m8, 10]]);
  expect(await couponsOf(one)).toEqual([withValve]);
  expect(await couponsOf(two)).toEqual([withAny]);
});

test('the first order brings its coupon, the second does not; a store counts its own orders', async () => {
  const ofMall = await openCoupon(mall, { sendType: 'first_order' });
  const ofNorth = await openCoupon(mall, { kind: 'store', merId: NORTH, sendType: 'first_order' });
  const uid = await newBuyer();
  await buy(uid, [[VALVE.sku, 1]]);
  expect(await couponsOf(uid)).toEqual([ofMall]);
  await buy(uid, [[VALVE.sku, 1]]);
  expect(await couponsOf(uid)).toEqual([ofMall]);
  await buy(uid, [[BOLT.m8, 10]]);
  expect(await couponsOf(uid)).toEqual([ofMall, ofNorth]);
});

test('what is all taken, closed or not begun is brought by nobody, and cannot be claimed', async () => {
  const spend = { sendType: 'spend_reward' } as const;
  const last = await openCoupon(mall, { ...spend, totalCount: 1, remainCount: 1 });
  await openCoupon(mall, { ...spend, status: 'closed' });
  await openCoupon(mall, { ...spend, receiveFrom: new Date(mall.clock.now().getTime() + 1) });
  const [one, two] = [await newBuyer(), await newBuyer()];
  await buy(one, [[VALVE.sku, 1]]);
  await buy(two, [[VALVE.sku, 1]]);
  expect(await couponsOf(one)).toEqual([last]);
  expect(await couponsOf(two)).toEqual([]);
  const claim = await (await mall.login(two))(couponApi.receive, { id: last });
  expect(claim).toMatchObject({ ok: false, failure: { code: 'coupon.not_found' } });
});

test('a refund takes an unused one back as soon as the rest would not have brought it, and says so', async () => {
  await openCoupon(mall, { sendType: 'spend_reward', giveFrom: 50_000 });
  const uid = await newBuyer();
  const group = await buy(uid, [[VALVE.sku, 3]]);
  await refund(uid, group, SOUTH, 1);
  expect(await couponsOf(uid)).toHaveLength(1);
  await refund(uid, group, SOUTH, 1);
  expect(await couponsOf(uid)).toEqual([]);
  expect(await shownAfter(uid, group)).toEqual([]);
  expect(await shownCoupons(mall, uid, 0)).toMatchObject([
    { status: 2, is_withdrawn: true, is_returned: false },
  ]);
  expect((await noticesOf(uid)).map((row) => row.kind)).toEqual(['coupon.given', 'coupon.withdrawn']);
  expect(valueOf(await (await mall.login(uid))(profileApi.me)).total_coupon).toBe(0);
});

test('one that was used stays used, and the coupons of other orders stay', async () => {
  const id = await openCoupon(mall, { sendType: 'gift', threshold: 0 });
  const uid = await newBuyer();
  const first = await buy(uid, [[VALVE.sku, 1]]);
  const [gift] = await mall.read('couponUser', { givenFor: first }, { id: 'couponUserId' });
  const second = await order(mall, uid, [[VALVE.sku, 1]], { use_coupon: { 0: [gift!.id] } });
  valueOf(await payOrder(mall.ctx(uid), { group_id: second, type: 'balance' }));
  await refund(uid, first, SOUTH);
  const states = await mall.read(
    'couponUser',
    { couponId: id, uid },
    { status: 'status', given_for: 'givenFor' },
    { by: ['createdAt', 'givenFor'] },
  );
  expect(states.find((row) => row.given_for === first)?.status).toBe('used');
  expect(states.find((row) => row.given_for === second)?.status).toBe('unused');
});

test('a store names the amount and the goods that bring its coupon, its own only', async () => {
  const store = await mall.login(900 + SOUTH);
  const template = {
    title: '买阀门送券',
    type: 0,
    send_type: 3,
    coupon_price: '10',
    use_min_price: '100',
    coupon_type: 0,
    coupon_time: 30,
    total_count: 10,
    give_from: '200.00',
  };
  const foreign = await store(couponApi.storeCreate, { ...template, give_for: [BOLT.product] });
  expect(foreign).toMatchObject({ ok: false, failure: { code: 'coupon.targets' } });
  const made = valueOf(await store(couponApi.storeCreate, { ...template, give_for: [VALVE.product] }));
  valueOf(await store(couponApi.storeOpen, { ids: [made.coupon_id] }));
  const uid = await newBuyer();
  await buy(uid, [[VALVE.sku, 1]]);
  expect(await couponsOf(uid)).toEqual([made.coupon_id]);
});

test('members of a company that was verified get the coupons for members once', async () => {
  const id = await openCoupon(mall, { sendType: 'member' });
  const uid = await newBuyer();
  for (let copy = 0; copy < 2; copy += 1) await welcomeBuyer(mall.system, { uid, as: 'member' });
  expect(await couponsOf(uid)).toEqual([id]);
});
