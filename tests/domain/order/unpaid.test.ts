// An order that waits for its payment: cancelled by the buyer, by the clock, or made cheaper by the store.
import { afterAll, expect, test } from 'vitest';
import {
  cancelOrder,
  changePrice,
  closeUnpaid,
  readGroup,
  remindUnpaid,
  sweepOrders,
} from '#lib/domain/trade/order/index.ts';
import { minutes } from '#lib/kernel/clock.ts';
import { BOLT, NORTH, openTradeMall, SOUTH, VALVE } from '../../support/trade-mall.ts';
import { codeOf, expectOrderAddsUp, order, pay, tryPay, valueOf } from '../../support/trade-steps.ts';

const mall = await openTradeMall();
afterAll(() => mall.close());

const statesOf = async (group: string) => [
  ...(await mall.list('groupOrder', { groupOrderId: group }, 'status')),
  ...(await mall.list('storeOrder', { groupOrderId: group }, 'status')),
];
const storeOrderOf = async (group: string, merId: number): Promise<string> => {
  const rows = await mall.read('storeOrder', { groupOrderId: group, merId }, { order_id: 'orderId' });
  return rows[0]!.order_id;
};

test('cancelling brings the stock back, once', async () => {
  const before = [await mall.stock(BOLT.m8), await mall.stock(VALVE.sku)];
  const group = await order(mall, 1, [
    [BOLT.m8, 20],
    [VALVE.sku, 1],
  ]);
  expect(codeOf(await cancelOrder(mall.ctx(2), { id: group }))).toBe('order.not_found');
  valueOf(await cancelOrder(mall.ctx(1), { id: group }));
  expect(codeOf(await cancelOrder(mall.ctx(1), { id: group }))).toBe('order.cancelled');
  expect(await statesOf(group)).toEqual(['cancelled', 'cancelled', 'cancelled']);
  expect([await mall.stock(BOLT.m8), await mall.stock(VALVE.sku)]).toEqual(before);
  expect(codeOf(await tryPay(mall, group, 'cashier'))).toBe('order.cancelled');
});

test('a paid order is not cancelled, and not paid twice', async () => {
  const group = await order(mall, 1, [[VALVE.sku, 1]]);
  await pay(mall, group);
  expect(codeOf(await cancelOrder(mall.ctx(1), { id: group }))).toBe('order.wrong_state');
  expect(codeOf(await tryPay(mall, group, 'cashier'))).toBe('order.wrong_state');
  expect(await mall.stock(VALVE.sku)).toEqual({ sku: 49, product: 49, sales: 1 });
  expect(await mall.read('merchant', { merId: SOUTH }, ['sales'])).toEqual([{ sales: 1 }]);
});

test('after half an hour the clock cancels; earlier it only comes back', async () => {
  const group = await order(mall, 2, [[VALVE.sku, 2]]);
  mall.jobs.length = 0;
  mall.clock.advance(minutes(29));
  await closeUnpaid(mall.system, { groupOrderId: group });
  expect(await statesOf(group)).toEqual(['unpaid', 'unpaid']);
  expect(mall.jobs).toMatchObject([
    { name: 'order.close_unpaid', at: new Date(mall.clock.now().getTime() + minutes(1)) },
  ]);
  mall.clock.advance(minutes(1));
  await closeUnpaid(mall.system, { groupOrderId: group });
  await closeUnpaid(mall.system, { groupOrderId: group });
  expect(await statesOf(group)).toEqual(['cancelled', 'cancelled']);
  expect(await mall.stock(VALVE.sku)).toMatchObject({ sku: 49, product: 49 });
  expect(await mall.read('groupOrder', { groupOrderId: group }, { cancel_reason: 'cancelReason' })).toEqual([
    { cancel_reason: 'time_out' },
  ]);
});

test('a lost timer is made up for by the sweep', async () => {
  const late = await order(mall, 2, [[VALVE.sku, 1]]);
  const paid = await order(mall, 3, [[VALVE.sku, 1]]);
  await pay(mall, paid);
  mall.clock.advance(minutes(31));
  await sweepOrders(mall.system);
  expect(await statesOf(late)).toEqual(['cancelled', 'cancelled']);
  expect(await statesOf(paid)).toEqual(['paid', 'to_ship']);
});

test('the reminder goes to who waits for the goods, while there is time, and plans the closing', async () => {
  const group = await order(mall, 4, [[VALVE.sku, 1]]);
  mall.clock.advance(minutes(10));
  mall.jobs.length = 0;
  await remindUnpaid(mall.system, { groupOrderId: group });
  expect(mall.jobs).toMatchObject([
    {
      name: 'order.close_unpaid',
      payload: { groupOrderId: group },
      at: new Date(mall.clock.now().getTime() + minutes(20)),
    },
    {
      name: 'sms.send',
      payload: { phone: '13900000004', template: 'order.unpaid', params: { minutes: '20' } },
    },
  ]);
  await pay(mall, group);
  mall.jobs.length = 0;
  await remindUnpaid(mall.system, { groupOrderId: group });
  expect(mall.jobs).toEqual([]);
});

test('the store lowers goods and freight, and every sum still adds up', async () => {
  const group = await order(mall, 1, [
    [BOLT.m8, 50],
    [BOLT.m10, 50],
    [VALVE.sku, 1],
  ]);
  const id = await storeOrderOf(group, NORTH);
  const change = (goods_price: string, freight: string, merId = NORTH) =>
    changePrice(mall.merchant(merId), { id, goods_price, freight });
  expect(codeOf(await change('700.00', '0', SOUTH))).toBe('order.not_found');
  expect(codeOf(await change('800.01', '12.00'))).toBe('order.price_raised');
  expect(codeOf(await change('800.00', '12.01'))).toBe('order.price_raised');
  const view = valueOf(await change('699.99', '5.5'));
  expect(view).toMatchObject({ pay_price: '705.49', postage_price: '5.50', total_price: '800.00' });
  await expectOrderAddsUp(mall, group);
  expect(valueOf(await readGroup(mall.ctx(1), { id: group }))).toMatchObject({
    pay_price: '975.49',
    coupon_price: '100.01',
    pay_postage: '25.50',
  });
  valueOf(await change('0', '0'));
  await expectOrderAddsUp(mall, group);
  await pay(mall, group);
  expect(codeOf(await change('0', '0'))).toBe('order.wrong_state');
});
