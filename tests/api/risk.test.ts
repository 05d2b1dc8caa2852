// The log of risks: several accounts on one device, seen by whoever runs the mall and refused by nobody.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { identityApi } from '#lib/contracts/identity.ts';
import { riskApi } from '#lib/contracts/risk.ts';
import { sweepRisks } from '#lib/domain/account/risk/index.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { placeOrder } from '#lib/domain/trade/checkout/index.ts';
import { receiveCoupon } from '#lib/domain/trade/coupon/index.ts';
import { days, minutes, shanghaiDay } from '#lib/kernel/clock.ts';
import { openSeckill, prepareActivity } from '../support/activity/sales.ts';
import { GAUGE, openTradeMall } from '../support/trade-mall.ts';
import { codeOf, valueOf } from '../support/trade-steps.ts';
import { openCoupon } from '../domain/coupon/coupons.ts';
import { codeFor } from './account/people.ts';

const DESK = 4;
const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0 Safari/537.36';
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1';
const mall = await openTradeMall({ buyers: 6 });
beforeAll(async () => {
  await mall.add('userRole', { uid: DESK, role: 'platform', platformRoles: ['owner'] });
});
afterAll(() => mall.close());

const at = (uid: number, address: string, device: string): UserContext => ({
  ...mall.ctx(uid),
  request: { id: 'test', address, device },
});
const log = async (
  filter: { kind?: 'activity' | 'coupon' | 'register'; uid?: number; keyword?: string } = {},
) => valueOf(await (await mall.login(DESK))(riskApi.list, filter));

/** Buys one piece of the sale; the limit of each buyer is one. */
async function buy(activityId: number, uid: number, address: string, device: string) {
  const line = { uid, skuId: GAUGE.sku, activityId, quantity: 1 };
  const { preview: _preview, ...input } = await prepareActivity(mall, line);
  return placeOrder(at(uid, address, device), input);
}

test('accounts that share a device in a limited sale are listed together, and all of them buy', async () => {
  const id = await openSeckill(mall, { stock: 20, perBuyer: 1 });
  valueOf(await buy(id, 1, '10.0.0.1', CHROME));
  mall.clock.advance(minutes(1));
  valueOf(await buy(id, 2, '10.0.0.1', CHROME));
  valueOf(await buy(id, 3, '10.0.0.1', PHONE));
  valueOf(await buy(id, 5, '10.0.0.2', CHROME));
  const { count, list } = await log();
  expect(count).toBe(1);
  expect(list).toMatchObject([
    {
      kind: 'activity',
      target_id: String(id),
      address: '10.0.0.1',
      device: 'Chrome 141, Windows',
      uids: [1, 2],
    },
  ]);
  expect(Date.parse(list[0]!.last_time) - Date.parse(list[0]!.first_time)).toBe(minutes(1));
  expect((await log({ uid: 2 })).count).toBe(1);
  expect((await log({ uid: 3 })).count).toBe(0);
  for (const [keyword, found] of [
    ['10.0.0.1', 1],
    ['chrome', 1],
    ['2', 1],
    ['3', 0],
    ['iphone', 0],
  ] as const)
    expect([keyword, (await log({ keyword })).count]).toEqual([keyword, found]);
  expect((await log({ kind: 'coupon' })).count).toBe(0);
});

test('one account in several tabs is no risk, and keeps to its limit', async () => {
  const id = await openSeckill(mall, { stock: 20, perBuyer: 1 });
  valueOf(await buy(id, 6, '10.0.0.3', CHROME));
  const line = { uid: 6, skuId: GAUGE.sku, activityId: id, quantity: 1 };
  await expect(prepareActivity(mall, line)).rejects.toThrow('above_lifetime');
  expect((await log({ uid: 6 })).count).toBe(0);
});

test('the same is known of limited coupons and of accounts that were opened on one day', async () => {
  const limited = await openCoupon(mall);
  const endless = await openCoupon(mall, { isLimited: false });
  for (const uid of [1, 2]) {
    valueOf(await receiveCoupon(at(uid, '10.0.0.4', PHONE), { id: limited }));
    valueOf(await receiveCoupon(at(uid, '10.0.0.4', PHONE), { id: endless }));
  }
  expect((await log({ kind: 'coupon' })).list).toMatchObject([
    { target_id: String(limited), device: 'Safari 18, iPhone', uids: [1, 2] },
  ]);
  // The test's own accounts have chosen their numbers.
  await mall.numberFrom('user', 1000);
  for (const phone of ['13700000001', '13700000002']) {
    const sms_code = await codeFor(mall, phone, 'mobile');
    valueOf(await mall.as()(identityApi.register, { phone, sms_code, pwd: 'bolt8hex' }));
  }
  const [opened] = (await log({ kind: 'register' })).list;
  expect(opened!.uids).toHaveLength(2);
  expect(opened!.target_id).toBe(shanghaiDay(mall.clock.now()));
});

test('only the platform reads it, and it is forgotten after half a year', async () => {
  const buyer = await mall.login(1);
  expect(codeOf(await buyer(riskApi.list, {}))).toBe('auth.forbidden');
  mall.clock.advance(days(179));
  await sweepRisks(mall.system);
  expect((await log()).count).toBe(3);
  mall.clock.advance(days(1) + minutes(1));
  await sweepRisks(mall.system);
  expect((await log()).count).toBe(0);
});
