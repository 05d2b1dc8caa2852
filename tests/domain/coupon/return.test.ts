// When a coupon comes back: with an order that was never paid, and with one that is wholly refunded.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { couponClaimFlow, couponFlow, returnCoupons } from '#lib/domain/trade/coupon/index.ts';
import { cancelOrder, closeUnpaid } from '#lib/domain/trade/order/index.ts';
import { days, hours } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { claimed, openCoupon, shownCoupons, stateOf } from './coupons.ts';
import { BOLT, NORTH, openTradeMall, VALVE, type TradeMall } from '../../support/trade-mall.ts';
import { order, pay, valueOf, type Basket } from '../../support/trade-steps.ts';

let mall: TradeMall;
beforeAll(async () => {
  mall = await openTradeMall({ buyers: 8 });
});
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
  mall.rows<{ id: string; mer: number }>(
    'select order_id id, mer_id mer from store_order where group_order_id = $1 order by mer_id',
    group,
  );
const refund = async (orderId: string): Promise<void> => {
  await mall.services.database.tx(async () => {
    await mall.rows(`update store_order set status = 'refunded' where order_id = $1`, orderId);
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
  await mall.rows('update group_order set closes_at = $2 where group_order_id = $1', group, mall.clock.now());
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
  await mall.rows(
    `insert into store_order (order_id, order_sn, group_order_id, uid, mer_id, status, total_price, freight, pay_price, total_num, parent_order_id, created_at)
     select $2, order_sn || 'P', group_order_id, uid, mer_id, 'to_receive', 0, 0, 0, 1, order_id, created_at from store_order where order_id = $1`,
    whole!.id,
    part,
  );
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
