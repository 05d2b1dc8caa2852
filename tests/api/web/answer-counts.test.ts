// What processes of the mall have answered stands added up on the platform's desk, with errors and times, and nothing of
// who asked.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PlatformRole } from '#lib/contracts/platform-role.ts';
import { insightApi } from '#lib/contracts/insight.ts';
import { ANSWER_STEPS, shareWithin, stepOf } from '#lib/kernel/answer-times.ts';
import { openTradeMall } from '../../support/trade-mall.ts';
import { serveMall } from '../../support/serve-mall.ts';
import { codeOf, valueOf } from '../../support/trade-steps.ts';

const STAFF = 3;
const mall = await openTradeMall();
beforeAll(async () => {
  await mall.add('userRole', { uid: STAFF, role: 'platform', platformRoles: ['risk'] });
});
afterAll(() => mall.close());

const become = (role: PlatformRole) => mall.change('userRole', { uid: STAFF }, { platformRoles: [role] });
const report = async (ask: object = {}) =>
  valueOf(await (await mall.login(STAFF))(insightApi.speed, { period: 'day', ...ask }));

test('two processes add up their answers by part of the mall; what failed is told from what was only not found', async () => {
  const astro = async (req: { url?: string | undefined }, res: { end(): void; statusCode: number }) => {
    if (req.url?.startsWith('/goods_detail/')) throw new Error('on purpose');
    res.end();
  };
  for (let process = 0; process < 2; process += 1) {
    const served = await serveMall(mall, { astro: astro as never });
    for (const path of [
      '/api/common/menus',
      '/api/common/menus',
      '/api/platform/banner/lst',
      '/api/nothing',
      '/healthz',
      '/goods_detail/7',
      '/merchant/orders',
      '/news_list',
    ])
      await (await fetch(served.url + path)).text();
    await served.close();
  }
  await expect.poll(async () => (await report()).about['requests']).toBe(14);
  const { list, about } = await report();
  const said = Object.fromEntries(list.map(({ key, requests, failed }) => [key, [requests, failed]]));
  expect(said).toEqual({
    calls_of_all: [4, 0],
    calls_of_desks: [2, 0],
    other: [2, 0],
    goods: [2, 2],
    desks: [2, 0],
    texts: [2, 0],
  });
  expect(about['failed']).toBe(2);
  expect(list.find(({ key }) => key === 'goods')).toMatchObject({ name: '商品页' });
  expect(list.every(({ half, most }) => half !== null && most !== null && most >= half)).toBe(true);
  const day = await report({ by: 'day', part: 'goods' });
  expect(day.list).toMatchObject([{ requests: 2, failed: 2 }]);
  expect(day.about['of']).toBe('商品页');
});

test('the file has the same rows, under the words of the screen', async () => {
  const call = await mall.login(STAFF);
  const { url } = valueOf(await call(insightApi.speedTable, { period: 'day', by: 'part', format: 'csv' }));
  const lines = (await (await mall.app.fetch(new Request(`http://mall.test${url}`))).text())
    .trim()
    .split(/\r?\n/);
  expect(lines).toHaveLength(7);
  expect(lines.join('\n')).toMatch(/商品页,2,2,/);
});

test('content and risk see it, finance does not', async () => {
  await become('finance');
  expect(codeOf(await (await mall.login(STAFF))(insightApi.speed, {}))).toBe('auth.role');
  await become('content');
  expect(codeOf(await (await mall.login(STAFF))(insightApi.speed, {}))).toBeUndefined();
});

test('half of a hundred answers under ten milliseconds lie under it, and the slowest of twenty is where it is', () => {
  const counts = new Map([
    [5, 40],
    [10, 20],
    [100, 35],
    [60_000, 5],
  ]);
  expect(shareWithin(counts, 0.5)).toBe(8);
  expect(shareWithin(counts, 0.95)).toBe(100);
  expect(shareWithin(counts, 1)).toBe(60_000);
  expect(shareWithin(new Map(), 0.5)).toBeNull();
  expect([0.2, 5, 5.1, 999_999].map(stepOf)).toEqual([5, 5, 10, ANSWER_STEPS.at(-1)]);
});
