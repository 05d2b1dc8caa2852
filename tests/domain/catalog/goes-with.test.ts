// What is needed beside a size: rules over the parameters of two categories, answered by what stores have in stock.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goodsApi } from '#lib/contracts/goods.ts';
import { merchant, merchantCategory, merchantType } from '#lib/db/schema.ts';
import { seedCategories } from '#lib/seed/base/categories.ts';
import { seedParameters } from '#lib/seed/base/parameters.ts';
import { take } from '../../support/catalog/run.ts';
import { csv, removeFiles } from '../../support/catalog/sheets.ts';
import { storeRow } from '../../support/catalog/small-mall.ts';
import { openTestMall } from '../../support/mall.ts';

const HEAD = ['code', 'name', 'category', 'unit', 'designation', 'price', 'stock'];
const PARAMETERS = ['螺纹规格', '适用螺纹', '表面处理', '对边宽度 s|mm', '口径', '通径', '压力', '公称压力'];
type Goods = [code: string, category: string, stock: number, parameters: Record<string, string>];

const MINE: Goods[] = [
  ['BOLT-M8', 'fasteners-bolts-hex', 500, { 螺纹规格: 'M8', 表面处理: '氧化发黑' }],
  ['NUT-M8-BLACK', 'fasteners-nuts-hex', 500, { 螺纹规格: 'M8', 表面处理: '氧化发黑' }],
  ['NUT-M8-PLAIN', 'fasteners-nuts-hex', 500, { 螺纹规格: 'M8', 表面处理: '本色' }],
  ['NUT-M10', 'fasteners-nuts-hex', 500, { 螺纹规格: 'M10', 表面处理: '氧化发黑' }],
  ['WASHER-M8', 'fasteners-washers-flat', 0, { 适用螺纹: 'M8' }],
  ['FLANGE-50-16', 'fittings-flange-slip', 20, { 口径: 'DN50', 压力: 'PN16' }],
  ['GASKET-50-40', 'seals-static-gasket', 20, { 通径: 'DN50', 公称压力: 'PN40' }],
  ['GASKET-65-16', 'seals-static-gasket', 20, { 通径: 'DN65', 公称压力: 'PN16' }],
  ['TAPE', 'packaging-tape', 20, {}],
];
const THEIRS: Goods[] = [
  ['NUT-M8-BLACK-2', 'fasteners-nuts-hex', 500, { 螺纹规格: 'M8', 表面处理: '氧化发黑' }],
  ['GASKET-50-16', 'seals-static-gasket', 20, { 通径: 'DN50', 公称压力: 'PN16' }],
];

const fileOf = (goods: readonly Goods[]): string =>
  csv([
    [...HEAD, ...PARAMETERS.map((name) => `sku_param:${name}`)],
    ...goods.map(([code, category, stock, parameters]) => [
      code,
      code,
      category,
      '件',
      code,
      '1.00',
      stock,
      ...PARAMETERS.map((name) => parameters[name] ?? ''),
    ]),
  ]);

const mall = await openTestMall();
beforeAll(async () => {
  const { db } = mall.services.database;
  const lay = { db, now: mall.clock.now(), keep: (path: string) => Promise.resolve(`/files/${path}`) };
  await seedCategories(lay);
  await seedParameters(lay);
  await db.insert(merchantType).values({ merchantTypeId: 1, key: 'works', name: '工厂', nameEn: 'Works' });
  await db.insert(merchantCategory).values({ merchantCategoryId: 1, name: '紧固件', nameEn: 'Fasteners' });
  await db.insert(merchant).values([1, 2].map((merId) => storeRow(merId, mall.clock.now())));
  expect((await take(mall, 2, fileOf(THEIRS))).faulty).toBe(0);
  expect((await take(mall, 1, fileOf(MINE))).faulty).toBe(0);
});
afterAll(() => mall.close());
afterAll(removeFiles);

async function beside(designation: string, cate_id?: number): Promise<string[]> {
  const rows = await mall.read('sku', { designation }, { sku_id: 'skuId' });
  const found = await mall.as()(goodsApi.goesWith, { unique: Number(rows[0]!['sku_id']), cate_id });
  if (!found.ok) throw new Error(found.failure.code);
  return found.value.map((row) => row.designation);
}

test('a bolt is shown the nut of its thread and finish, from its own store first, and no washer that is sold out', async () => {
  expect(await beside('BOLT-M8')).toEqual(['NUT-M8-BLACK']);
});

test('a flange is shown the gasket of its bore and pressure, whoever has it, and none of another pressure', async () => {
  expect(await beside('FLANGE-50-16')).toEqual(['GASKET-50-16']);
});

test('a nut is shown its bolt, and goods without a rule nothing', async () => {
  expect(await beside('NUT-M8-PLAIN')).toEqual(['BOLT-M8']);
  expect(await beside('TAPE')).toEqual([]);
});

test('whoever knows the category of the goods hears at once that nothing goes with any of them', async () => {
  const rows = await mall.read(
    'category',
    { key: ['fasteners-bolts-hex', 'packaging-tape'] },
    { key: 'key', category_id: 'categoryId' },
  );
  const idOf = (key: string) => Number(rows.find((row) => row['key'] === key)!['category_id']);
  expect(await beside('BOLT-M8', idOf('fasteners-bolts-hex'))).toEqual(['NUT-M8-BLACK']);
  expect(await beside('BOLT-M8', idOf('packaging-tape'))).toEqual([]);
});
