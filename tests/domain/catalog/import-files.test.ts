// A merchant's file becomes goods: whatever wrote it, as often as it is sent, and nothing by halves.
import { afterAll, expect, test } from 'vitest';
import { MERCHANTS } from '#demo/merchants/index.ts';
import { openDemoMall } from '../../support/demo-mall.ts';
import { exported, goodsOf, productNamed, take } from '../../support/catalog/run.ts';
import { bolts, bytesOf, csv, gbk, HEADER, removeFiles, type Table } from '../../support/catalog/sheets.ts';

const mall = await openDemoMall();
afterAll(() => mall.close());
afterAll(removeFiles);

/** Stores whose goods bear one parameter with and without a unit, or under two English names. */
const CROWDED = ['mengcun-kaya', 'linqing-shunpan'].map(
  (key) => MERCHANTS.findIndex((row) => row.key === key) + 1,
);

const table = (code: string): Table => [HEADER, ...bolts(code, ['M8×30', 'M10×40'])];

test.each([
  ['CSV in UTF-8', async (rows: Table) => csv(rows)],
  ['CSV in UTF-8 with its mark', async (rows: Table) => `\uFEFF${csv(rows)}`],
  ['CSV in GBK', async (rows: Table) => gbk(csv(rows))],
  ['CSV with tabs', async (rows: Table) => rows.map((row) => row.join('\t')).join('\n')],
  ['a workbook', async (rows: Table) => bytesOf('xlsx', rows)],
])('%s is read', async (what, write) => {
  const code = what.replaceAll(' ', '-');
  const done = await take(mall, 1, await write(table(code)));
  expect(done).toMatchObject({ status: 'done', created: 1, skus: 2, faulty: 0 });
  const goods = await productNamed(mall, 1, code);
  expect(goods).toMatchObject({ name: `外六角螺栓 ${code}`, moq: 10, price: 120, stock: 1000, sku_count: 2 });
  expect(goods?.skus.map((row) => row['designation'])).toEqual(['M8×30', 'M10×40']);
  expect(goods?.['image']).toMatch(/^\/files\/category\/.+\.svg$/);
});

test('imported goods are found by the search, and counted in their category', async () => {
  const count = async () => (await mall.first('category', { key: 'fasteners-bolts-hex' })).productCount;
  const before = await count();
  await take(mall, 1, csv([HEADER, ...bolts('FIND', ['M99×777'])]));
  expect(await count()).toBe(before + 1);
  const { goodsApi } = await import('#lib/contracts/goods.ts');
  const found = await mall.as()(goodsApi.list, { keyword: 'M99×777' });
  expect(found.ok && found.value.list.map((row) => row.store_name)).toContain('外六角螺栓 FIND');
});

test('the same file twice changes nothing, also after something was sold', async () => {
  const file = csv([HEADER, ...bolts('TWICE', ['M6', 'M8'])]);
  await take(mall, 1, file);
  const goods = await productNamed(mall, 1, 'TWICE');
  await mall.change('sku', { skuId: Number(goods?.skus[0]?.['sku_id']) }, { stock: 499 });
  const before = await goodsOf(mall, 1);
  mall.clock.advance(60_000);
  expect(await take(mall, 1, file)).toMatchObject({ created: 0, updated: 0, unchanged: 1, skus: 0 });
  expect(await goodsOf(mall, 1)).toEqual(before);
});

test('a corrected product is changed in place: SKUs keep their ids, those that are not named stay unless they are taken away', async () => {
  await take(mall, 1, csv([HEADER, ...bolts('CHANGE', ['M6', 'M8'])]));
  const before = await productNamed(mall, 1, 'CHANGE');
  const corrected = csv([HEADER, ...bolts('CHANGE', ['M8', 'M12'], '2.50')]);
  expect(await take(mall, 1, corrected)).toMatchObject({ created: 0, updated: 1 });
  const sizes = (await productNamed(mall, 1, 'CHANGE'))?.skus.map((row) => [
    row['designation'],
    row['price'],
  ]);
  expect(sizes).toEqual([
    ['M6', 120],
    ['M8', 250],
    ['M12', 250],
  ]);
  expect(await take(mall, 1, corrected, { takesAway: true })).toMatchObject({ created: 0, updated: 1 });
  const after = await productNamed(mall, 1, 'CHANGE');
  expect(after?.product_id).toBe(before?.product_id);
  expect(after?.skus.map((row) => row['designation'])).toEqual(['M8', 'M12']);
  expect(after?.skus[0]?.['sku_id']).toBe(before?.skus[1]?.['sku_id']);
  expect(after).toMatchObject({ price: 250, stock: 1000, sku_count: 2 });
});

test('a price on request comes and goes with its column, and without it stays as it is', async () => {
  const rows = bolts('ASK', ['M8', 'M10']);
  const word = (text: string) =>
    csv([[...HEADER, '面议'], ...rows.map((row, at) => [...row, at ? '' : text])]);
  const is = async () => (await productNamed(mall, 1, 'ASK'))?.['price_on_request'];
  expect(await take(mall, 1, word('是'))).toMatchObject({ created: 1, faulty: 0 });
  expect(await is()).toBe(true);
  await take(mall, 1, csv([HEADER, ...rows]));
  expect(await is()).toBe(true);
  const [head = [], ...told] = await exported(mall, 1, 'en-US');
  const own = told.find((row) => row[0] === 'ASK')!;
  expect(own[head.indexOf('Price on request')]).toBe('Yes');
  expect(await take(mall, 1, word('No'))).toMatchObject({ updated: 1, faulty: 0 });
  expect(await is()).toBe(false);
  await take(mall, 1, word('yes'));
});

test('goods without a way back are told so by their column, and stay so without it', async () => {
  const rows = bolts('KEPT', ['M8']);
  const word = (text: string) => csv([[...HEADER, '支持退款'], ...rows.map((row) => [...row, text])]);
  const is = async () => (await productNamed(mall, 1, 'KEPT'))?.['refund_switch'];
  await take(mall, 1, csv([HEADER, ...rows]));
  expect(await is()).toBe(true);
  expect(await take(mall, 1, word('否'))).toMatchObject({ updated: 1, faulty: 0 });
  expect(await is()).toBe(false);
  await take(mall, 1, csv([HEADER, ...rows]));
  expect(await is()).toBe(false);
  await take(mall, 1, word('Yes'));
  expect(await is()).toBe(true);
});

test.each(['zh-CN', 'en-US'] as const)(
  'what is exported in %s imports without changing anything',
  async (locale) => {
    for (const merId of [1, 2, 7, ...CROWDED]) {
      const before = await goodsOf(mall, merId);
      const format = locale === 'zh-CN' ? 'csv' : 'xlsx';
      const done = await take(mall, merId, await bytesOf(format, await exported(mall, merId, locale)));
      expect(done).toMatchObject({ status: 'done', created: 0, updated: 0, faulty: 0, failure: null });
      expect(done.unchanged).toBe(before.length);
      expect(await goodsOf(mall, merId)).toEqual(before);
    }
  },
  60_000,
);

test('parameters follow the table of the category; unknown ones are kept', async () => {
  const header = [...HEADER, '参数: 材质', '型号参数: 螺距 P', 'Param: Lot // Lot', 'My own'];
  const rows = bolts('PARAM', ['M8', 'M10']).map((row, at) => [
    ...row,
    at ? '' : '不锈钢',
    `1.${at}`,
    at ? '' : 'L7',
    'x',
  ]);
  const done = await take(mall, 1, csv([header, ...rows]));
  expect(done).toMatchObject({ created: 1, faulty: 0 });
  const goods = await productNamed(mall, 1, 'PARAM');
  expect(goods?.['params']).toEqual([
    { name: { zh: '材质', en: 'Material' }, value: { zh: '不锈钢', en: '不锈钢' } },
    { name: { zh: 'Lot', en: 'Lot' }, value: { zh: 'L7', en: 'L7' } },
    { name: { zh: 'My own', en: 'My own' }, value: { zh: 'x', en: 'x' } },
  ]);
  expect(goods?.skus[1]?.['params']).toEqual([
    { name: { zh: '螺距 P', en: 'Pitch P' }, value: { zh: '1.1', en: '1.1' }, unit: 'mm' },
  ]);
});
