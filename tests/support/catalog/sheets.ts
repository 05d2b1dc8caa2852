// Files of goods for tests: written as people write them, and as the mall does.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeSheet } from '#lib/tables/write-sheet.ts';
import { zip } from '#lib/tables/zip.ts';

let folder = '';
let files = 0;
/** Keeps bytes in a file of their own until `removeFiles`. */
export function fileOf(bytes: Uint8Array | string): string {
  folder ||= mkdtempSync(path.join(tmpdir(), 'mall-catalog-'));
  files += 1;
  const file = path.join(folder, `${files}`);
  writeFileSync(file, bytes);
  return file;
}

/** For afterAll of a test file: several of them share this module. */
export function removeFiles(): void {
  if (folder) rmSync(folder, { recursive: true, force: true });
  folder = '';
}

export type Table = (string | number)[][];

export const csv = (rows: Table): string =>
  rows
    .map((row) =>
      row.map((cell) => (/[",\n]/.test(`${cell}`) ? `"${`${cell}`.replaceAll('"', '""')}"` : cell)).join(','),
    )
    .join('\r\n');

export const bytesOf = (
  format: 'csv' | 'xlsx',
  rows: AsyncIterable<Table[number]> | Table,
): Promise<Buffer> => buffer(writeSheet(format, rows));

/** GBK as the operating system of a Chinese office writes it; there is a decoder everywhere, so it is turned round. */
export function gbk(text: string): Uint8Array {
  const decoder = new TextDecoder('gbk');
  const codes = new Map<string, [number, number]>();
  for (let high = 0x81; high <= 0xfe; high += 1)
    for (let low = 0x40; low <= 0xfe; low += 1)
      if (low !== 0x7f) codes.set(decoder.decode(new Uint8Array([high, low])), [high, low]);
  return Uint8Array.from(
    [...text].flatMap((sign) => (sign < '\x80' ? [sign.charCodeAt(0)] : codes.get(sign)!)),
  );
}

/** A workbook whose parts are given as they are. */
export function workbook(parts: Record<string, string | Buffer>): Promise<Buffer> {
  const part = (name: string, text: string | Buffer) => ({
    name,
    content: Readable.from([new Uint8Array(Buffer.from(text as string))]),
  });
  return buffer(zip(Object.entries(parts).map(([name, text]) => part(name, text))));
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
/** The least that makes a sheet a workbook. */
export const sheetWorkbook = (
  sheetData: string | Buffer,
  more: Record<string, string> = {},
): Promise<Buffer> =>
  workbook({
    'xl/workbook.xml': `<workbook xmlns="${MAIN}"><sheets><sheet name="a" sheetId="1"/></sheets></workbook>`,
    'xl/worksheets/sheet1.xml': sheetData,
    ...more,
  });

const xml = (text: string | number): string =>
  `${text}`.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign]!);
/** A workbook of several sheets by their names; numbers are numbers, texts stand in their cells. */
export function sheetsWorkbook(
  sheets: readonly (readonly [name: string, rows: Table, state?: 'hidden' | 'veryHidden'])[],
): Promise<Buffer> {
  const rel = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const cell = (value: string | number): string =>
    typeof value === 'number'
      ? `<c><v>${value}</v></c>`
      : `<c t="inlineStr"><is><t>${xml(value)}</t></is></c>`;
  const parts = sheets.map(([, rows], at) => [
    `xl/worksheets/sheet${at + 1}.xml`,
    `<worksheet xmlns="${MAIN}"><sheetData>${rows.map((row) => `<row>${row.map(cell).join('')}</row>`).join('')}</sheetData></worksheet>`,
  ]);
  const named = sheets.map(
    ([name, , state], at) =>
      `<sheet name="${xml(name)}" sheetId="${at + 1}"${state ? ` state="${state}"` : ''} r:id="r${at + 1}"/>`,
  );
  const related = sheets.map(
    (_, at) =>
      `<Relationship Id="r${at + 1}" Type="${rel}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  );
  return workbook({
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${rel}"><sheets>${named.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${related.join('')}</Relationships>`,
    ...Object.fromEntries(parts),
  });
}

export const HEADER = ['商品编码', '商品名称', '类目', '单位', '起订量', '型号', '单价(元)', '库存'];
/** A product of bolts with so many SKUs. */
export const bolts = (code: string, sizes: string[], price = '1.20'): Table =>
  sizes.map((size, at) =>
    at === 0
      ? [code, `外六角螺栓 ${code}`, 'fasteners-bolts-hex', '百支', 10, size, price, 500]
      : [code, '', '', '', '', size, price, 500],
  );
