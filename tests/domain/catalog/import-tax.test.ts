// A file says under what tax classification (税收分类编码) goods are invoiced, however an office calls the column.
import { afterAll, expect, test } from 'vitest';
import { exported, productNamed, take } from '../../support/catalog/run.ts';
import { bolts, csv, HEADER, removeFiles } from '../../support/catalog/sheets.ts';
import { openSmallMall } from '../../support/catalog/small-mall.ts';

const mall = await openSmallMall();
afterAll(() => mall.close());
afterAll(removeFiles);

test('a tax classification comes by its columns, stays without them, is exported, and an office calls it otherwise', async () => {
  const rows = bolts('TAXED', ['M8', 'M10']);
  const code = '1080207010000000000';
  const told = (heads: string[], cells: string[]) =>
    csv([[...HEADER, ...heads], ...rows.map((row, at) => [...row, ...(at ? cells.map(() => '') : cells)])]);
  const is = async () => {
    const goods = await productNamed(mall, 1, 'TAXED');
    return [goods?.['tax_code'], goods?.['tax_name']];
  };
  await take(mall, 1, csv([HEADER, ...rows]));
  expect(await is()).toEqual(['', '']);
  const both = told(['商品和服务税收编码', '税收分类简称'], [code, '紧固件']);
  expect(await take(mall, 1, both)).toMatchObject({ updated: 1, faulty: 0 });
  await take(mall, 1, csv([HEADER, ...rows]));
  expect(await is()).toEqual([code, '紧固件']);
  const [head = [], ...lines] = await exported(mall, 1, 'en-US');
  const own = lines.find((row) => row[0] === 'TAXED')!;
  expect([own[head.indexOf('Tax code')], own[head.indexOf('Tax short name')]]).toEqual([code, '紧固件']);
  expect(await take(mall, 1, told(['税收分类编码'], ['10802070']))).toMatchObject({ updated: 0, faulty: 1 });
  const office = [
    ['产品名称', '规格', '单位', '含税单价', '库存', '税收分类编码'],
    ['六角头螺栓', 'M8×30', '件', '1.20', '500', code],
    ['六角头螺栓', 'M8×40', '件', '1.30', '500', code],
  ];
  expect(await take(mall, 1, csv(office))).toMatchObject({ created: 1, skus: 2, faulty: 0 });
  expect(await mall.list('product', { merId: 1, name: '六角头螺栓' }, 'taxCode')).toEqual([code]);
});
