// Coupons on a real PostgreSQL, many requests at the same moment: the last one goes to one, and is used by one order.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { couponApi } from '#lib/contracts/coupon.ts';
import { placeOrder, previewCheckout } from '#lib/domain/trade/checkout/index.ts';
import { receiveCoupon, returnCoupons } from '#lib/domain/trade/coupon/index.ts';
import { cancelOrder } from '#lib/domain/trade/order/index.ts';
import { takeNotice } from '#lib/domain/trade/payment/index.ts';
import { payment } from '#lib/db/schema.ts';
import { newId } from '#lib/kernel/ids.ts';
import { claimed, leftOf, openCoupon, stateOf } from '../domain/coupon/coupons.ts';
import { freshDatabase, type FreshDatabase } from '../support/fresh-database.ts';
import { BOLT, openTradeMall, VALVE, type TradeMall } from '../support/trade-mall.ts';
import { choiceOf, codeOf, order, pay, putIntoCart, valueOf } from '../support/trade-steps.ts';
import { tally, times } from './at-once.ts';

const BUYERS = 200;
let database: FreshDatabase;
let mall: TradeMall;
beforeAll(async () => {
  database = await freshDatabase();
  mall = await openTradeMall({ url: database.url, buyers: BUYERS });
  await mall.change('sku', {}, { stock: 100000 });
  await mall.change('product', {}, { stock: 200000 });
});
afterAll(async () => {
  await mall.close();
  await database.drop();
});

test('two hundred buyers, one coupon left: one gets it', async () => {
  const id = await openCoupon(mall, { totalCount: 1, remainCount: 1 });
  const answers = await times(BUYERS, (at) => receiveCoupon(mall.ctx(at + 1), { id }));
  expect(tally(answers.map(codeOf))).toEqual({ ok: 1, 'coupon.gone': BUYERS - 1 });
  expect(await leftOf(mall, id)).toBe(0);
  expect(await mall.count('couponUser', { couponId: id })).toBe(1);
});

test('one buyer who claims fifty times at once has one, and one is counted', async () => {
  const call = await mall.login(7);
  for (const key of [undefined, 'one-and-the-same-wish']) {
    const id = await openCoupon(mall, { totalCount: 100, remainCount: 100 });
    const answers = await times(50, () => call(couponApi.receive, { id, key }));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(valueOf(answers[0]!).coupon_user_id).toHaveLength(26);
    expect(await leftOf(mall, id)).toBe(99);
    expect(await mall.count('couponUser', { couponId: id })).toBe(1);
  }
});

test('fifty different wishes of one buyer for one coupon: one is granted', async () => {
  const id = await openCoupon(mall, { totalCount: 100, remainCount: 100 });
  const answers = await times(50, (at) => receiveCoupon(mall.ctx(8), { id, key: `wish-number-${at}` }));
  expect(tally(answers.map(codeOf))).toEqual({ ok: 1, 'coupon.received': 49 });
  expect(await leftOf(mall, id)).toBe(99);
});

test('two hundred buyers, fifty coupons left: fifty get one', async () => {
  const id = await openCoupon(mall, { totalCount: 50, remainCount: 50 });
  const answers = await times(BUYERS, (at) => receiveCoupon(mall.ctx(at + 1), { id }));
  expect(tally(answers.map(codeOf))).toEqual({ ok: 50, 'coupon.gone': BUYERS - 50 });
  expect(await leftOf(mall, id)).toBe(0);
});

test('one coupon in fifty orders at once is used by one of them', async () => {
  const claimId = await claimed(mall, 9, await openCoupon(mall));
  const inputs = await times(50, async () => {
    const choice = choiceOf(await putIntoCart(mall, 9, [[BOLT.m8, 100]], true), {
      use_coupon: { 0: [claimId] },
    });
    const { key } = valueOf(await previewCheckout(mall.ctx(9), choice));
    return { ...choice, key, mark: {} };
  });
  const before = await mall.stock(BOLT.m8);
  const answers = await times(50, (at) => placeOrder(mall.ctx(9), inputs[at]!));
  expect(tally(answers.map(codeOf))).toEqual({ ok: 1, 'coupon.unusable': 49 });
  expect(await mall.count('groupOrder', { uid: 9 })).toBe(1);
  expect(await mall.stock(BOLT.m8)).toMatchObject({ sku: before.sku - 100 });
  const placed = answers.find((answer) => answer.ok)!;
  expect(await mall.read('couponUser', { couponUserId: claimId }, { id: 'groupOrderId' })).toEqual([
    { id: valueOf(placed).order_id },
  ]);
});

test('cancelling twenty times at once gives the coupon back once', async () => {
  const claimId = await claimed(mall, 11, await openCoupon(mall));
  const group = await order(mall, 11, [[BOLT.m8, 100]]);
  const answers = await times(20, () => cancelOrder(mall.ctx(11), { id: group }));
  expect(tally(answers.map(codeOf))).toEqual({ ok: 1, 'order.cancelled': 19 });
  expect(await stateOf(mall, claimId)).toBe('unused');
});

test('both stores of a group refunded at the same moment: the platform’s coupon comes back', async () => {
  for (let round = 0; round < 5; round += 1) {
    const uid = 20 + round;
    const claimId = await claimed(mall, uid, await openCoupon(mall));
    const group = await order(mall, uid, [
      [BOLT.m8, 100],
      [VALVE.sku, 1],
    ]);
    await pay(mall, group);
    const orders = await mall.read('storeOrder', { groupOrderId: group }, { id: 'orderId' });
    await times(orders.length, (at) =>
      mall.services.database.tx(async () => {
        await mall.change('storeOrder', { orderId: orders[at]!.id }, { status: 'refunded' });
        await returnCoupons(mall.system, { orderId: orders[at]!.id });
      }),
    );
    expect(await stateOf(mall, claimId)).toBe('unused');
  }
});

/** Orders of as many buyers with a payment begun at the cashier; answers the notice that each of them will send. */
async function begun(count: number, from: number) {
  const groups = await times(count, (at) => order(mall, from + at, [[BOLT.m8, 100]]));
  const rows = await mall.read(
    'groupOrder',
    { groupOrderId: groups },
    { id: 'groupOrderId', uid: 'uid', amount: 'payPrice' },
  );
  const createdAt = mall.clock.now();
  const open = { purpose: 'order', provider: 'cashier', status: 'pending', createdAt } as const;
  const waiting = rows.map(({ id, uid, amount }) => ({
    ...open,
    paymentId: newId(createdAt),
    outTradeNo: newId(createdAt),
    uid,
    targetId: id,
    amount: Number(amount),
  }));
  await mall.services.database.db.insert(payment).values(waiting);
  return waiting.map(({ outTradeNo, amount, targetId }) => ({
    group: targetId,
    notice: { outTradeNo, amount, status: 'paid', nonce: outTradeNo, merchantNo: 'race' } as const,
  }));
}
const giftsOf = (couponId: number) =>
  mall.read('couponUser', { couponId }, { uid: 'uid', given_for: 'givenFor', status: 'status' });
const GIFT = { sendType: 'spend_reward', giveFrom: 10_000, totalCount: 20, remainCount: 20 } as const;

test('sixty orders are paid at once and told again, twenty coupons left: twenty bring one, once', async () => {
  const id = await openCoupon(mall, GIFT);
  const paid = await begun(60, 40);
  const told = () => times(60, (at) => takeNotice(mall.system, 'cashier', paid[at]!.notice));
  expect(tally(await told())).toEqual({ posted: 60 });
  expect(await leftOf(mall, id)).toBe(0);
  await told();
  const given = await giftsOf(id);
  expect(given).toHaveLength(20);
  expect(new Set(given.map((row) => row.given_for)).size).toBe(20);
  expect(await leftOf(mall, id)).toBe(0);
  await mall.change('coupon', { couponId: id }, { status: 'closed' });
});

test('sixty notices of one order at once, each with a nonce of its own: it brings one coupon', async () => {
  const id = await openCoupon(mall, GIFT);
  const [one] = await begun(1, 120);
  await times(60, (at) => takeNotice(mall.system, 'cashier', { ...one!.notice, nonce: `race-${at}` }));
  expect(await giftsOf(id)).toEqual([{ uid: 120, given_for: one!.group, status: 'unused' }]);
  expect(await leftOf(mall, id)).toBe(19);
  await mall.change('coupon', { couponId: id }, { status: 'closed' });
});

test('ten orders of one new buyer are paid at once: the first order is one of them', async () => {
  const id = await openCoupon(mall, { ...GIFT, sendType: 'first_order' });
  const paid = (await times(10, () => begun(1, 121))).flat();
  await times(10, (at) => takeNotice(mall.system, 'cashier', paid[at]!.notice));
  expect(await giftsOf(id)).toHaveLength(1);
  expect(await leftOf(mall, id)).toBe(19);
});
