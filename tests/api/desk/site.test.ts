// What the platform sets at its desk is what visitors see: banners, tabs, hot words and parts of the home page, each from
// a time on and until another; it is looked at before its time has come.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '#lib/call/call.ts';
import { siteApi } from '#lib/contracts/site.ts';
import { siteDeskApi } from '#lib/contracts/site-desk.ts';
import { openTradeMall, type TradeMall } from '../../support/trade-mall.ts';
import { codeOf, valueOf } from '../../support/trade-steps.ts';

let mall: TradeMall;
let desk: Call;
const picture = ['/files/site/a.png'];
const banner = {
  slot: 'home' as const,
  image: picture,
  image_en: picture,
  title: '双十二',
  title_en: 'December sale',
  link: '/goods_list?type=new',
};

beforeAll(async () => {
  mall = await openTradeMall();
  await mall.rows(`insert into user_role (uid, role, platform_roles) values (3, 'platform', '{content}')`);
  desk = await mall.login(3);
});
afterAll(() => mall.close());

const home = async () => valueOf(await mall.as()(siteApi.home));
const titles = async () => (await home()).banner.map((row) => row.title);

test('a banner is shown from its time on and until its end, and looked at before', async () => {
  mall.clock.set('2026-11-21T10:00+08:00');
  const days = { starts: '2026-12-12T00:00', ends: '2026-12-13T00:00' };
  const { id } = valueOf(await desk(siteDeskApi.saveBanner, { ...banner, ...days }));
  expect(await titles()).not.toContain('双十二');
  const [row] = valueOf(await desk(siteDeskApi.banners, { slot: 'home' })).list.filter(
    (one) => one.id === id,
  );
  expect(row).toMatchObject({ state: 'waiting', starts_time: '2026-12-11T16:00:00.000Z' });
  const previewed = valueOf(await desk(siteDeskApi.preview, { at: '2026-12-12T00:00' }));
  expect(previewed.home.banner.map((one) => one.title)).toContain('双十二');
  // Pages follow when it begins and when it ends.
  const times = mall.jobs.filter((job) => job.name === 'content.appear').map((job) => job.at?.toISOString());
  expect(times).toEqual(['2026-12-11T16:00:00.000Z', '2026-12-12T16:00:00.000Z']);

  mall.clock.set('2026-12-12T00:00+08:00');
  expect(await titles()).toContain('双十二');
  mall.clock.set('2026-12-13T00:00+08:00');
  expect(await titles()).not.toContain('双十二');
  valueOf(await desk(siteDeskApi.saveBanner, { id, ...banner }));
  expect(await titles()).toContain('双十二');
  valueOf(await desk(siteDeskApi.saveBanner, { id, ...banner, is_shown: false }));
  expect(await titles()).not.toContain('双十二');
  valueOf(await desk(siteDeskApi.removeBanner, { id }));
  expect(codeOf(await desk(siteDeskApi.removeBanner, { id }))).toBe('site.gone');
});

test('a link to a page that there is not, a day that no month has and an end before the beginning are told at the field', async () => {
  const refused = async (more: object) => {
    const answer = await desk(siteDeskApi.saveBanner, { ...banner, ...more });
    return answer.ok ? 'ok' : [answer.failure.code, answer.failure.field];
  };
  expect(await refused({ link: '/nowhere' })).toEqual(['site.link', 'link']);
  expect(await refused({ link: '//evil.example' })).toEqual(['site.link', 'link']);
  expect(await refused({ link: 'https://example.com/a' })).toBe('ok');
  expect(await refused({ starts: '2026-02-30T08:00' })).toEqual(['site.time', 'starts']);
  expect(await refused({ starts: '2026-12-02T08:00', ends: '2026-12-02T08:00' })).toEqual([
    'site.period',
    'ends',
  ]);
});

test('tabs, hot words and parts of the home page follow the desk', async () => {
  valueOf(
    await desk(siteDeskApi.saveTab, {
      label: '展会',
      label_en: 'Fairs',
      link: 'https://example.com',
      sort: 0,
    }),
  );
  const [tab] = (await home()).tabs.filter((row) => row.label === '展会');
  expect(tab).toMatchObject({ link: 'https://example.com', is_outside_chain: 1 });
  valueOf(await desk(siteDeskApi.saveHotWord, { keyword: '轴承', keyword_en: 'bearing' }));
  expect(valueOf(await mall.as()(siteApi.hotKeyword))).toContainEqual({ keyword: '轴承' });
  expect(valueOf(await mall.as(undefined, 'en-US')(siteApi.hotKeyword))).toContainEqual({
    keyword: 'bearing',
  });
  expect((await home()).hidden).toEqual([]);
  valueOf(await desk(siteDeskApi.saveBlock, { key: 'news', is_shown: false }));
  expect((await home()).hidden).toEqual(['news']);
  valueOf(await desk(siteDeskApi.saveBlock, { key: 'news' }));
  expect((await home()).hidden).toEqual([]);
});
