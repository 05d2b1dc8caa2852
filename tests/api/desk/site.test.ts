// What the platform sets at its desk is what visitors see: banners, tabs, hot words and parts of the home page, each from
// a time on and until another; it is looked at before its time has come.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '#lib/call/call.ts';
import { siteApi } from '#lib/contracts/site.ts';
import { applyPlatformSettings } from '#lib/kernel/platform-settings.ts';
import { timer } from '#lib/kernel/timers.ts';
import { followPlatformSettings } from '#lib/server/follow-platform-settings.ts';
import { siteDeskApi } from '#lib/contracts/site-desk.ts';
import { openTradeMall } from '../../support/trade-mall.ts';
import { codeOf, valueOf } from '../../support/trade-steps.ts';

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

const mall = await openTradeMall();
beforeAll(async () => {
  await mall.add('userRole', { uid: 3, role: 'platform', platformRoles: ['owner'] });
  desk = await mall.login(3);
});
afterAll(async () => {
  applyPlatformSettings({ names: {}, timers: {} });
  await mall.close();
});

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
  const found = async (keyword: string) =>
    valueOf(await desk(siteDeskApi.banners, { keyword })).list.map((one) => one.id);
  expect([
    await found(banner.title),
    await found(banner.title_en.toUpperCase()),
    await found('nobody'),
  ]).toEqual([[id], [id], []]);
  const { counts } = valueOf(await desk(siteDeskApi.bannerCounts));
  for (const slot of ['home', 'hot'] as const)
    expect(counts[slot]).toBe(valueOf(await desk(siteDeskApi.banners, { slot })).count);
  expect(counts['all']).toBe(valueOf(await desk(siteDeskApi.banners, {})).count);
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
  for (const [keyword, count] of [
    ['展会', 1],
    ['FAIRS', 1],
    ['Example.com', 1],
    ['nobody', 0],
  ] as const)
    expect(valueOf(await desk(siteDeskApi.tabs, { keyword })).count).toBe(count);
  valueOf(await desk(siteDeskApi.saveHotWord, { keyword: '轴承', keyword_en: 'bearing' }));
  for (const [keyword, count] of [
    ['轴承', 1],
    ['BEARING', 1],
    ['nobody', 0],
  ] as const)
    expect(valueOf(await desk(siteDeskApi.hotWords, { keyword })).count).toBe(count);
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

const identity = {
  name: '北方五金城',
  name_en: 'North Hardware',
  phone: '400-123-4567',
  company: '北方五金有限公司',
  company_en: 'North Hardware Ltd',
  address: '天津市武清区1号',
  records: ['津ICP备2026000001号-1', '营业执照 911', '津公网安备1号 https://example.com/police'],
};

test('name, phone, company and record numbers of the mall are what its pages ask for, each record with its link', async () => {
  valueOf(await desk(siteDeskApi.saveIdentity, identity));
  expect(valueOf(await mall.as()(siteApi.config))).toMatchObject({
    site_name: '北方五金城',
    sys_phone: '400-123-4567',
    site_company: '北方五金有限公司',
    site_address: '天津市武清区1号',
    copyright: [
      { name: '津ICP备2026000001号-1', url: 'https://beian.miit.gov.cn/' },
      { name: '营业执照 911', url: '' },
      { name: '津公网安备1号', url: 'https://example.com/police' },
    ],
  });
  expect(valueOf(await mall.as(undefined, 'en-US')(siteApi.config))).toMatchObject({
    site_name: 'North Hardware',
    site_company: 'North Hardware Ltd',
    site_address: '',
  });
  // What is read back is what was typed, but for the links that are known.
  const [row] = valueOf(await desk(siteDeskApi.identity, {})).list;
  expect(row).toMatchObject({
    ...identity,
    records: ['津ICP备2026000001号-1 https://beian.miit.gov.cn/', ...identity.records.slice(1)],
  });
});

test('a logo is a picture that one has uploaded oneself; it stays until another comes or none is wanted', async () => {
  const logo = async () => valueOf(await mall.as()(siteApi.config)).site_logo;
  const strange = await desk(siteDeskApi.saveIdentity, { ...identity, logo: ['/files/site/strange.png'] });
  expect(strange).toMatchObject({ ok: false, failure: { code: 'site.logo', field: 'logo' } });
  await mall.add('media', {
    mediaId: 'own',
    uid: 3,
    field: 'site',
    path: '/files/site/own.png',
    mime: 'image/png',
    bytes: 9,
    createdAt: new Date(),
  });
  valueOf(await desk(siteDeskApi.saveIdentity, { ...identity, logo: ['/files/site/own.png'] }));
  expect(await logo()).toBe('/files/site/own.png');
  valueOf(await desk(siteDeskApi.saveIdentity, identity));
  expect(await logo()).toBe('/files/site/own.png');
  valueOf(await desk(siteDeskApi.saveIdentity, { ...identity, without_logo: true }));
  expect(await logo()).toBe('');
});

test('a process that follows the database calls the mall by its new name and keeps its new times', async () => {
  let tell: () => void = () => undefined;
  const heard = () => new Promise<void>((resolve) => (tell = resolve));
  const stop = followPlatformSettings(mall.services.database, () => tell());
  const named = heard();
  valueOf(await desk(siteDeskApi.saveIdentity, { ...identity, name: '新名字' }));
  await named;
  expect(mall.services.translators['zh-CN']('common:site.name')).toBe('新名字');
  const set = heard();
  valueOf(await desk(siteDeskApi.setTimer, { key: 'refund_window', length: 20, unit: 'd' }));
  await set;
  expect(timer('refund_window') / 86_400_000).toBe(20);
  expect(mall.services.translators['en-US']('goods:detail.guarantee_return')).toContain('20 days');
  stop();
});

test('a message is reworded with all that fills it, said so at once in either language, and left to its own words again', async () => {
  const key = 'notice.order.shipped';
  const shipped = { sn: 'DD1', courier: '顺丰', tracking: 'SF1' };
  const t = mall.services.translators;
  const say = () => [
    t['zh-CN']('notice:order.shipped', shipped),
    t['en-US']('notice:order.shipped', shipped),
  ];
  const before = say();
  const wording = async () =>
    valueOf(await desk(siteDeskApi.wordings, { limit: 100, kind: 'notice' })).list.find(
      (row) => row.key === key,
    );
  expect(await wording()).toMatchObject({
    is_set: false,
    by: '',
    text: '订单 {{sn}} 已发货，{{courier}} {{tracking}}',
  });
  const text = '{{courier}} {{tracking}}：您的订单 {{ sn }} 在路上了';
  const english = '{{courier}} {{tracking}}: your order {{sn}} is on its way';
  const short = await desk(siteDeskApi.setWording, { key, text, text_en: 'Order {{sn}} is on its way' });
  expect(short).toMatchObject({ ok: false, failure: { code: 'site.wording', field: 'text_en' } });
  const strange = await desk(siteDeskApi.setWording, { key, text: `${text}{{buyer}}`, text_en: english });
  expect(strange).toMatchObject({ ok: false, failure: { code: 'site.wording', field: 'text' } });
  expect(
    codeOf(await desk(siteDeskApi.setWording, { key: 'notice.role.staff', text, text_en: english })),
  ).toBe('site.gone');
  expect(codeOf(await desk(siteDeskApi.resetWording, { key }))).toBe('site.wording_unset');

  const stop = followPlatformSettings(mall.services.database, () => undefined);
  valueOf(await desk(siteDeskApi.setWording, { key, text, text_en: english }));
  await expect
    .poll(say)
    .toEqual(['顺丰 SF1：您的订单 DD1 在路上了', '顺丰 SF1: your order DD1 is on its way']);
  expect(await wording()).toMatchObject({
    is_set: true,
    by: 'buyer3',
    text,
    usual: '订单 {{sn}} 已发货，{{courier}} {{tracking}}',
  });
  expect(valueOf(await desk(siteDeskApi.wordings, { changed: 'yes' })).list).toHaveLength(1);
  expect(valueOf(await desk(siteDeskApi.wordingCounts)).counts).toMatchObject({
    all: valueOf(await desk(siteDeskApi.wordings, {})).count,
    notice: valueOf(await desk(siteDeskApi.wordings, { kind: 'notice' })).count,
  });
  valueOf(await desk(siteDeskApi.resetWording, { key }));
  await expect.poll(say).toEqual(before);
  stop();
});

test('a rule is set within its bounds, says who set it when, and is left to itself again', async () => {
  const rule = async (key: string) =>
    valueOf(await desk(siteDeskApi.rules, { limit: 100 })).list.find((row) => row.key === key);
  const refused = await desk(siteDeskApi.setTimer, { key: 'no_reason_window', length: 6, unit: 'd' });
  expect(refused).toMatchObject({ ok: false, failure: { code: 'site.rule', field: 'length' } });
  expect(codeOf(await desk(siteDeskApi.resetRule, { key: 'auto_receipt' }))).toBe('site.rule_unset');
  valueOf(await desk(siteDeskApi.setTimer, { key: 'auto_receipt', length: 20, unit: 'd' }));
  const day = 86_400_000;
  const since = mall.clock.now().toISOString();
  expect(await rule('auto_receipt')).toMatchObject({
    value: String(20 * day),
    usual: String(15 * day),
    is_set: true,
    turns: [{ value: String(20 * day), since, by: 'buyer3' }],
  });
  valueOf(await desk(siteDeskApi.resetRule, { key: 'auto_receipt' }));
  expect(await rule('auto_receipt')).toMatchObject({
    value: String(15 * day),
    is_set: false,
    turns: [{ value: '' }, { value: String(20 * day) }],
  });
  expect(codeOf(await desk(siteDeskApi.setOrderMaximum, { amount: '999.99' }))).toBe('site.rule');
  valueOf(await desk(siteDeskApi.setOrderMaximum, { amount: '500000' }));
  expect(await rule('order_maximum')).toMatchObject({
    value: '500000.00',
    usual: '10000000.00',
    is_set: true,
  });
});

test('parts of the home page stand as they were moved; at an end they stay', async () => {
  const order = async () => (await home()).order?.slice(0, 3);
  expect(await order()).toEqual(['seckill', 'presale', 'coupons']);
  valueOf(await desk(siteDeskApi.moveBlock, { key: 'coupons', to: 'up' }));
  valueOf(await desk(siteDeskApi.moveBlock, { key: 'coupons', to: 'up' }));
  valueOf(await desk(siteDeskApi.moveBlock, { key: 'coupons', to: 'up' }));
  expect(await order()).toEqual(['coupons', 'seckill', 'presale']);
  valueOf(await desk(siteDeskApi.moveBlock, { key: 'coupons', to: 'down' }));
  expect(await order()).toEqual(['seckill', 'coupons', 'presale']);
  const [first, second] = valueOf(await desk(siteDeskApi.blocks, {})).list.map((row) => row.key);
  expect([first, second]).toEqual(['seckill', 'coupons']);
});
