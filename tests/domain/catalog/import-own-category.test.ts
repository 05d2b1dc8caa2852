// A file says in which of the store's own categories its goods stand.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorsOf, exported, goodsOf, productNamed, take } from '../../support/catalog/run.ts';
import { bolts, csv, HEADER, removeFiles, type Table } from '../../support/catalog/sheets.ts';
import { openSmallMall } from '../../support/catalog/small-mall.ts';

let [parts, long, tools]: number[] = [];
const mall = await openSmallMall();
beforeAll(async () => {
  const add = async (name: string, nameEn: string, parentId = 0) => {
    const [made] = await mall.add('storeCategory', { merId: 1, name, nameEn, parentId, sort: 1 });
    return made!.merCateId;
  };
  parts = await add('紧固件', 'Fasteners');
  long = await add('加长', 'Long', parts);
  tools = await add('工具', '');
  await add('加长', 'Long', tools);
});
afterAll(() => mall.close());
afterAll(removeFiles);

const [first = [], second = []] = bolts('SORTED', ['M8', 'M10']);
const told = (cell: string): Table => [
  [...HEADER, '店铺分类'],
  [...first, cell],
  [...second, ''],
];
const stands = async () => (await productNamed(mall, 1, 'SORTED'))?.['mer_cate_id'];

test('a whole name, or the last part of it that only one bears, puts a product in; an empty cell takes it out', async () => {
  expect(await take(mall, 1, csv(told('紧固件 > 加长')))).toMatchObject({ created: 1, faulty: 0 });
  expect(await stands()).toBe(long);
  await take(mall, 1, csv([HEADER, first, second]));
  expect(await stands()).toBe(long);
  await take(mall, 1, csv(told('工具')));
  expect(await stands()).toBe(tools);
  await take(mall, 1, csv(told('fasteners/long')));
  expect(await stands()).toBe(long);
  await take(mall, 1, csv(told('')));
  expect(await stands()).toBe(null);
});

test('a name that the store does not have, or has twice, is a fault with its cure', async () => {
  for (const name of ['密封件', '加长']) {
    const done = await take(mall, 1, csv(told(name)));
    expect(done).toMatchObject({ updated: 0, faulty: 1 });
    const [, row] = await errorsOf(mall, done.importId, 'en-US');
    expect(String(row?.at(-1))).toContain(`“${name}” is none of your own categories`);
  }
});

test('what is exported in either language comes back without a change', async () => {
  await take(mall, 1, csv(told('紧固件 > 加长')));
  const before = await goodsOf(mall, 1);
  for (const locale of ['zh-CN', 'en-US'] as const) {
    const table = await exported(mall, 1, locale);
    expect(table.flat()).toContain(locale === 'zh-CN' ? '紧固件 > 加长' : 'Fasteners > Long');
    expect(await take(mall, 1, csv(table))).toMatchObject({ created: 0, updated: 0, faulty: 0 });
    expect(await goodsOf(mall, 1)).toEqual(before);
  }
});
