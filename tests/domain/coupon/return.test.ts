// When a coupon comes back: with an order that was never paid, and with one that is wholly refunded.
import { afterAll, expect, test } from 'vitest';
import { couponClaimFlow, couponFlow, returnCoupons } from '#lib/domain/trade/coupon/index.ts';
import { cancelOrder, closeUnpaid } from '#lib/domain/trade/order/index.ts';
import { days, hours } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { claimed, openCoupon, shownCoupons, stateOf } from './coupons.ts';
import { BOLT, NORTH, openTradeMall, VALVE } from '../../support/trade-mall.ts';
import { order, pay, valueOf, type Basket } from '../../support/trade-steps.ts';

const mall = await openTradeMall({ buyers: 8 });
afterAll(() => mall.close());

const BOTH: Basket = [
  [BOLT.m8, 100],
  [VALVE.sku, 1],
];

async function bothCoupons(uid: number): Promise<{ store: string; general: string }> {
  const store = await openCoupon(mall, { kind: 'store', merId: NORTH });
  return {
    store: await claimed(mall, uid, store),
    general: await claimed(mall, uid, await openCoupon(mall, { validDays: 2 })),
  };
}
const ordersOf = (group: string) =>
  mall.read('storeOrder', { groupOrderId: group }, { id: 'orderId', mer: 'merId' }, { by: 'merId' });
const refund = async (orderId: string): Promise<void> => {
  await mall.services.database.tx(async () => {
    await mall.change('storeOrder', { orderId }, { status: 'refunded' });
    await returnCoupons(mall.system, { orderId });
  });
};

test('cancelling an unpaid order gives its coupons back, once', async () => {
  const { store, general } = await bothCoupons(1);
  const group = await order(mall, 1, BOTH);
  expect([await stateOf(mall, store), await stateOf(mall, general)]).toEqual(['used', 'used']);
  valueOf(await cancelOrder(mall.ctx(1), { id: group }));
  expect([await stateOf(mall, store), await stateOf(mall, general)]).toEqual(['unused', 'unused']);
  expect(await shownCoupons(mall, 1, 1)).toMatchObject([{ is_returned: true }, { is_returned: true }]);
  const again = await order(mall, 1, BOTH);
  expect(await stateOf(mall, store)).toBe('used');
  expect(await cancelOrder(mall.ctx(1), { id: group })).toMatchObject({ ok: false });
  expect(await stateOf(mall, store)).toBe('used');
  expect(again).not.toBe(group);
});

test('a coupon that ended meanwhile comes back as expired', async () => {
  const { store, general } = await bothCoupons(2);
  const group = await order(mall, 2, BOTH);
  await mall.change('groupOrder', { groupOrderId: group }, { closesAt: mall.clock.now() });
  mall.clock.advance(days(2) + hours(1));
  await closeUnpaid(mall.system, { groupOrderId: group });
  expect([await stateOf(mall, store), await stateOf(mall, general)]).toEqual(['unused', 'expired']);
});

test('the store’s coupon returns with its store, the platform’s only with the last store of the group', async () => {
  const { store, general } = await bothCoupons(3);
  const group = await order(mall, 3, BOTH);
  await pay(mall, group);
  const [north, south] = await ordersOf(group);
  await refund(south!.id);
  expect([await stateOf(mall, store), await stateOf(mall, general)]).toEqual(['used', 'used']);
  await refund(north!.id);
  expect([await stateOf(mall, store), await stateOf(mall, general)]).toEqual(['unused', 'unused']);
});

test('a parcel that was split off keeps the coupon until it is refunded too', async () => {
  const { store, general } = await bothCoupons(4);
  const group = await order(mall, 4, [[BOLT.m8, 100]]);
  await pay(mall, group);
  const [whole] = await ordersOf(group);
  const part = newId(mall.clock.now());
  const row = await mall.first('storeOrder', { orderId: whole!.id });
  await mall.add('storeOrder', {
    orderId: part,
    orderSn: `${row.orderSn}P`,
    groupOrderId: row.groupOrderId,
    uid: row.uid,
    merId: row.merId,
    status: 'to_receive',
    totalPrice: 0,
    freight: 0,
    payPrice: 0,
    totalNum: 1,
    parentOrderId: row.orderId,
    createdAt: row.createdAt,
  });
  await refund(whole!.id);
  expect([await stateOf(mall, store), await stateOf(mall, general)]).toEqual(['used', 'used']);
  await refund(part);
  expect([await stateOf(mall, store), await stateOf(mall, general)]).toEqual(['unused', 'unused']);
});

test('both tables lead from their start to an end', () => {
  expect(couponFlow.next('draft', 'open')).toBe('open');
  expect(couponFlow.next('open', 'close')).toBe('closed');
  expect(couponFlow.next('draft', 'close')).toBeUndefined();
  expect(couponClaimFlow.next('unused', 'use')).toBe('used');
  expect(couponClaimFlow.next('expired', 'use')).toBeUndefined();
  expect(couponClaimFlow.next('used', 'give_back_late')).toBe('expired');
});
