// The platform finds the refunds of all stores in one list, reads each with what both sides said, and sees no whole phone.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '#lib/call/call.ts';
import { refundApi } from '#lib/contracts/refund.ts';
import { BOLT, NORTH, openTradeMall, SOUTH, VALVE } from '../../support/trade-mall.ts';
import { codeOf, valueOf } from '../../support/trade-steps.ts';
import { apply, bought, fund } from './refund-steps.ts';

const [SERVICE, CONTENT] = [2, 3];
const NOBODY = '0'.repeat(26);
let desk: Call;
const asked: string[] = [];

const mall = await openTradeMall();
beforeAll(async () => {
  await mall.add('userRole', [
    { uid: SERVICE, role: 'platform', platformRoles: ['service'] },
    { uid: CONTENT, role: 'platform', platformRoles: ['content'] },
  ]);
  desk = await mall.login(SERVICE);
  await fund(mall, 1);
  const buyer = await mall.login(1);
  for (const line of [[BOLT.m8, 10] as const, [VALVE.sku, 1] as const]) {
    mall.clock.advance(60_000);
    const [order] = await bought(mall, 1, [[...line]]);
    asked.push(valueOf(await apply(mall, buyer, order!)).refund_order_id);
  }
});
afterAll(() => mall.close());

test('refunds of every store are listed, the latest first, and those of one alone', async () => {
  const { list } = valueOf(await desk(refundApi.watched, {}));
  expect(list.map((row) => row.refund_order_id)).toEqual(asked.toReversed());
  expect(list.map((row) => row.merchant.mer_id)).toEqual([SOUTH, NORTH]);
  const first = valueOf(await desk(refundApi.watched, { limit: 1 }));
  const second = valueOf(await desk(refundApi.watched, { limit: 1, after: first.next! }));
  expect(second.list.map((row) => row.refund_order_id)).toEqual([asked[0]]);
  const ofNorth = valueOf(await desk(refundApi.watched, { store: NORTH, tab: 'waiting' }));
  expect(ofNorth.list.map((row) => row.refund_order_id)).toEqual([asked[0]]);
  expect(valueOf(await desk(refundApi.watchedCounts)).counts).toMatchObject({ all: 2, waiting: 2 });
});

test('one is found by its number and read; phones stay covered, and a whole one finds no more than is shown', async () => {
  const [row] = valueOf(await desk(refundApi.watched, {})).list;
  const found = valueOf(await desk(refundApi.watched, { keyword: row!.refund_order_sn })).list;
  expect(found.map((one) => one.refund_order_id)).toEqual([asked[1]]);
  expect(row!.receiver_phone).toMatch(/^1\d\d\*{4}\d{4}$/);
  const detail = valueOf(await desk(refundApi.watchedDetail, { id: asked[1]! }));
  expect(detail.refund_message).not.toBe('');
  expect(detail.log.length).toBeGreaterThan(0);
  expect(codeOf(await desk(refundApi.watchedDetail, { id: NOBODY }))).toBe('refund.not_found');
});

test('of a refund that the buyer has appealed the list says when the platform has decided', async () => {
  const [buyer, south] = [await mall.login(1), await mall.login(900 + SOUTH)];
  const id = asked[1]!;
  const isDecided = async () =>
    valueOf(await desk(refundApi.watched, { store: SOUTH })).list.map((row) => row.is_decided);
  valueOf(await south(refundApi.refuse, { id, reason: '已签收' }));
  expect(await isDecided()).toEqual([false]);
  valueOf(await buyer(refundApi.appeal, { id, mark: '有裂纹' }));
  expect(await isDecided()).toEqual([false]);
  valueOf(await desk(refundApi.decide, { id, agree: false, reason: '凭证不足' }));
  expect(await isDecided()).toEqual([true]);
});

test('who works with texts alone reads none of it', async () => {
  const content = await mall.login(CONTENT);
  for (const asking of [
    content(refundApi.watched, {}),
    content(refundApi.watchedCounts),
    content(refundApi.watchedDetail, { id: asked[0]! }),
  ])
    expect(codeOf(await asking)).toBe('auth.role');
});
