// A store composes its home page: parts in its own order, each with its days, looked at beforehand, seen by buyers.
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '#lib/call/call.ts';
import { libraryApi } from '#lib/contracts/library.ts';
import { storeHomeApi } from '#lib/contracts/store-home.ts';
import { STORE_BLOCKS_MAX } from '#lib/kernel/limits.ts';
import { BOLT, GAUGE, NORTH, openTradeMall, SOUTH, VALVE } from '../../support/trade-mall.ts';
import { codeOf, valueOf } from '../../support/trade-steps.ts';

const PACKER = 4;
let owner: Call;
let other: Call;
let packer: Call;
const mall = await openTradeMall();
beforeAll(async () => {
  await mall.add('userRole', { uid: PACKER, role: 'merchant', merId: NORTH, storeRoles: ['warehouse'] });
  owner = await mall.login(901);
  other = await mall.login(902);
  packer = await mall.login(PACKER);
});
afterAll(() => mall.close());

async function banner(call: Call, name: string): Promise<string> {
  const background = { r: name.length, g: 40, b: 40 };
  const png = sharp({ create: { width: 12, height: 4, channels: 3, background } }).png();
  const file = new File([Uint8Array.from(await png.toBuffer())], name, { type: 'image/png' });
  return valueOf(await call(libraryApi.add, { file, name, folder: '' })).path;
}
const shown = async (id = NORTH, lang: 'zh-CN' | 'en-US' = 'zh-CN') =>
  valueOf(await mall.as(undefined, lang)(storeHomeApi.show, { id })).blocks;
const titles = async (): Promise<string[]> => (await shown()).map(({ title }) => title);
const add = async (input: Parameters<typeof owner<typeof storeHomeApi.save>>[1]) =>
  valueOf(await owner(storeHomeApi.save, input)).id;

test('each kind of part has what it cannot do without, and says so at its field', async () => {
  const faults: [object, string, string][] = [
    [{ kind: 'banner' }, 'store_home.image', 'image'],
    [{ kind: 'banner', image: ['/files/goods/own/2/foreign.webp'] }, 'store_home.image', 'image'],
    [{ kind: 'goods' }, 'store_home.goods', 'product_ids'],
    [{ kind: 'goods', product_ids: [VALVE.product] }, 'store_home.goods', 'product_ids'],
    [{ kind: 'text', title: '公告' }, 'store_home.text', 'text'],
    [
      { kind: 'text', text: 'x', starts: '2026-12-02T08:00', ends: '2026-12-01T08:00' },
      'site.period',
      'ends',
    ],
    [{ kind: 'text', text: 'x', link: 'https://elsewhere.example/' }, 'store_home.link', 'link'],
    [{ kind: 'text', text: 'x', link: '//elsewhere.example/' }, 'store_home.link', 'link'],
  ];
  for (const [input, code, field] of faults)
    expect(await owner(storeHomeApi.save, input as { kind: 'text' })).toMatchObject({
      failure: { code, field },
    });
  expect(await shown()).toEqual([]);
});

test('buyers see the parts in the order of the store, in their language, and no other store’s', async () => {
  const image = await banner(owner, 'wide.png');
  await add({ kind: 'text', title: '公告', title_en: 'News', text: '一\n\n二', text_en: 'One\nTwo' });
  await add({ kind: 'banner', title: '横幅', image: [image], link: `/store/category?id=${NORTH}` });
  const goods = await add({ kind: 'goods', title: '主推', product_ids: [GAUGE.product, BOLT.product] });
  await add({ kind: 'categories' });
  expect((await shown()).map(({ kind }) => kind)).toEqual(['text', 'banner', 'goods', 'categories']);
  valueOf(await owner(storeHomeApi.move, { id: goods, to: 'up' }));
  valueOf(await owner(storeHomeApi.move, { id: goods, to: 'up' }));
  valueOf(await owner(storeHomeApi.move, { id: goods, to: 'up' }));
  const blocks = await shown();
  expect(blocks.map(({ kind }) => kind)).toEqual(['goods', 'text', 'banner', 'categories']);
  expect(blocks[0]?.goods.map((one) => one.product_id)).toEqual([GAUGE.product, BOLT.product]);
  expect(blocks[1]).toMatchObject({ title: '公告', text: ['一', '二'] });
  expect(blocks[2]).toMatchObject({ image, link: `/store/category?id=${NORTH}` });
  expect(blocks[3]?.categories.length).toBeGreaterThan(0);
  expect((await shown(NORTH, 'en-US'))[1]).toMatchObject({ title: 'News', text: ['One', 'Two'] });
  expect(await shown(SOUTH)).toEqual([]);
  expect(codeOf(await other(storeHomeApi.move, { id: goods, to: 'down' }))).toBe('store_home.gone');
  expect(codeOf(await other(storeHomeApi.remove, { id: goods }))).toBe('store_home.gone');
  expect(codeOf(await other(storeHomeApi.save, { id: goods, kind: 'text', text: 'mine' }))).toBe(
    'store_home.gone',
  );
  expect(codeOf(await packer(storeHomeApi.save, { kind: 'text', text: 'mine' }))).toBe('auth.role');
  expect(valueOf(await packer(storeHomeApi.list, {})).count).toBe(4);
});

test('the picture of a part is in use in the library while the part is there', async () => {
  const { list } = valueOf(await owner(libraryApi.list, {}));
  const picture = list.find(({ name }) => name === 'wide.png')!;
  expect(picture.uses).toMatchObject([{ use: 'home' }]);
  expect(codeOf(await owner(libraryApi.remove, { ids: [picture.picture_id] }))).toBe('library.used');
});

test('goods that are not on sale are left out, and a part that has none left with them', async () => {
  await mall.change('product', { productId: GAUGE.product }, { status: 'off_shelf' });
  await mall.services.changed('goods');
  expect((await shown())[0]?.goods.map((one) => one.product_id)).toEqual([BOLT.product]);
  await mall.change('product', { productId: BOLT.product }, { status: 'off_shelf' });
  await mall.services.changed('goods');
  expect((await shown()).map(({ kind }) => kind)).not.toContain('goods');
  await mall.change('product', { merId: NORTH }, { status: 'on_sale' });
  await mall.services.changed('goods');
});

test('a part appears at its time and ends at its end; before, the store looks at the page as it will be', async () => {
  // The mall of the tests stands on 21 November 2026.
  const id = await add({
    kind: 'text',
    title: '年终',
    text: '活动',
    starts: '2026-12-01T08:00',
    ends: '2026-12-31T08:00',
  });
  expect(await titles()).not.toContain('年终');
  const at = async (time: string) =>
    valueOf(await owner(storeHomeApi.preview, { at: time })).blocks.map(({ title }) => title);
  expect(await at('2026-12-01T07:59')).not.toContain('年终');
  expect(await at('2026-12-01T08:00')).toContain('年终');
  expect(await at('2026-12-31T08:00')).not.toContain('年终');
  expect(codeOf(await owner(storeHomeApi.preview, { at: '2026-02-30T08:00' }))).toBe('site.time');
  expect(valueOf(await other(storeHomeApi.preview, {})).blocks).toEqual([]);
  const waiting = mall.jobs.filter(
    ({ name, payload }) => name === 'content.appear' && JSON.stringify(payload).includes(`store:${NORTH}`),
  );
  expect(waiting.map((job) => job.at?.toISOString())).toEqual([
    '2026-12-01T00:00:00.000Z',
    '2026-12-31T00:00:00.000Z',
  ]);
  valueOf(await owner(storeHomeApi.save, { id, kind: 'text', title: '年终', text: '活动' }));
  expect(await titles()).toContain('年终');
  valueOf(await owner(storeHomeApi.save, { id, kind: 'text', title: '年终', text: '活动', is_shown: false }));
  expect(await titles()).not.toContain('年终');
  valueOf(await owner(storeHomeApi.remove, { id }));
  expect(codeOf(await owner(storeHomeApi.remove, { id }))).toBe('store_home.gone');
});

test('a home page has so many parts and no more', async () => {
  const { count } = valueOf(await owner(storeHomeApi.list, {}));
  for (let n = count; n < STORE_BLOCKS_MAX; n += 1) await add({ kind: 'text', text: `Text ${n}` });
  expect(await owner(storeHomeApi.save, { kind: 'text', text: 'one more' })).toMatchObject({
    failure: { code: 'store_home.many', params: { n: STORE_BLOCKS_MAX } },
  });
});
