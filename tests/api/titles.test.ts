// What moved is told as a sentence in the caller's language, and as a word that programs can rely on.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { presaleBalanceApi } from '#lib/contracts/presale-balance.ts';
import { pointsApi } from '#lib/contracts/points.ts';
import { profileApi } from '#lib/contracts/profile.ts';
import { notice } from '#lib/db/schema.ts';
import { notifyUser } from '#lib/domain/account/notice/index.ts';
import { buyerBalance, platform, transfer } from '#lib/domain/trade/ledger/index.ts';
import { newId } from '#lib/kernel/ids.ts';
import { dropConstraint } from '../support/constraints.ts';
import { openTestMall } from '../support/mall.ts';
import { tokenOf } from './account/people.ts';

let uid: number;
const mall = await openTestMall();
const token = await tokenOf(mall, '13400000031');
beforeAll(async () => {
  const me = await mall.as(token)(profileApi.me);
  if (!me.ok) throw new Error('no account');
  ({ uid } = me.value);
});
afterAll(() => mall.close());

const rowOf = <T>(answer: { ok: true; value: { list: T[] } } | { ok: false }): T | undefined =>
  answer.ok ? answer.value.list[0] : undefined;

test('a row of the bill', async () => {
  const entries = [
    { account: platform('gateway'), amount: -500 },
    { account: buyerBalance(uid), amount: 500 },
  ];
  await transfer(mall.system, { kind: 'recharge', targetId: newId(mall.clock.now()), entries });
  const bill = { kind: 'recharge', pm: 1, number: '5.00' };
  expect(rowOf(await mall.as(token)(presaleBalanceApi.bill, {}))).toMatchObject({
    ...bill,
    title: '余额充值',
  });
  expect(rowOf(await mall.as(token, 'en-US')(presaleBalanceApi.bill, {}))).toMatchObject({
    ...bill,
    title: 'Top-up',
  });
});

test('a row of the points', async () => {
  await mall.as(token)(pointsApi.sign);
  expect(rowOf(await mall.as(token)(pointsApi.list, {}))).toMatchObject({ kind: 'sign', title: '每日签到' });
  expect(rowOf(await mall.as(token, 'en-US')(pointsApi.list, {}))).toMatchObject({
    kind: 'sign',
    title: 'Daily check-in',
  });
});

test('a notice, also of a kind that has no words', async () => {
  const params = { sn: 'DD1', amount: '5.00' };
  await notifyUser(mall.system, { uid, kind: 'order.paid', params });
  expect(rowOf(await mall.as(token)(profileApi.notices, {}))).toMatchObject({
    kind: 'order.paid',
    title: '订单 DD1 已付款 ¥5.00，商家正在备货',
  });
  expect(rowOf(await mall.as(token, 'en-US')(profileApi.notices, {}))).toMatchObject({
    title: 'Order DD1 is paid (¥5.00); the store is getting it ready',
  });
  // A newer version of the mall, working on the same database, may know more kinds.
  await dropConstraint(mall.services.database, notice, 'notice_kind_known');
  await mall.change('notice', { uid }, { kind: 'tomorrow' as never });
  expect(rowOf(await mall.as(token)(profileApi.notices, {}))).toMatchObject({ title: '您有一条新消息' });
});
