// A phone that is shown with its middle covered is not found out by searching for one number after the other.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '#lib/call/call.ts';
import { customerApi } from '#lib/contracts/customer.ts';
import { orderDeskApi } from '#lib/contracts/order-desk.ts';
import { openTradeMall, SOUTH, VALVE, type TradeMall } from '../../support/trade-mall.ts';
import { order, pay, valueOf } from '../../support/trade-steps.ts';

let mall: TradeMall;
let store: Call;
beforeAll(async () => {
  mall = await openTradeMall();
  store = await mall.login(900 + SOUTH);
});
afterAll(() => mall.close());

const ordersFound = async (keyword: string) =>
  valueOf(await store(orderDeskApi.list, { keyword })).list.map((row) => row.phone);

test('an order that is not paid is found by what is shown of its phone, whatever the middle is guessed to be', async () => {
  const group = await order(mall, 1, [[VALVE.sku, 1]]);
  const [{ phone } = { phone: '' }] = await mall.rows<{ phone: string }>(
    `select address->>'phone' phone from group_order where group_order_id = $1`,
    group,
  );
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
