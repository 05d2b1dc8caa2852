// What the platform says of its catalogue at its desk holds in files, lists and searches at once: categories with their
// parameter tables, brands, standards. What is in use stays, and the refusal says by how many.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '#lib/call/call.ts';
import { goodsApi } from '#lib/contracts/goods.ts';
import type { PlatformRole } from '#lib/contracts/platform-role.ts';
import { taxonomyApi } from '#lib/contracts/taxonomy.ts';
import { applyPlatformSettings } from '#lib/kernel/platform-settings.ts';
import { unitContentOf, inSalesUnits, unitNamed } from '#lib/kernel/sales-unit.ts';
import { followPlatformSettings } from '#lib/server/follow-platform-settings.ts';
import { take } from '../../support/catalog/run.ts';
import { csv, HEADER, removeFiles } from '../../support/catalog/sheets.ts';
import { openSmallMall } from '../../support/catalog/small-mall.ts';
import { codeOf, valueOf } from '../../support/trade-steps.ts';
import { tokenOf } from '../account/people.ts';

let desk: Call;
async function staff(phone: string, ...roles: PlatformRole[]): Promise<Call> {
  const token = await tokenOf(mall, phone);
  const { uid } = await mall.first('user', { phone });
  await mall.add('userRole', { uid, role: 'platform', platformRoles: roles });
  return mall.as(token);
}

const mall = await openSmallMall();
beforeAll(async () => {
  await mall.numberFrom('category', 100);
  desk = await staff('13800000091', 'content');
}, 60_000);
afterAll(() => mall.close());
afterAll(removeFiles);
afterAll(() => applyPlatformSettings({ names: {}, timers: {} }));

const BOLTS = 2;
const names = { name: '槽钢', name_en: 'Channel steel' };
let channel: number;

const facets = async (cate: number) =>
  valueOf(await mall.as()(goodsApi.facets, { cate_id: cate }))
    .parameters.filter((row) => row.name !== '型号')
    .map((row) => [row.name, row.unit, row.values.map((value) => value.name)]);

test('a category stands below another one, bears a name once, and goes no deeper than goods do', async () => {
  const saved = valueOf(await desk(taxonomyApi.saveCategory, { ...names, parent_id: BOLTS, sort: 5 }));
  channel = saved.id;
  expect(codeOf(await desk(taxonomyApi.saveCategory, { ...names, parent_id: BOLTS }))).toBe(
    'taxonomy.name_taken',
  );
  expect(
    codeOf(await desk(taxonomyApi.saveCategory, { name: '轻型', name_en: 'Light', parent_id: channel })),
  ).toBe('taxonomy.level');
  const { list } = valueOf(await desk(taxonomyApi.categories, {}));
  const row = list.find((one) => one.category_id === channel);
  expect(row).toMatchObject({ level: 3, parent_id: BOLTS, goods: 0, children: 0 });
  // Each stands right below the one that it belongs to.
  expect(list.map((one) => one.level)).toEqual([1, 2, 3, 3, 3]);
  const shown = valueOf(await mall.as()(goodsApi.categories));
  expect(JSON.stringify(shown)).toContain('槽钢');
});

test('a category says under what tax classification its goods are invoiced, by 19 digits', async () => {
  const save = (more: object) => desk(taxonomyApi.saveCategory, { ...names, id: channel, sort: 5, ...more });
  expect(await save({ tax_code: '10802' })).toMatchObject({
    ok: false,
    failure: { code: 'taxonomy.tax_code', field: 'tax_code' },
  });
  const tax = { tax_code: '1080207010000000000', tax_name: '型材' };
  valueOf(await save(tax));
  // What is not told stays.
  valueOf(await save({}));
  const { list } = valueOf(await desk(taxonomyApi.categories, {}));
  expect(list.find((one) => one.category_id === channel)).toMatchObject(tax);
});

test('a parameter table takes the words and units of merchants, and lists are narrowed as it says', async () => {
  const save = (more: object) =>
    desk(taxonomyApi.saveParameter, { category: channel, name_en: 'x', type: 'number', ...more } as never);
  const choices = ['热镀锌 | Hot-dip galvanized | 热浸锌, HDG', '黑 | Black'];
  valueOf(
    await save({ name: '腰厚', name_en: 'Web', unit: 'mm', units: ['丝 = 0.01'], filter: 'yes', sort: 2 }),
  );
  const finish = valueOf(
    await save({ name: '镀层', name_en: 'Finish', type: 'choice', choices, filter: 'yes', sort: 1 }),
  );
  // What stands above a category counts in it as well.
  valueOf(
    await desk(taxonomyApi.saveParameter, { category: 1, name: '产地', name_en: 'Origin', type: 'text' }),
  );
  expect(codeOf(await save({ name: '镀层', type: 'text' }))).toBe('taxonomy.parameter_twice');
  expect(codeOf(await save({ name: '产地', type: 'text' }))).toBe('taxonomy.parameter_twice');
  expect(codeOf(await save({ name: '颜色', type: 'choice' }))).toBe('taxonomy.choices_missing');
  expect(codeOf(await save({ name: '高', units: ['cm is ten'] }))).toBe('taxonomy.unit_line');

  const header = [...HEADER, '腰厚[丝]', '镀层'];
  const goods = ['C-1', '槽钢 C-1', 'channel-steel', '根', 1];
  const file = csv([
    header,
    [...goods, '10#', '1.20', 500, '530', 'HDG'],
    ['C-1', '', '', '', '', '12#', '1.50', 500, '550', '热浸锌'],
    ['C-1', '', '', '', '', '14#', '1.80', 500, '550', '黑'],
  ]);
  expect(await take(mall, 1, file)).toMatchObject({ status: 'done', created: 1, faulty: 0, skus: 3 });
  expect(await facets(channel)).toEqual([
    ['镀层', '', ['热镀锌', '黑'].toSorted((a, b) => a.localeCompare(b, 'zh-CN'))],
    ['腰厚', 'mm', ['5.3', '5.5']],
  ]);

  const table = valueOf(await desk(taxonomyApi.parameters, { category: channel })).list;
  expect(table.map((row) => [row.name, row.inherited_from, row.sizes])).toEqual([
    ['产地', 'fasteners', 0],
    ['镀层', '', 3],
    ['腰厚', '', 3],
  ]);
  // No filter any more: it is gone with the next look.
  mall.tags.length = 0;
  const edited = { id: finish.id, name: '镀层', name_en: 'Finish', type: 'choice' as const, choices };
  valueOf(await desk(taxonomyApi.saveParameter, { ...edited, filter: 'no' }));
  expect(mall.tags).toEqual(expect.arrayContaining(['categories', 'goods']));
  expect((await facets(channel)).map(([name]) => name)).toEqual(['腰厚']);
  expect(codeOf(await desk(taxonomyApi.removeParameter, { id: finish.id }))).toBe('taxonomy.parameter_used');
});

test('rows of sizes stand in the order of the parameter that the table sorts by', async () => {
  const table = valueOf(await desk(taxonomyApi.parameters, { category: channel })).list;
  const web = table.find((row) => row.name === '腰厚')!;
  const order = async () =>
    valueOf(await mall.as()(goodsApi.sizes, { cate_id: channel })).list.map((row) => row.designation);
  await mall.change('sku', { designation: '14#' }, { price: 100 });
  expect(await order()).toEqual(['14#', '10#', '12#']);
  const { name_zh: name, name_en, type, unit, units, filter } = web;
  valueOf(
    await desk(taxonomyApi.saveParameter, {
      id: web.parameter_id,
      name,
      name_en,
      type,
      unit,
      units,
      filter,
      sorts: true,
    }),
  );
  expect(await order()).toEqual(['10#', '14#', '12#']);
});

test('a category or a brand that goods stand in stays, and the refusal counts them', async () => {
  const used = await desk(taxonomyApi.removeCategory, { id: channel });
  expect(used).toMatchObject({
    ok: false,
    failure: { code: 'taxonomy.category_used', message: expect.stringContaining('1') },
  });
  expect(codeOf(await desk(taxonomyApi.removeCategory, { id: BOLTS }))).toBe('taxonomy.category_not_empty');
  const empty = valueOf(
    await desk(taxonomyApi.saveCategory, { name: '空', name_en: 'Empty', parent_id: BOLTS }),
  );
  valueOf(await desk(taxonomyApi.removeCategory, empty));
  expect(codeOf(await desk(taxonomyApi.removeCategory, empty))).toBe('taxonomy.gone');

  const brand = valueOf(await desk(taxonomyApi.saveBrand, { name: '包钢', name_en: 'Baogang' }));
  expect(codeOf(await desk(taxonomyApi.saveBrand, { name: 'BAOGANG', name_en: 'B' }))).toBe(
    'taxonomy.name_taken',
  );
  await mall.change('product', {}, { brandId: brand.id });
  expect(codeOf(await desk(taxonomyApi.removeBrand, brand))).toBe('taxonomy.brand_used');
  await mall.change('product', {}, { brandId: null });
  valueOf(await desk(taxonomyApi.removeBrand, brand));
});

test('standards that the platform calls the same find the goods of each other', async () => {
  await take(
    mall,
    1,
    csv([
      [...HEADER, '标准'],
      ['S-1', '槽钢 S-1', 'channel-steel', '根', 1, '20#', '2.00', 9, 'GB/T 98765'],
    ]),
  );
  const found = async (keyword: string) =>
    valueOf(await mall.as()(goodsApi.list, { keyword })).list.map((row) => row.store_name);
  expect(await found('DIN 55443')).not.toContain('槽钢 S-1');
  const names = ['GB/T 98765', 'DIN 55443'];
  const group = valueOf(await desk(taxonomyApi.saveStandard, { names }));
  expect(await found('DIN 55443')).toContain('槽钢 S-1');
  const { list } = valueOf(await desk(taxonomyApi.standards, { keyword: 'din55443' }));
  expect(list).toMatchObject([{ names, is_given: false }]);
  expect(codeOf(await desk(taxonomyApi.saveStandard, { names: ['GB/T 1', 'gb/t1'] }))).toBe(
    'taxonomy.standard_few',
  );
  valueOf(await desk(taxonomyApi.removeStandard, group));
  expect(await found('DIN 55443')).not.toContain('槽钢 S-1');
});

test('nobody else edits the catalogue', async () => {
  const finance = await staff('13800000092', 'finance');
  expect(codeOf(await finance(taxonomyApi.categories, {}))).toBe('auth.role');
  const buyer = mall.as(await tokenOf(mall, '13800000093'));
  expect(codeOf(await buyer(taxonomyApi.saveCategory, names))).toBe('auth.forbidden');
});

test('a listed unit is what its spellings mean: in files, in prices of one and in quantities that buyers ask for', async () => {
  const units = async (ask: object = {}) =>
    valueOf(await desk(taxonomyApi.units, { limit: 100, ...ask })).list;
  const roll = {
    name: '卷',
    name_en: 'roll',
    spellings: ['捆', 'Rolls', '卷'],
    base: '米',
    base_en: 'm',
    count: 100,
  };
  expect(codeOf(await desk(taxonomyApi.saveUnit, { ...roll, count: 1 }))).toBe('taxonomy.unit_base');
  expect(codeOf(await desk(taxonomyApi.saveUnit, { ...roll, base: '' }))).toBe('taxonomy.unit_base');
  expect(codeOf(await desk(taxonomyApi.saveUnit, { ...roll, code: 'roll!' }))).toBe('taxonomy.unit_code');
  const stop = followPlatformSettings(mall.services.database, () => undefined);
  valueOf(await desk(taxonomyApi.saveUnit, { ...roll, code: 'xro' }));
  await expect.poll(() => unitContentOf('Rolls')).toEqual({ count: 100, unit: '米' });
  expect(unitContentOf('roll')).toEqual({ count: 100, unit: 'm' });
  expect(inSalesUnits(250, '米', { names: ['卷', 'roll'] })).toEqual({ num: 3, isSure: true });
  expect(inSalesUnits(2, '捆', { names: ['卷', 'roll'] })).toEqual({ num: 2, isSure: true });
  const spool = { name: '盘', name_en: 'spool', spellings: ['ROLLS'] };
  expect(codeOf(await desk(taxonomyApi.saveUnit, spool))).toBe('taxonomy.unit_taken');

  // 个 and 支 are both a pc: that name tells neither from the other.
  for (const name of ['个', '支']) valueOf(await desk(taxonomyApi.saveUnit, { name, name_en: 'pc' }));
  expect(unitNamed({ zh: '盒', en: 'pc' })).toEqual({ zh: '盒', en: 'pc' });
  for (const name of ['个', '支']) valueOf(await desk(taxonomyApi.removeUnit, { name }));

  const row = ['U-1', '电缆 U-1', 'channel-steel', '捆', 1, 'RVV 2×1.5', '250.00', 9];
  expect(await take(mall, 1, csv([HEADER, row]))).toMatchObject({ created: 1, faulty: 0 });
  expect(
    await mall.read('product', { name: '电缆 U-1' }, { unit_name: 'unitName', unit_name_en: 'unitNameEn' }),
  ).toEqual([{ unit_name: '卷', unit_name_en: 'roll' }]);
  const [card] = valueOf(await mall.as()(goodsApi.list, { keyword: '电缆 U-1' })).list;
  expect(card?.holds).toEqual({ count: 100, unit: '米' });
  expect(await units({ listed: 'yes' })).toMatchObject([
    { name: '卷', spellings: ['捆', 'Rolls'], code: 'XRO', goods: 1 },
  ]);
  expect((await units({ listed: 'no' })).map(({ name }) => name)).toContain('根');

  valueOf(await desk(taxonomyApi.saveUnit, { ...roll, was: '卷', count: 200 }));
  await expect.poll(() => unitContentOf('卷')?.count).toBe(200);
  valueOf(await desk(taxonomyApi.removeUnit, { name: '卷' }));
  await expect.poll(() => unitContentOf('卷')).toBeUndefined();
  expect(codeOf(await desk(taxonomyApi.removeUnit, { name: '卷' }))).toBe('taxonomy.gone');
  expect((await units({ listed: 'no' })).map(({ name }) => name)).toContain('卷');
  stop();
});
