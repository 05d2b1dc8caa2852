// Once a week whoever keeps the synonyms hears of words that found nothing.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { profileApi } from '#lib/contracts/profile.ts';
import { searchApi } from '#lib/contracts/search.ts';
import { notifyMisses } from '#lib/domain/desk/inbox/index.ts';
import { recordMiss } from '#lib/domain/goods/search/index.ts';
import { days } from '#lib/kernel/clock.ts';
import { openTradeMall } from '../../support/trade-mall.ts';
import { valueOf } from '../../support/trade-steps.ts';

const [CONTENT, FINANCE] = [1, 2];
const mall = await openTradeMall();
beforeAll(async () => {
  await mall.add('userRole', [
    { uid: CONTENT, role: 'platform', platformRoles: ['content'] },
    { uid: FINANCE, role: 'platform', platformRoles: ['finance'] },
  ]);
});
afterAll(() => mall.close());

const heard = async (uid: number) =>
  valueOf(await (await mall.login(uid))(profileApi.notices, {})).list.filter(
    ({ kind }) => kind === 'desk.misses',
  );

test('a week in which every search found something is not told of', async () => {
  await notifyMisses(mall.system);
  expect(await heard(CONTENT)).toEqual([]);
});

test('words of the last seven days are told with the most wanted first; the notice leads to their list', async () => {
  await recordMiss(mall.system, '老话');
  mall.clock.advance(days(9));
  for (const words of ['蝴蝶阀', '蝴蝶阀', '打包扣']) await recordMiss(mall.system, words);
  mall.clock.advance(days(1));
  await recordMiss(mall.system, '今天才搜');
  await notifyMisses(mall.system);
  const [told] = await heard(CONTENT);
  expect(told!.title).toContain('2');
  expect(told!.title).toContain('蝴蝶阀 · 打包扣');
  expect(await heard(FINANCE)).toEqual([]);
  const { searchParams } = new URL(told!.link, 'http://mall.test');
  const content = await mall.login(CONTENT);
  const asked = { from: searchParams.get('from')!, to: searchParams.get('to')! };
  const { list } = valueOf(await content(searchApi.misses, asked));
  expect(list.map(({ words }) => words)).toEqual(['蝴蝶阀', '打包扣']);
});
