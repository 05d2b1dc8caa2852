// The platform finds every payment, by its own numbers or by what it paid, and reads what went back of it.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '#lib/call/call.ts';
import { orderDeskApi } from '#lib/contracts/order-desk.ts';
import { paymentDeskApi, type WatchedPayment } from '#lib/contracts/payment-desk.ts';
import { refundApi } from '#lib/contracts/refund.ts';
import { minutes } from '#lib/kernel/clock.ts';
import { BOLT, openTradeMall, VALVE } from '../../support/trade-mall.ts';
import { codeOf, valueOf } from '../../support/trade-steps.ts';
import { apply, bought, fund } from '../../domain/refund/refund-steps.ts';

const [FINANCE, CONTENT] = [3, 4];
let desk: Call;
let bolts: string;
let valve: string;
let both: WatchedPayment;
let single: WatchedPayment;

const mall = await openTradeMall();
beforeAll(async () => {
  await fund(mall, 1);
  await fund(mall, 2);
  await mall.add('userRole', [
    { uid: FINANCE, role: 'platform', platformRoles: ['finance'] },
    { uid: CONTENT, role: 'platform', platformRoles: ['content'] },
  ]);
  desk = await mall.login(FINANCE);
  [bolts = '', valve = ''] = await bought(mall, 1, [
    [BOLT.m8, 10],
    [VALVE.sku, 1],
  ]);
  mall.clock.advance(minutes(1));
  await bought(mall, 2, [[VALVE.sku, 2]]);
  [single, both] = valueOf(await desk(paymentDeskApi.list, {})).list as [WatchedPayment, WatchedPayment];
});
afterAll(() => mall.close());

const found = async (input: object): Promise<string[]> =>
  valueOf(await desk(paymentDeskApi.list, input)).list.map((row) => row.payment_id);

test('payments of all buyers are listed, the latest first, and found by number, buyer, state and day', async () => {
  expect([single.buyer.nickname, both.buyer.nickname]).toEqual(['buyer2', 'buyer1']);
  expect(both).toMatchObject({ provider: 'balance', purpose: 'order', status: 'paid', refunded: '0.00' });
  expect(both.buyer.phone).toMatch(/^\d{3}\*{4}\d{4}$/);
  const order = valueOf(await (await mall.login(902))(orderDeskApi.detail, { id: valve }));
  for (const keyword of [both.number, both.sn, order.order_sn, 'buyer1'])
    expect(await found({ keyword }), keyword).toEqual([both.payment_id]);
  expect(await found({ buyer: 2 })).toEqual([single.payment_id]);
  expect(await found({ tab: 'pending' })).toEqual([]);
  expect(await found({ provider: 'weixin' })).toEqual([]);
  expect(await found({ purpose: 'order' })).toEqual([single.payment_id, both.payment_id]);
  expect(await found({ to: '2020-01-01' })).toEqual([]);
  const { next } = valueOf(await desk(paymentDeskApi.list, { limit: 1 }));
  expect(await found({ limit: 1, after: next! })).toEqual([both.payment_id]);
  expect(valueOf(await desk(paymentDeskApi.counts)).counts).toMatchObject({ all: 2, paid: 2 });
});

test('one names the orders of each store that it paid, and what went back with the refund it went for', async () => {
  const refund = valueOf(await apply(mall, await mall.login(1), bolts));
  expect(await found({ back: 'some' })).toEqual([]);
  valueOf(await (await mall.login(901))(refundApi.agree, { id: refund.refund_order_id }));
  expect(await found({ back: 'some' })).toEqual([both.payment_id]);
  expect(await found({ back: 'open' })).toEqual([]);
  const read = valueOf(await desk(paymentDeskApi.detail, { id: both.payment_id }));
  expect(read.orders.map((row) => row.order_id).toSorted()).toEqual([bolts, valve].toSorted());
  const [paid] = read.orders.filter((row) => row.order_id === bolts);
  expect(read.refunds).toMatchObject([{ reason: 'refund', status: 'done', amount: paid!.pay_price }]);
  expect(read.refunded).toBe(paid!.pay_price);
  expect(await found({ keyword: read.refunds[0]!.refund_sn })).toEqual([both.payment_id]);
  expect(await found({ keyword: read.refunds[0]!.number })).toEqual([both.payment_id]);
  expect(codeOf(await desk(paymentDeskApi.detail, { id: '0'.repeat(26) }))).toBe('request.not_found');
});

test('who works with texts alone reads none of it', async () => {
  const content = await mall.login(CONTENT);
  for (const asking of [
    content(paymentDeskApi.list, {}),
    content(paymentDeskApi.counts),
    content(paymentDeskApi.detail, { id: both.payment_id }),
  ])
    expect(codeOf(await asking)).toBe('auth.role');
});
