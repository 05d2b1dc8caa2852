// Signing in for points: once a day by the mall's clock in China, more with each day in a row.
import { afterAll, expect, test } from 'vitest';
import { pointsApi } from '#lib/contracts/points.ts';
import { profileApi } from '#lib/contracts/profile.ts';
import type { Call } from '#lib/call/call.ts';
import { days } from '#lib/kernel/clock.ts';
import { SIGN_IN_REWARDS } from '#lib/kernel/limits.ts';
import { openTradeMall } from '../../support/trade-mall.ts';
import { codeOf, valueOf } from '../../support/trade-steps.ts';

let call: Call;
const mall = await openTradeMall();
afterAll(() => mall.close());

const signed = async () => valueOf(await call(pointsApi.sign));

test('a day brings its points once', async () => {
  call = await mall.login(1);
  expect(valueOf(await call(pointsApi.signInfo))).toMatchObject({
    is_sign: false,
    streak: 0,
    next_reward: 5,
  });
  expect(await signed()).toEqual({ points: 5, streak: 1 });
  expect(codeOf(await call(pointsApi.sign))).toBe('sign.done');
  expect(valueOf(await call(profileApi.me))).toMatchObject({ integral: 5, sign_status: true });
});

test('the day turns at midnight in China, not in London', async () => {
  mall.clock.set('2026-11-21T23:59:59+08:00');
  call = await mall.login(2);
  await signed();
  mall.clock.set('2026-11-22T00:00:00+08:00');
  expect(valueOf(await call(profileApi.me)).sign_status).toBe(false);
  expect(await signed()).toEqual({ points: 10, streak: 2 });
  mall.clock.set('2026-11-22T09:00:00+08:00');
  expect(codeOf(await call(pointsApi.sign))).toBe('sign.done');
});

test('seven days in a row bring more each day; the eighth begins anew; a missed day, too', async () => {
  mall.clock.set('2026-12-01T08:00:00+08:00');
  call = await mall.login(3);
  const got: number[] = [];
  for (let day = 0; day < 8; day += 1) {
    got.push((await signed()).points);
    mall.clock.advance(days(1));
    if (day === 2) call = await mall.login(3);
    if (day === 5) call = await mall.login(3);
  }
  expect(got).toEqual([...SIGN_IN_REWARDS, SIGN_IN_REWARDS[0]]);
  mall.clock.advance(days(1));
  call = await mall.login(3);
  expect(await signed()).toEqual({ points: 5, streak: 1 });
  const month = valueOf(await call(pointsApi.signMonth, { month: '2026-12' }));
  expect(month.list).toHaveLength(9);
  expect(valueOf(await call(pointsApi.signInfo)).total_days).toBe(9);
});

test('nobody signs in while the mall has switched points off', async () => {
  await mall.add('siteSetting', { key: 'points', value: { is_open: false } });
  call = await mall.login(4);
  expect(codeOf(await call(pointsApi.sign))).toBe('points.off');
  expect(valueOf(await call(pointsApi.info)).is_open).toBe(false);
});
