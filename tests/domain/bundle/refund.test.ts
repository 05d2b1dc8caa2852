import { afterAll, beforeEach, expect, test } from 'vitest';
import { refundApi, type RefundReason } from '#lib/contracts/refund.ts';
import { payOrder } from '#lib/domain/trade/payment/index.ts';
import { freshMorning } from '../../support/activity/sales.ts';
import { openSet, orderSets } from '../../support/activity/sets.ts';
import { callOver } from '../../support/http-call.ts';
import { serveMall } from '../../support/serve-mall.ts';
import { BOLT, GAUGE, openTradeMall } from '../../support/trade-mall.ts';
import { valueOf } from '../../support/trade-steps.ts';
import { balanceOf, expectBooksInOrder, fund, linesOf, statusOf } from '../refund/refund-steps.ts';

const mall = await openTradeMall();
const server = await serveMall(mall);
beforeEach(async () => {
  await freshMorning(mall);
  await fund(mall, 1);
});
afterAll(async () => {
  await server.close();
  await mall.close();
});

/** Three sets of four, paid; answers the store order. */
async function boughtSets(): Promise<string> {
  const id = await openSet(mall, { limited: 4, perBuyer: 3 });
  const group = await orderSets(mall, 1, id, 3);
  valueOf(await payOrder(mall.ctx(1), { group_id: group, type: 'balance' }));
  return (await mall.first('storeOrder', {}, { order_id: 'orderId' })).order_id;
}

async function refund(
  orderId: string,
  lines: number[],
  num?: number,
  reason: RefundReason = 'other',
): Promise<string> {
  const buyer = callOver(server.url, await mall.token(1));
  const merchant = callOver(server.url, await mall.token(901));
  const all = await linesOf(mall, orderId);
  const ids = lines.map((at) => all[at]!.order_line_id);
  const type = lines.length > 1 ? 'batch' : 'single';
  const some = num === undefined ? {} : { num };
  const wish = { id: orderId, type, ...some } as const;
  const offer = valueOf(
    await buyer(refundApi.product, { ...wish, ids: ids.join(','), refund_message: reason }),
  );
  const { refund_order_id: id } = valueOf(
    await buyer(refundApi.apply, { ...wish, refund_type: 'money', ids, refund_message: reason }),
  );
  valueOf(await merchant(refundApi.agree, { id }));
  const { refund_price } = valueOf(await buyer(refundApi.detail, { id }));
  expect(offer.total_refund_price).toBe(refund_price);
  return offer.repriced_price;
}

const sum = async (id: string): Promise<number> =>
  (await linesOf(mall, id)).reduce((total, line) => total + Number(line.refunded_price), 0);
const left = async () => (await mall.first('bundle', {}, ['stock'])).stock;
const share = async () => (await mall.first('activityBuyer', {}, ['bought'])).bought;

test('a part of a set gives back what its line paid, its goods return, the sets stay taken', async () => {
  const id = await boughtSets();
  const before = await balanceOf(mall, 'buyer_balance', 1);
  // One of three gauges, at the set's 50.00 and not at the normal 60.00; the store is to blame.
  expect(await refund(id, [1], 1, 'quality')).toBe('0.00');
  const [, gauges] = await linesOf(mall, id);
  expect(Number(gauges!.refunded_price)).toBe(5000);
  expect((await balanceOf(mall, 'buyer_balance', 1)) - before).toBe(5000 + Number(gauges!.refunded_freight));
  expect(await mall.stock(GAUGE.sku)).toMatchObject({ sku: 18 });
  expect([await left(), await share()]).toEqual([1, 3]);
  await expectBooksInOrder(mall);
});

test('what is left over of a set costs what it costs outside, until the set is back or whole again', async () => {
  const id = await boughtSets();
  const paid = (await linesOf(mall, id)).map((line) => Number(line.pay_price));
  // Of the third set five bolts stay: 10.00 each outside, 7.00 in the set.
  expect(await refund(id, [1], 1)).toBe('15.00');
  expect(Number((await linesOf(mall, id))[1]!.refunded_price)).toBe(3500);
  // Two of them bring six of it back; nine are kept for the three that stay.
  expect(await refund(id, [0], 2)).toBe('0.00');
  expect(Number((await linesOf(mall, id))[0]!.refunded_price)).toBe(1400 + 600);
  // Without the three, two whole sets stay, and everything that was kept has come back.
  await refund(id, [0], 3);
  expect(await sum(id)).toBe(5000 + 3500);
  await refund(id, [0, 1]);
  expect(await sum(id)).toBe(paid[0]! + paid[1]!);
  await expectBooksInOrder(mall);
});

test('sets that come back whole are sold again, and the buyer may have them again', async () => {
  const id = await boughtSets();
  await refund(id, [0, 1]);
  expect(await statusOf(mall, id)).toBe('refunded');
  expect([await left(), await share()]).toEqual([4, 0]);
  expect(await mall.stock(BOLT.m8)).toMatchObject({ sku: 2000 });
  const lines = await linesOf(mall, id);
  expect(lines.map((line) => line.refunded_price)).toEqual(lines.map((line) => line.pay_price));
  await expectBooksInOrder(mall);
});
