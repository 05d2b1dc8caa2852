// What a client of the mall reads before anybody logs in: switches, banners, menus, floors, stores and their codes.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goodsApi } from '#lib/contracts/goods.ts';
import { siteApi } from '#lib/contracts/site.ts';
import { storeApi } from '#lib/contracts/store.ts';
import { agreement, banner, siteSetting } from '#lib/db/schema.ts';
import type { Call } from '#lib/call/call.ts';
import { BOLT, NORTH, openTradeMall } from '../support/trade-mall.ts';

let visitor: Call;
let english: Call;
const picture = { image: '/files/new.svg', imageEn: '/files/new-en.svg', title: '新品', titleEn: 'New' };

const mall = await openTradeMall({ buyers: 1 });
beforeAll(async () => {
  const { db } = mall.services.database;
  await db.insert(banner).values([
    { ...picture, slot: 'new', link: '/goods_list?type=new' },
    { ...picture, slot: 'new', link: '/goods_list?type=new', shown: false },
    { ...picture, slot: 'home', link: '/' },
  ]);
  await db.insert(siteSetting).values([
    { key: 'site:zh-CN', value: { copyright: [{ name: '冀ICP备1号', img: '', url: '' }] } },
    { key: 'recharge', value: { isOpen: false, min: 5000 } },
    { key: 'merchant_entry', value: { open: false } },
  ]);
  await db.insert(agreement).values({
    key: 'price_rule',
    locale: 'zh-CN',
    title: '价格说明',
    content: '<p>标价含税</p>',
    updatedAt: mall.clock.now(),
  });
  visitor = mall.as();
  english = mall.as(undefined, 'en-US');
});
afterAll(() => mall.close({ madeUp: true }));

test('the switches say what operators have set, and what this mall always has', async () => {
  expect(await visitor(siteApi.switches)).toMatchObject({
    ok: true,
    value: {
      beian_sn: '冀ICP备1号',
      mer_intention_open: false,
      recharge_switch: false,
      store_user_min_recharge: '50.00',
      integral_status: true,
      hide_mer_status: false,
    },
  });
});

test('a channel has its shown banners in the language of the caller, and no other channel is known', async () => {
  expect(await visitor(siteApi.hotBanner, { type: 'new' })).toMatchObject({
    value: [{ title: '新品', link: '/goods_list?type=new' }],
  });
  expect(await english(siteApi.hotBanner, { type: 'new' })).toMatchObject({ value: [{ title: 'New' }] });
  expect(await visitor(siteApi.hotBanner, { type: 'best' })).toMatchObject({ value: [] });
  const home = await mall.app.request('http://mall.inside/api/common/hot_banner/home');
  expect(home.status).toBe(400);
});

test('the user centre’s menu is the one that its pages show, in both languages', async () => {
  const [zh, en] = [await visitor(siteApi.menus), await english(siteApi.menus)];
  expect(zh).toMatchObject({
    value: { menu: expect.arrayContaining([expect.objectContaining({ group: 1 })]) },
  });
  if (!zh.ok || !en.ok) return;
  expect(zh.value.menu.map((row) => row.url)).toEqual(en.value.menu.map((row) => row.url));
  expect(zh.value.menu.every(({ name }, at) => name && name !== en.value.menu[at]!.name)).toBe(true);
});

test('the floors are the top categories with what sells in them, page by page', async () => {
  const floors = await visitor(goodsApi.floors, { limit: 1 });
  expect(floors).toMatchObject({ ok: true, value: { list: [{ list: expect.any(Array) }] } });
  expect(floors.ok && floors.value.list[0]!.list.length).toBeGreaterThan(0);
  expect(await visitor(goodsApi.floors, { page: 9, limit: 100 })).toMatchObject({ value: { list: [] } });
});

test('a product shows its store, what is promised and its place; an unknown one is a 404', async () => {
  const detail = await visitor(goodsApi.detail, { id: BOLT.product });
  expect(await visitor(goodsApi.show, { id: BOLT.product })).toMatchObject({
    ok: true,
    value: {
      product_id: BOLT.product,
      content: detail.ok && detail.value.content,
      guarantee: expect.arrayContaining(['return', 'price']),
      merchant: { mer_id: NORTH, care: false, product_score: expect.any(Number) },
    },
  });
  expect(await visitor(goodsApi.show, { id: 999 })).toMatchObject({ failure: { code: 'goods.not_found' } });
});

test('the price rule is told for a category that exists', async () => {
  const tree = await visitor(goodsApi.categories);
  const cate_id = tree.ok ? tree.value[0]!.store_category_id : 0;
  expect(await visitor(goodsApi.priceRule, { cate_id })).toMatchObject({
    value: { cate_id, title: '价格说明', content: '<p>标价含税</p>' },
  });
  expect(await visitor(goodsApi.priceRule, { cate_id: 999_999 })).toMatchObject({
    failure: { code: 'goods.no_category' },
  });
});

test('goods and stores answer the address of a code that is drawn; what is not there has none', async () => {
  const goods = await visitor(goodsApi.qrcode, { id: BOLT.product });
  const store = await visitor(storeApi.qrcode, { id: NORTH });
  for (const found of [goods, store]) {
    const drawn = await mall.app.request(`http://mall.inside${found.ok ? found.value.url : ''}`);
    expect(drawn.headers.get('content-type')).toBe('image/svg+xml');
  }
  expect(await visitor(goodsApi.qrcode, { id: 999 })).toMatchObject({ failure: { code: 'goods.not_found' } });
  expect(await visitor(goodsApi.qrcode, { id: 999, product_type: 'seckill' })).toMatchObject({
    failure: { code: 'activity.not_found' },
  });
  expect(await visitor(storeApi.qrcode, { id: 999 })).toMatchObject({ failure: { code: 'store.not_found' } });
});

test('a store lists its own goods and the categories that it has goods in', async () => {
  const goods = await visitor(storeApi.products, { id: NORTH });
  expect(goods).toMatchObject({ ok: true });
  if (!goods.ok) return;
  expect(goods.value.list.length).toBeGreaterThan(0);
  expect(goods.value.list.every((card) => card.merchant.mer_id === NORTH)).toBe(true);
  const sold = await visitor(goodsApi.storeCategories, { id: NORTH });
  expect(sold.ok && sold.value.every((row) => row.count > 0)).toBe(true);
  expect(await visitor(storeApi.products, { id: 999 })).toMatchObject({
    failure: { code: 'store.not_found' },
  });
});
