// A phone that is shown with its middle covered is not found out by searching for one number after the other.
import { afterAll, expect, test } from 'vitest';
import type { Call } from '#lib/call/call.ts';
import { customerApi } from '#lib/contracts/customer.ts';
import { changeFeedApi } from '#lib/contracts/change-feed.ts';
import { orderDeskApi } from '#lib/contracts/order-desk.ts';
import { oversightApi } from '#lib/contracts/oversight.ts';
import { paymentDeskApi } from '#lib/contracts/payment-desk.ts';
import { refundApi } from '#lib/contracts/refund.ts';
import { userRole } from '#lib/db/schema.ts';
import { bought, fund } from '../../domain/refund/refund-steps.ts';
import { openTradeMall, SOUTH, VALVE } from '../../support/trade-mall.ts';
import { order, paidOrder, pay, valueOf } from '../../support/trade-steps.ts';

const mall = await openTradeMall();
const store = await mall.login(900 + SOUTH);
afterAll(() => mall.close());

const ordersFound = async (keyword: string) =>
  valueOf(await store(orderDeskApi.list, { keyword })).list.map((row) => row.phone);

test('an order that is not paid is found by what is shown of its phone, whatever the middle is guessed to be', async () => {
  const group = await order(mall, 1, [[VALVE.sku, 1]]);
  const { phone } = (await mall.first('groupOrder', { groupOrderId: group })).address;
  const covered = phone.replace(/^(...).*(....)$/, '$1****$2');
  const guess = (middle: string) => phone.slice(0, 3) + middle + phone.slice(-4);
  const wrong = phone.slice(3, 7) === '1234' ? '4321' : '1234';
  expect(await ordersFound(phone)).toEqual([covered]);
  expect(await ordersFound(guess(wrong))).toEqual([covered]);
  expect(await ordersFound(phone.slice(-4))).toEqual([covered]);
  expect(await ordersFound('19' + phone.slice(2))).toEqual([]);
  await pay(mall, group);
  expect(await ordersFound(phone)).toEqual([phone]);
  expect(await ordersFound(guess(wrong))).toEqual([]);
});

test('nor is a customer’s', async () => {
  const customersFound = async (keyword: string) =>
    valueOf(await store(customerApi.list, { keyword })).list.map((row) => row.phone);
  expect(await customersFound('13900000001')).toEqual(['139****0001']);
  expect(await customersFound('13912340001')).toEqual(['139****0001']);
  expect(await customersFound('13912340009')).toEqual([]);
});

test('whoever keeps the books of a store alone reads no phone: in lists, records, feeds and tables, and by searching', async () => {
  const { db } = mall.services.database;
  await db.insert(userRole).values({ uid: 3, role: 'merchant', merId: SOUTH, storeRoles: ['finance'] });
  await db.insert(userRole).values({ uid: 4, role: 'merchant', merId: SOUTH, storeRoles: ['warehouse'] });
  const [finance, warehouse] = [await mall.login(3), await mall.login(4)];
  const id = await paidOrder(mall, 2, [[VALVE.sku, 1]]);
  const groupOrderId = await mall.list('storeOrder', { orderId: id }, 'groupOrderId');
  const { phone } = (await mall.first('groupOrder', { groupOrderId })).address;
  const buyer = await mall.login(2);
  const lines = await mall.list('orderLine', { orderId: id }, 'orderLineId');
  valueOf(
    await buyer(refundApi.apply, {
      id,
      type: 'batch',
      refund_type: 'money',
      ids: lines,
      refund_message: 'quality',
    }),
  );
  const [asked] = await mall.change('refundOrder', { orderId: id }, { senderPhone: phone });
  const refund = asked!.refundOrderId;
  /** All answers about the order and its refund that a member of the store can get, a table included. */
  const readBy = async (call: Call): Promise<string> => {
    const table = valueOf(await call(orderDeskApi.table, { format: 'csv' }));
    return JSON.stringify([
      valueOf(await call(orderDeskApi.list, {})),
      valueOf(await call(orderDeskApi.list, { keyword: phone.slice(-4) })),
      valueOf(await call(orderDeskApi.detail, { id })),
      valueOf(await call(refundApi.storeList, { tab: 'all' })),
      valueOf(await call(refundApi.storeDetail, { id: refund })),
      valueOf(await call(changeFeedApi.orders, {})),
      valueOf(await call(changeFeedApi.refunds, {})),
      await (await mall.app.request(table.url)).text(),
    ]);
  };
  expect((await readBy(warehouse)).split(phone).length).toBeGreaterThan(8);
  const told = await readBy(finance);
  expect(told).not.toContain(phone);
  expect(told.split(phone.replace(/^(...).*(....)$/, '$1****$2')).length).toBeGreaterThan(8);

  const guess = phone.slice(0, 3) + (phone.slice(3, 7) === '1234' ? '4321' : '1234') + phone.slice(-4);
  for (const keyword of [phone, guess]) {
    expect(valueOf(await finance(orderDeskApi.list, { keyword })).list).not.toEqual([]);
    expect(valueOf(await finance(refundApi.storeList, { tab: 'all', keyword })).list).not.toEqual([]);
  }
  expect(valueOf(await warehouse(orderDeskApi.list, { keyword: guess })).list).toEqual([]);
  expect(valueOf(await warehouse(refundApi.storeList, { tab: 'all', keyword: guess })).list).toEqual([]);
});

test('nor does the platform find one out by searching payments, orders and members', async () => {
  const PLATFORM = 902;
  await mall.add('userRole', {
    uid: PLATFORM,
    role: 'platform',
    platformRoles: ['finance', 'service', 'risk'],
  });
  const desk = await mall.login(PLATFORM);
  await fund(mall, 1);
  await bought(mall, 1, [[VALVE.sku, 1]]);
  const { phone } = await mall.first('user', { uid: 1 });
  const covered = phone.replace(/^(...).*(....)$/, '$1****$2');
  const guess = `${phone.slice(0, 3)}9876${phone.slice(-4)}`;
  const lists = {
    payments: async (keyword: string) =>
      valueOf(await desk(paymentDeskApi.list, { keyword })).list.map((row) => row.buyer.phone),
    orders: async (keyword: string) =>
      valueOf(await desk(oversightApi.orders, { keyword })).list.map((row) => row.buyer.phone),
    members: async (keyword: string) =>
      valueOf(await desk(oversightApi.members, { keyword })).list.map((row) => row.phone),
  };
  for (const [name, read] of Object.entries(lists)) {
    const found = await read(phone);
    expect(found, name).toContain(covered);
    expect(await read(guess), name).toEqual(found);
    expect(await read(phone.slice(-4)), name).toContain(covered);
    expect(await read(phone.slice(0, 5)), name).toEqual([]);
    expect(await read(phone.slice(2, 8)), name).toEqual([]);
  }
});
