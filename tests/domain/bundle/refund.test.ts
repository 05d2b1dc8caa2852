import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { refundApi } from '#lib/contracts/refund.ts';
import { payOrder } from '#lib/domain/trade/payment/index.ts';
import { freshMorning } from '../../support/activity/sales.ts';
import { openSet, orderSets } from '../../support/activity/sets.ts';
import { BOLT, GAUGE, openTradeMall, type TradeMall } from '../../support/trade-mall.ts';
import { valueOf } from '../../support/trade-steps.ts';
import { balanceOf, expectBooksInOrder, fund, linesOf, statusOf } from '../refund/refund-steps.ts';

let mall: TradeMall;
beforeAll(async () => {
  mall = await openTradeMall();
});
beforeEach(async () => {
  await freshMorning(mall);
  await fund(mall, 1);
});
afterAll(() => mall.close());

/** Three sets of four, paid; answers the store order. */
async function boughtSets(): Promise<string> {
  const id = await openSet(mall, { limited: 4, perBuyer: 3 });
  const group = await orderSets(mall, 1, id, 3);
  valueOf(await payOrder(mall.ctx(1), { group_id: group, type: 'balance' }));
  return (await mall.first('storeOrder', {}, { order_id: 'orderId' })).order_id;
}

async function refund(orderId: string, lines: number[], num?: number): Promise<void> {
  const buyer = await mall.login(1);
  const merchant = await mall.login(901);
  const all = await linesOf(mall, orderId);
  const { refund_order_id: id } = valueOf(
    await buyer(refundApi.apply, {
      id: orderId,
      type: lines.length > 1 ? 'batch' : 'single',
      refund_type: 'money',
      ids: lines.map((at) => all[at]!.order_line_id),
      refund_message: 'other',
      ...(num === undefined ? {} : { num }),
    }),
  );
  valueOf(await merchant(refundApi.agree, { id }));
}

const left = async () => (await mall.first('bundle', {}, ['stock'])).stock;
const share = async () => (await mall.first('activityBuyer', {}, ['bought'])).bought;

test('a part of a set gives back what its line paid, its goods return, the sets stay taken', async () => {
  const id = await boughtSets();
  const before = await balanceOf(mall, 'buyer_balance', 1);
  // One of three gauges, at the set's 50.00 and not at the normal 60.00.
  await refund(id, [1], 1);
  const [, gauges] = await linesOf(mall, id);
  expect(Number(gauges!.refunded_price)).toBe(5000);
  expect((await balanceOf(mall, 'buyer_balance', 1)) - before).toBe(5000 + Number(gauges!.refunded_freight));
  expect(await mall.stock(GAUGE.sku)).toMatchObject({ sku: 18 });
  expect([await left(), await share()]).toEqual([1, 3]);
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
