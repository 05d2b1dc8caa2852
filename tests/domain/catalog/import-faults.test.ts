// What is wrong in a file is said row by row, nothing of that product is written, and the corrected rows go in.
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { setImmediate as turn } from 'node:timers/promises';
import { and, eq, like } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { keepPicture, runImport, startLocal } from '#lib/domain/goods/import/index.ts';
import { openSmallMall } from '../../support/catalog/small-mall.ts';
import { STOCK_MAX } from '#lib/kernel/limits.ts';
import { errorsOf, exported, goodsOf, productNamed, take } from '../../support/catalog/run.ts';
import {
  bolts,
  bytesOf,
  csv,
  fileOf,
  HEADER,
  removeFiles,
  type Table,
} from '../../support/catalog/sheets.ts';

const mall = await openSmallMall();
afterAll(() => mall.close());
afterAll(removeFiles);

test('goods of a list that says nothing of their category are told by their name', async () => {
  const rows = [
    ['化工产品报价（2026/11/20）', '', '', ''],
    ['品名', '规格', '单价(元)', '库存'],
    ['片碱', '99%', '12.00', '5'],
    ['外六角螺栓', 'M8', '1.20', '5'],
  ];
  const done = await take(mall, 2, csv(rows));
  expect(done).toMatchObject({ created: 1, faulty: 1 });
  expect(String((await errorsOf(mall, done.importId))[1]?.at(-1))).toContain('看不出“片碱”属于哪个类目');
});

test('a fault of a number quotes what stands in the cell', async () => {
  const rows = bolts('QUOTE', ['M8']).map((row) => row.with(7, '面议'));
  const done = await take(mall, 1, csv([HEADER, ...rows]));
  expect(String((await errorsOf(mall, done.importId))[1]?.at(-1))).toContain('“面议”不是有效的整数');
});

test('goods of two thousand sizes, whose names no cell holds in a row, come back from a workbook unchanged', async () => {
  const sizes = Array.from({ length: 2000 }, (_, at) => `特长内六角圆柱头 M${at}×100 12.9级`);
  expect(await take(mall, 3, csv([HEADER, ...bolts('WIDE', sizes)]))).toMatchObject({
    created: 1,
    faulty: 0,
  });
  const before = await goodsOf(mall, 3);
  const again = await take(mall, 3, await bytesOf('xlsx', await exported(mall, 3)));
  expect(again).toMatchObject({ status: 'done', created: 0, updated: 0, unchanged: 1, faulty: 0 });
  expect(await goodsOf(mall, 3)).toEqual(before);
});

/** Codes of the faults that one changed cell of a good product leads to, with their lines. */
async function faultsOf(header: string[], rows: Table): Promise<string[]> {
  const done = await take(mall, 1, csv([header, ...rows]));
  const found = await mall.read('catalogFault', { importId: done.importId }, ['line', 'faults'], {
    by: 'line',
  });
  return found.flatMap(({ line, faults }) => faults.map(({ code }) => `${line} ${code}`));
}

const more = [...HEADER, '阶梯价', '品牌', '图片', '状态', '规格项1', '规格值1', '参数: 表面处理', '面议'];
const good = (code: string): Table =>
  bolts(code, ['M8', 'M10']).map((row, at) => [
    ...row,
    '100=1.10',
    '',
    '',
    '',
    at ? '' : '规格',
    `v${at}`,
    '',
    '',
  ]);
const COLUMN = Object.fromEntries(more.map((name, at) => [name, at]));

test.each([
  ['类目', 1, 'fasteners-bolts-stud', '3 differs'],
  ['单位', 0, '', '2 required'],
  ['起订量', 0, '1.5', '2 whole_number'],
  ['起订量', 0, '0', '2 whole_number'],
  ['单价(元)', 1, '1.234', '3 amount'],
  ['单价(元)', 1, '-1', '3 amount'],
  ['单价(元)', 1, '', '3 required'],
  ['库存', 1, '9999999999', '3 whole_number'],
  // As much as the desk takes.
  ['库存', 1, String(STOCK_MAX + 1), '3 whole_number'],
  ['型号', 1, 'M8', '3 sku_twice'],
  ['型号', 1, '6.9E+12', '3 number_cut'],
  ['型号', 1, '5月6日', '3 date_made'],
  ['型号', 1, '6-Aug', '3 date_made'],
  ['规格值1', 1, 'v0', '3 option_twice'],
  ['规格值1', 1, '', '3 option_value'],
  ['阶梯价', 1, '5=1.00', '3 tiers'],
  ['阶梯价', 1, '100=1.30', '3 tiers'],
  ['状态', 0, '也许', '2 status'],
  ['面议', 0, '也许', '2 yes_no'],
  ['图片', 0, 'missing.jpg', '2 picture'],
  ['图片', 0, 'http://169.254.169.254/latest/meta-data', '2 picture_address'],
  ['图片', 0, '/files/private/catalog/x.webp', '2 picture_address'],
  ['图片', 0, '../../etc/passwd', '2 picture_address'],
  ['商品名称', 0, 'x'.repeat(201), '2 too_long'],
  ['商品名称', 0, 'a\0b', '2 characters'],
])('%s, row %i: "%.20s" is %s', async (column, row, text, fault) => {
  const rows = good(`F-${column}-${text}`.slice(0, 40).replaceAll('\0', ''));
  rows[row]![COLUMN[column]!] = text;
  const count = async () => (await goodsOf(mall, 1)).length;
  const before = await count();
  // A file with NUL is no text at all when it comes as CSV.
  if (fault.endsWith('characters')) {
    expect(await take(mall, 1, csv([more, ...rows]))).toMatchObject({
      status: 'failed',
      failure: { code: 'kind' },
    });
    return;
  }
  expect(await faultsOf(more, rows)).toEqual([fault]);
  expect(await count()).toBe(before);
});

test('rows of a product that stand apart are refused everywhere; its neighbours are taken', async () => {
  const [a, b] = [bolts('APART', ['M6', 'M8']), bolts('NEXT', ['M6'])];
  const done = await take(mall, 1, csv([HEADER, a[0]!, ...b, a[1]!]));
  expect(done).toMatchObject({ created: 1, faulty: 2 });
  expect(await productNamed(mall, 1, 'APART')).toBeUndefined();
});

test.each(['csv', 'xlsx'] as const)(
  'the errors file (%s) holds whole products with reasons, and imports once corrected',
  async (format) => {
    const code = `FIX-${format}`;
    const rows = bolts(code, ['M6', 'M8', 'M10']);
    rows[1]![HEADER.indexOf('单价(元)')] = 'zwölf';
    const first = await take(mall, 1, csv([HEADER, ...bolts(`OK-${format}`, ['M6']), ...rows]));
    expect(first).toMatchObject({ created: 1, faulty: 1 });
    for (const [locale, column] of [
      ['zh-CN', '需更正'],
      ['en-US', 'To correct'],
    ] as const) {
      const errors = await errorsOf(mall, first.importId, locale);
      expect(errors[0]).toEqual([...HEADER, column]);
      expect(errors.slice(1).map((row) => row[0])).toEqual([code, code, code]);
      expect(errors.slice(1).map((row) => String(row.at(-1)).includes('zwölf'))).toEqual([
        false,
        true,
        false,
      ]);
    }
    const errors = await errorsOf(mall, first.importId);
    const again = await take(mall, 1, await bytesOf(format, errors));
    expect(again).toMatchObject({ created: 0, faulty: 1 });
    errors[2]![HEADER.indexOf('单价(元)')] = '1.30';
    const corrected = await take(mall, 1, await bytesOf(format, errors));
    expect(corrected).toMatchObject({ created: 1, faulty: 0, skus: 3 });
  },
);

test('goods of another store are refused, and stay as they are', async () => {
  await take(mall, 2, csv([HEADER, ...bolts('FOREIGN-1', ['M6']), ...bolts('FOREIGN-2', ['M6'])]));
  // Goods that came into the mall before there were files are known by their key alone.
  await mall.remove('catalogEntry', { merId: 2 });
  for (const { productId, key } of await mall.read('product', { merId: 2 }))
    await mall.change('product', { productId }, { key: key.replace('2:', '') });
  const before = await goodsOf(mall, 2);
  const done = await take(mall, 1, await bytesOf('csv', await exported(mall, 2)));
  expect(done).toMatchObject({ status: 'done', created: 0, updated: 0, faulty: before.length });
  expect(await goodsOf(mall, 2)).toEqual(before);
  const found = await mall.list('catalogFault', { importId: done.importId }, 'faults');
  expect(new Set(found.flat().map(({ code }) => code))).toEqual(new Set(['foreign']));
});

test('a file that was stopped in the middle goes on where it was, and ends as if nothing had happened', async () => {
  const rows = Array.from({ length: 350 }, (_, at) => bolts(`GO-${at}`, ['M6', 'M8'])).flat();
  rows[401]![HEADER.indexOf('库存')] = 'x';
  const file = csv([HEADER, ...rows]);
  const stopped = await take(mall, 3, file, { isTime: () => true });
  expect(stopped).toMatchObject({ status: 'running', rowsDone: 200, created: 100 });
  const path = fileOf(file);
  // The process dies between two batches: a run that throws leaves what was settled, and nothing of what was not.
  const dying = runImport(mall.system, stopped.importId, path, {
    tell: (job) => {
      if (job.rowsDone === 400) throw new Error('power cut');
    },
  });
  await expect(dying).rejects.toThrow('power cut');
  const done = await take(mall, 3, file);
  expect(done).toMatchObject({
    importId: stopped.importId,
    status: 'done',
    rowsDone: 700,
    created: 349,
    faulty: 1,
    skus: 698,
  });
  expect(await take(mall, 3, file)).toMatchObject({ created: 0, updated: 0, unchanged: 349, faulty: 1 });
});

test('two processes at the same file settle every product once', async () => {
  const rows = Array.from({ length: 250 }, (_, at) => bolts(`TWO-${at}`, ['M6'])).flat();
  const bytes = csv([HEADER, ...rows]);
  const path = fileOf(bytes);
  const hash = createHash('sha256').update(bytes).digest('hex');
  const job = await startLocal(mall.system, 4, { name: 'two', size: bytes.length, hash });
  await Promise.all([runImport(mall.system, job.importId, path), runImport(mall.system, job.importId, path)]);
  await turn();
  expect(await mall.count('product', (t) => and(eq(t.merId, 4), like(t.key, '4:TWO-%')))).toBe(250);
});

test('a file that changed after its hash was taken is refused', async () => {
  const file = fileOf(csv([HEADER, ...bolts('LATE', ['M6'])]));
  const job = await startLocal(mall.system, 1, { name: 'late', size: 1, hash: 'f'.repeat(64) });
  writeFileSync(file, csv([HEADER, ...bolts('LATER', ['M6'])]));
  expect(await runImport(mall.system, job.importId, file)).toMatchObject({
    status: 'failed',
    failure: { code: 'damaged' },
  });
});

test('a picture that was sent along is redrawn and shown; sent again, it changes nothing', async () => {
  const png = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#888' } })
    .png()
    .toBuffer();
  const file = new Blob([Uint8Array.from(png)]);
  const kept = await keepPicture(mall.system, 1, 'front.png', file);
  expect(kept.ok && kept.value.path).toMatch(/^\/files\/goods\/own\/1\/[0-9a-f]{32}\.webp$/);
  expect(await keepPicture(mall.system, 1, 'front.png', file)).toEqual(kept);
  const rows = bolts('SEEN', ['M6']).map((row) => [...row, 'front.png | /files/category/fasteners.svg']);
  expect(await take(mall, 1, csv([[...HEADER, '图片'], ...rows]))).toMatchObject({ created: 1 });
  const goods = await productNamed(mall, 1, 'SEEN');
  expect(goods?.['image']).toBe(kept.ok && kept.value.path);
  expect(await keepPicture(mall.system, 1, 'x.png', new Blob(['<svg onload=alert(1)>']))).toMatchObject({
    ok: false,
  });
});
