// Files that want to hurt: what unpacks to everything, rows without end, formulas, and programs in cells.
import { afterAll, expect, test } from 'vitest';
import { SheetError } from '#lib/tables/sheet-row.ts';
import { openSheet } from '#lib/tables/open-sheet.ts';
import { CATALOGUE, SMALL, type TableLimits } from '#lib/tables/table-limits.ts';
import { openSmallMall } from '../../support/catalog/small-mall.ts';
import { errorsOf, exported, productNamed, take } from '../../support/catalog/run.ts';
import {
  bolts,
  bytesOf,
  csv,
  fileOf,
  HEADER,
  removeFiles,
  sheetWorkbook,
  workbook,
} from '../../support/catalog/sheets.ts';

const mall = await openSmallMall();
afterAll(() => mall.close());
afterAll(removeFiles);

async function refusalOf(bytes: Uint8Array | string, limits = CATALOGUE): Promise<string> {
  try {
    const sheet = await openSheet(fileOf(bytes), limits);
    for await (const row of sheet.rows()) void row;
    return 'read';
  } catch (error) {
    if (error instanceof SheetError) return error.code;
    throw error;
  }
}

const sheet = (rows: string): string =>
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`;
const cell = (text: string): string => `<c t="inlineStr"><is><t>${text}</t></is></c>`;

test('a workbook that unpacks to a thousand times its size is refused after sixteen megabytes', async () => {
  const bomb = await sheetWorkbook(
    Buffer.concat([Buffer.from(sheet('').slice(0, -24)), Buffer.alloc(40e6, ' ')]),
  );
  expect(bomb.length).toBeLessThan(100_000);
  expect(await refusalOf(bomb)).toBe('packed');
});

test('a text that many cells share is no longer than a cell and counts for each of them', async () => {
  const shared = (...texts: string[]) => ({
    'xl/sharedStrings.xml': `<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${texts
      .map((text) => (text ? `<si><t xml:space="preserve">${text}</t></si>` : '<si/>'))
      .join('')}</sst>`,
  });
  const rows = (count: number, cells: number): string =>
    sheet(`<row>${'<c t="s"><v>0</v></c>'.repeat(cells)}</row>`.repeat(count));
  const refusal = async (count: number, cells: number, limits: TableLimits, ...texts: string[]) =>
    refusalOf(await sheetWorkbook(rows(count, cells), shared(...texts)), limits);
  expect(await refusal(1, 1, CATALOGUE, ' '.repeat(CATALOGUE.cell + 1))).toBe('row_too_long');
  expect(await refusal(1, 9, CATALOGUE, ' '.repeat(CATALOGUE.cell - 1) + 'x')).toBe('row_too_long');
  expect(await refusal(100, 7, SMALL, ' '.repeat(SMALL.cell - 1) + 'x')).toBe('packed');
  expect(await refusal(1, 1, { ...SMALL, shared: 800 }, ...Array.from({ length: 101 }, () => ''))).toBe(
    'packed',
  );
  expect(await refusal(100, 7, SMALL, 'M8 × 20')).toBe('read');
});

test('a workbook that lies about its sizes is refused while it is unpacked', async () => {
  const bytes = await sheetWorkbook(sheet(`<row>${cell('a'.repeat(3000))}</row>`.repeat(300)));
  // The sizes in the directory at the end of the archive.
  const at = bytes.lastIndexOf(Buffer.from('PK\x01\x02', 'latin1'));
  bytes.writeUInt32LE(100, at + 24);
  expect(await refusalOf(bytes)).toBe('unreadable');
});

test('entities are never expanded', async () => {
  const lol = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>${sheet(`<row>${cell('&b;')}</row>`)}`;
  expect(await refusalOf(await sheetWorkbook(lol))).toBe('unreadable');
  expect(await refusalOf(await sheetWorkbook(sheet(`<row>${cell('&unknown;')}</row>`)))).toBe('unreadable');
});

test('tags within tags without end, and a tag of endless attributes, are refused before they fill the memory', async () => {
  const deep = '<g>'.repeat(150) + '</g>'.repeat(150);
  expect(await refusalOf(await sheetWorkbook(sheet(`<row>${cell('M8')}</row>${deep}`)))).toBe('unreadable');
  const many = Array.from({ length: 300 }, (_, at) => `a${at}="1"`).join(' ');
  expect(await refusalOf(await sheetWorkbook(sheet(`<row ${many}>${cell('M8')}</row>`)))).toBe('unreadable');
  expect(await refusalOf(await sheetWorkbook(sheet(`<row>${cell('M8')}</row>`)))).toBe('read');
});

test.each([
  ['a quotation mark that is never closed', `${HEADER.join(',')}\n"${'x,'.repeat(200_000)}`, 'row_too_long'],
  ['a row of half a million characters', `a,b\n${'y'.repeat(500_000)}`, 'row_too_long'],
  ['ten million empty cells', Buffer.alloc(10_000_000, ','), 'row_too_long'],
  ['a thousand columns', `${'a,'.repeat(1000)}\n1`, 'too_many_columns'],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]), 'kind'],
  ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), 'old_workbook'],
  ['bytes of no encoding', Buffer.from([0x61, 0x2c, 0xff, 0xff, 0x0a]), 'encoding'],
  ['nothing', '', 'empty'],
  ['half an archive', Buffer.from('PK\x03\x04 and no more'), 'unreadable'],
])('%s is refused: %3$s', async (_, bytes, code) => {
  expect(await refusalOf(bytes)).toBe(code);
});

test('huge rows and far columns of a workbook are refused', async () => {
  const wide = sheet(`<row r="1"><c r="ZZZ1" t="inlineStr"><is><t>x</t></is></c></row>`);
  expect(await refusalOf(await sheetWorkbook(wide))).toBe('too_many_columns');
  const long = Array.from({ length: 300_000 }, (_, at) => at).join('');
  expect(await refusalOf(await sheetWorkbook(sheet(`<row>${cell(long)}</row>`)))).toBe('row_too_long');
  expect(await refusalOf(await workbook({ 'word/document.xml': '<w/>' }))).toBe('kind');
});

test('a cell with a formula is a fault, whatever value it claims to have', async () => {
  const [head, row] = [HEADER, bolts('FORMULA', ['M6'])[0]!];
  const rows = [head, row].map(
    (cells, line) =>
      `<row r="${line + 1}">${cells
        .map((text, at) =>
          line === 1 && at === 6 ? '<c><f>WEBSERVICE("http://x/")</f><v>1.20</v></c>' : cell(String(text)),
        )
        .join('')}</row>`,
  );
  const done = await take(mall, 1, await sheetWorkbook(sheet(rows.join(''))));
  expect(done).toMatchObject({ created: 0, faulty: 1 });
  const errors = await errorsOf(mall, done.importId, 'en-US');
  expect(String(errors[1]?.at(-1))).toContain('formula');
});

test('faults of rows that say numbers no sheet has, or the same one twice, are told one by one', async () => {
  const [head, row] = [HEADER, bolts('ROWS', ['M6'])[0]!];
  const rowOf = (r: string, cells: readonly unknown[]) =>
    `<row r="${r}">${cells.map((text) => cell(String(text))).join('')}</row>`;
  const wrong = (sku: string) => row.map((text, at) => (at === 0 ? sku : at === 6 ? 'free' : text));
  const said = ['99999999999', '3', '3', '-1', '1e400', '4.5'];
  const rows = [rowOf('1', head), ...said.map((r, at) => rowOf(r, wrong(`ROWS${at}`)))];
  const done = await take(mall, 1, await sheetWorkbook(sheet(rows.join(''))));
  expect(done).toMatchObject({ created: 0, faulty: said.length });
  const errors = await errorsOf(mall, done.importId, 'en-US');
  expect(errors.slice(1).map(([sku]) => sku)).toEqual(said.map((_, at) => `ROWS${at}`));
});

test('what a spreadsheet would run leaves as text, and comes back as it was', async () => {
  const evil = ['=cmd|calc!A1', '+1+1', '-2', '@SUM(1)', "'=already", '\t=x', '＝1+1'];
  for (const [at, name] of evil.entries()) {
    const rows = bolts(`EVIL${at}`, ['M6']);
    rows[0]![1] = name;
    expect(await take(mall, 5, csv([HEADER, ...rows]))).toMatchObject({ created: 1 });
  }
  const text = (await bytesOf('csv', await exported(mall, 5))).toString();
  for (const line of text.split('\r\n')) {
    for (const start of line.split(',')) expect(start).not.toMatch(/^"?[=+\-@\t＝]/);
  }
  const again = await take(mall, 5, text);
  expect(again).toMatchObject({ created: 0, updated: 0, faulty: 0 });
  expect(await productNamed(mall, 5, 'EVIL0')).toMatchObject({ name: '=cmd|calc!A1' });
});

test('markup and SQL in cells are text', async () => {
  const rows = bolts('MARK', ['M6']);
  rows[0]![1] = `<script>alert(1)</script>'; drop table product; --`;
  await take(mall, 1, csv([HEADER, ...rows]));
  expect(await productNamed(mall, 1, 'MARK')).toMatchObject({ name: rows[0]![1] });
});

test('a product with too many SKUs is refused, and memory does not grow with it', async () => {
  const sizes = Array.from({ length: 2500 }, (_, at) => `M${at}`);
  const done = await take(mall, 1, csv([HEADER, ...bolts('MANY', sizes), ...bolts('AFTER', ['M6'])]));
  expect(done).toMatchObject({ created: 1, rowsDone: 2501 });
  expect(await productNamed(mall, 1, 'MANY')).toBeUndefined();
});

test.each([
  ['a missing column', [HEADER.slice(1)], 'no_column'],
  ['a doubled column', [[...HEADER, 'Price (CNY)']], 'column_twice'],
  ['a header alone', [HEADER], 'empty'],
])('%s refuses the file and says so', async (_, rows, code) => {
  const table = code === 'empty' ? rows : [...rows, ['x']];
  expect(await take(mall, 1, csv(table))).toMatchObject({ status: 'failed', failure: { code } });
});
