// A quick order finds what each line means, offers choices where it is in doubt, and drops nothing.
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { designationKey, searchVector } from '#lib/domain/goods/search/index.ts';
import { matchLines, readTable } from '#lib/domain/trade/cart/index.ts';
import { writeSheet } from '#lib/tables/write-sheet.ts';
import type { QuickLine } from '#lib/kernel/quick-lines.ts';
import { sheetWorkbook, workbook } from '../../support/catalog/sheets.ts';
import { BOLT, GAUGE, openTradeMall, VALVE } from '../../support/trade-mall.ts';

const mall = await openTradeMall();
beforeAll(async () => {
  const skus = await mall.read('sku', {}, { sku_id: 'skuId', designation: 'designation' });
  for (const row of skus)
    await mall.change('sku', { skuId: row.sku_id }, { designationKey: designationKey(row.designation) });
  for (const [id, name, designations] of [
    [1, '六角螺栓', ['M8x30', 'M10x30']],
    [2, '球阀', ['DN25']],
    [3, '压力表', ['Y-100']],
  ] as const) {
    const source = {
      name,
      nameEn: '',
      brand: [],
      category: ['紧固件'],
      keywords: [],
      brief: [],
      standards: [],
      params: [],
      sizes: [],
    };
    const search = searchVector({ ...source, designations: [...designations] });
    await mall.change('product', { productId: id }, { search });
  }
});
afterAll(() => mall.close());

async function match(...lines: QuickLine[]) {
  const found = await matchLines(mall.ctx(1), { lines }, (failure) => failure.code);
  if (!found.ok) throw new Error(found.failure.code);
  return found.value.map(({ state, choices }) => [state, ...choices.map((one) => one.productAttr.unique)]);
}

test('pieces of goods that are sold by the hundred are hundreds, not as many hundreds', async () => {
  await mall.change('product', { productId: 1 }, { unitName: '百支', unitNameEn: '100 pcs' });
  const asked = { words: 'M8x30', num: 500, unit: 'pcs' };
  const found = await matchLines(mall.ctx(1), { lines: [asked] }, (failure) => failure.code);
  expect(found.ok && found.value[0]).toMatchObject({
    ...asked,
    state: 'exact',
    choices: [{ cart_num: 5, is_unit_sure: true }],
  });
});

test('a designation that one product has is it, however it is spelt', async () => {
  expect(
    await match({ words: 'm8×30', num: 10 }, { words: 'Y100', num: 1 }, { words: '球阀 dn25', num: 1 }),
  ).toEqual([
    ['exact', BOLT.m8],
    ['exact', GAUGE.sku],
    ['exact', VALVE.sku],
  ]);
});

test('what is only named offers its goods, and what nobody sells is answered as such', async () => {
  expect(await match({ words: '六角螺栓', num: 10 }, { words: '火星探测器 ZZ-9', num: 1 })).toEqual([
    ['choices', expect.any(Number)],
    ['none'],
  ]);
});

test('remarks around a thing that is sold are no reason to offer nothing, nor around its order code', async () => {
  const call = (code: string): Promise<unknown> =>
    mall.change('sku', { skuId: GAUGE.sku }, { designationKey: designationKey(code) });
  await call('YTN-100B');
  const found = await match(
    { words: '六角螺栓 配双螺母 供方自定 现场核对', num: 1 },
    { words: 'YTN-100B 轴向 表盘 白色 带边', num: 1 },
  );
  await call('Y-100');
  expect(found).toEqual([
    ['choices', expect.any(Number)],
    ['choices', GAUGE.sku],
  ]);
});

test('a designation that two products have is for the buyer to choose', async () => {
  await mall.change('sku', { skuId: GAUGE.sku }, { designationKey: designationKey('DN25') });
  const [line] = await match({ words: 'DN25', num: 1 });
  await mall.change('sku', { skuId: GAUGE.sku }, { designationKey: designationKey('Y-100') });
  expect(line?.[0]).toBe('choices');
  expect(line?.slice(1).toSorted()).toEqual([VALVE.sku, GAUGE.sku]);
});

test('a quantity that the rules refuse is said beside the match and changes nothing', async () => {
  const found = await matchLines(
    mall.ctx(1),
    { lines: [{ words: 'M8x30', num: 7 }] },
    (failure) => failure.code,
  );
  expect(found.ok && found.value[0]?.choices[0]).toMatchObject({
    cart_num: 7,
    problem: 'quantity.below_minimum',
  });
});

test('goods that are off the shelf are not offered', async () => {
  await mall.change('product', { productId: 2 }, { status: 'off_shelf' });
  const found = await match({ words: 'DN25', num: 1 });
  await mall.change('product', { productId: 2 }, { status: 'on_sale' });
  expect(found).toEqual([['none']]);
});

const read = (bytes: Uint8Array | string) => {
  const part = typeof bytes === 'string' ? bytes : new Uint8Array(bytes);
  return readTable(mall.ctx(1), { file: new Blob([part]) });
};
const lines = [
  { words: '六角螺栓 M8x30', num: 200 },
  { words: '球阀 DN25', num: 3 },
];

test('a CSV is read in UTF-8 with and without its mark, and in GBK', async () => {
  const csv = '名称,型号,数量\n六角螺栓,M8x30,200\n球阀,DN25,3\n';
  // 名称,型号,数量 / 六角螺栓 / 球阀, as a spreadsheet of this country saves them.
  const gbk = Buffer.concat([
    Buffer.from('c3fbb3c62cd0cdbac52ccafdc1bf0a', 'hex'),
    Buffer.from('c1f9bdc7c2ddcba8', 'hex'),
    Buffer.from(',M8x30,200\n'),
    Buffer.from('c7f2b7a7', 'hex'),
    Buffer.from(',DN25,3\n'),
  ]);
  for (const bytes of [csv, `\ufeff${csv}`, gbk])
    expect(await read(bytes)).toEqual({ ok: true, value: { lines, left_out: 0 } });
});

test('a workbook is read, its first sheet', async () => {
  const table = [
    ['名称', '型号', '数量'],
    ['六角螺栓', 'M8x30', 200],
    ['球阀', 'DN25', 3],
  ];
  expect(await read(await buffer(writeSheet('xlsx', table)))).toEqual({
    ok: true,
    value: { lines, left_out: 0 },
  });
});

const archive = (name: string, content: Buffer): Promise<Buffer> => workbook({ [name]: content });

test('a bomb, a document type, a broken archive, a picture and nothing are refused', async () => {
  const code = async (bytes: Uint8Array | string) => {
    const answer = await read(bytes);
    return answer.ok ? 'ok' : answer.failure.code;
  };
  expect(await code(await archive('xl/worksheets/sheet1.xml', Buffer.alloc(40_000_000, 32)))).toBe(
    'quick.broken',
  );
  // Twenty thousand cells of one text of a megabyte.
  const many = `<worksheet><sheetData>${`<row>${'<c t="s"><v>0</v></c>'.repeat(20)}</row>`.repeat(1000)}</sheetData></worksheet>`;
  const long = `<sst><si><t xml:space="preserve">${' '.repeat(1_000_000)}x</t></si></sst>`;
  expect(await code(await sheetWorkbook(many, { 'xl/sharedStrings.xml': long }))).toBe('quick.broken');
  const laughs = '<!DOCTYPE x [<!ENTITY a "aaaa">]><worksheet><sheetData/></worksheet>';
  expect(await code(await archive('xl/worksheets/sheet1.xml', Buffer.from(laughs)))).toBe('quick.broken');
  expect(await code(Uint8Array.from([0x50, 0x4b, 3, 4, 9, 9, 9]))).toBe('quick.broken');
  expect(await code(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0]))).toBe('quick.type');
  expect(await code('名称,型号,数量\n')).toBe('quick.empty');
  expect(await code(new Uint8Array(2 * 1024 * 1024 + 1))).toBe('quick.size');
});
