// What an account has used is not given once more to the next account of its phone.
import { like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { couponApi } from '#lib/contracts/coupon.ts';
import { pointsApi } from '#lib/contracts/points.ts';
import { profileApi } from '#lib/contracts/profile.ts';
import { welcomeBuyer } from '#lib/domain/trade/coupon/index.ts';
import { days, minutes } from '#lib/kernel/clock.ts';
import { claimed, openCoupon, shownCoupons } from './coupons.ts';
import { lay, openSeckill, orderActivity } from '../../support/activity/sales.ts';
import { laySample, offerSamples, orderSamples } from '../../support/activity/samples.ts';
import { laySets, openSet, orderSets } from '../../support/activity/sets.ts';
import { BOLT, GAUGE, openTradeMall, VALVE } from '../../support/trade-mall.ts';
import { codeOf, paidOrder, valueOf } from '../../support/trade-steps.ts';
import { codeFor, tokenOf } from '../../api/account/people.ts';

const mall = await openTradeMall({ buyers: 4 });
beforeAll(async () => {
  await mall.numberFrom('user', 1000);
});
afterAll(() => mall.close());

const phoneOf = (uid: number): string => `139${String(uid).padStart(8, '0')}`;

/** A code, at a time when the phone may have one. */
const code = (phone: string, type: 'change_phone' | 'close_account', token: string): Promise<string> => {
  mall.clock.advance(minutes(2));
  return codeFor(mall, phone, type, token);
};

/** Uses both coupons in orders that are done. */
async function useThem(uid: number, coupons: number[]): Promise<void> {
  for (const id of coupons) {
    const claim = await claimed(mall, uid, id);
    await paidOrder(mall, uid, [[VALVE.sku, 1]], { use_coupon: { '0': [claim] } });
  }
  await mall.change('storeOrder', { uid }, { status: 'done' });
}

async function close(phone: string): Promise<void> {
  mall.clock.advance(minutes(2));
  const token = await tokenOf(mall, phone);
  valueOf(await mall.as(token)(profileApi.close, { sms_code: await code(phone, 'close_account', token) }));
}

/** The account that the phone opens now. */
async function next(phone: string) {
  mall.clock.advance(minutes(2));
  const call = mall.as(await tokenOf(mall, phone));
  return { call, uid: valueOf(await call(profileApi.me)).uid };
}

/** The account leaves its phone for another. */
async function leave(from: string, phone: string): Promise<void> {
  const token = await tokenOf(mall, from);
  const old_sms_code = await code(from, 'change_phone', token);
  const sms_code = await codeFor(mall, phone, 'change_phone', token);
  valueOf(await mall.as(token)(profileApi.changePhone, { phone, sms_code, old_sms_code }));
}

test('samples and limits of a buyer in flash sales and sets count on for the next account of the phone', async () => {
  await offerSamples(mall);
  const sale = { skuId: GAUGE.sku, activityId: await openSeckill(mall, { perBuyer: 3 }) };
  const set = await openSet(mall, { perBuyer: 2 });
  await orderSamples(mall, 3, BOLT.m8);
  await orderActivity(mall, { uid: 3, ...sale, quantity: 2 });
  await orderSets(mall, 3, set);
  await leave(phoneOf(3), '13755550003');
  const { uid } = await next(phoneOf(3));
  expect(codeOf(await laySample(mall, uid, BOLT.m8))).toBe('sample.taken');
  expect(codeOf(await laySample(mall, uid, GAUGE.sku))).toBeUndefined();
  expect(codeOf(await lay(mall, { uid, ...sale, quantity: 2 }))).toBe('quantity.above_lifetime');
  expect(codeOf(await lay(mall, { uid, ...sale, quantity: 1 }))).toBeUndefined();
  expect(codeOf(await laySets(mall, uid, set, 2))).toBe('quantity.above_lifetime');
  expect(codeOf(await laySets(mall, uid, set, 1))).toBeUndefined();
});

test('the next account of a phone signs in for points tomorrow, when its first one did today', async () => {
  const { call: first } = await next('13755550009');
  valueOf(await first(pointsApi.sign));
  await close('13755550009');
  const { call } = await next('13755550009');
  expect(valueOf(await call(pointsApi.signInfo)).is_sign).toBe(true);
  expect(codeOf(await call(pointsApi.sign))).toBe('sign.done');
  mall.clock.advance(days(1));
  expect(codeOf(await call(pointsApi.sign))).toBeUndefined();
});

test('an account that is closed and opened anew claims what is left, not what it has used', async () => {
  const [used, unused] = [await openCoupon(mall), await openCoupon(mall)];
  await useThem(1, [used]);
  await claimed(mall, 1, unused);
  await mall.change('ledgerAccount', { kind: 'buyer_balance', ownerId: 1 }, { balance: 0 });
  await close(phoneOf(1));
  const { call, uid } = await next(phoneOf(1));
  expect(uid).toBeGreaterThan(1000);
  expect(codeOf(await call(couponApi.receive, { id: used }))).toBe('coupon.received');
  expect(codeOf(await call(couponApi.receive, { id: unused }))).toBeUndefined();
  const welcome = await openCoupon(mall, { sendType: 'new_user', isLimited: false });
  await mall.change('coupon', { couponId: used }, { sendType: 'new_user' });
  await welcomeBuyer(mall.system, { uid });
  expect((await shownCoupons(mall, uid, 1)).map((row) => row.coupon_id).toSorted((a, b) => a - b)).toEqual([
    unused,
    welcome,
  ]);
});

test('nor does the phone that an account has left for another, within a year', async () => {
  const used = await openCoupon(mall, { isLimited: false });
  await useThem(2, [used]);
  await leave(phoneOf(2), '13755550002');
  const { call } = await next(phoneOf(2));
  expect(codeOf(await call(couponApi.receive, { id: used }))).toBe('coupon.received');
  expect(await mall.count('rateCount', (t) => like(t.bucket, `left:%${phoneOf(2)}%`))).toBe(0);
  mall.clock.advance(days(366));
  const later = await next(phoneOf(2));
  expect(codeOf(await later.call(couponApi.receive, { id: used }))).toBeUndefined();
});
