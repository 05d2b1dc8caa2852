import { Readable } from 'node:stream';
import yazl from 'yazl';
import { harmless } from './safe-cell.ts';

export type Cell = string | number;
export type SheetFormat = 'csv' | 'xlsx';

const safe = (cell: Cell): Cell => (typeof cell === 'number' ? cell : harmless(cell));

const quoted = (cell: Cell): string => {
  const text = String(cell);
  return /[",;\t\r\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text;
};

async function* csvText(rows: AsyncIterable<Cell[]>): AsyncGenerator<string> {
  // The mark tells spreadsheets that it is UTF-8.
  yield '\uFEFF';
  for await (const row of rows) yield `${row.map((cell) => quoted(safe(cell))).join(',')}\r\n`;
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const PARTS: Record<string, string> = {
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="goods" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  // Style 1 is a bold head; style 2 is text, so that 007 stays 007 when a cell is edited.
  'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="49" applyNumberFormat="1"/></cellXfs></styleSheet>`,
};

const escapeXml = (text: string): string =>
  text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/\r/g, '&#13;');

const cellXml = (cell: Cell, style: number): string => {
  if (cell === '') return '<c/>';
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
  return `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`;
};

async function* sheetXml(rows: AsyncIterable<Cell[]>): AsyncGenerator<string> {
  yield `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15" defaultColWidth="16"/><sheetData>`;
  let style = 1;
  for await (const row of rows) {
    yield `<row>${row.map((cell) => cellXml(safe(cell), style)).join('')}</row>`;
    style = 2;
  }
  yield '</sheetData></worksheet>';
}

function workbook(rows: AsyncIterable<Cell[]>): Readable {
  const zip = new yazl.ZipFile();
  const sheet = Readable.from(sheetXml(rows), { objectMode: false });
  for (const [name, text] of Object.entries(PARTS)) zip.addBuffer(Buffer.from(XML + text), name);
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml');
  zip.end();
  const out = Readable.from(zip.outputStream as AsyncIterable<Buffer>, { objectMode: false });
  // An error in the rows must not leave a reader waiting for the rest.
  sheet.on('error', (error) => out.destroy(error));
  return out;
}

/** Rows as a file, written as they come; nothing but the row at hand is held. Cells cannot become formulas. */
export const writeSheet = (format: SheetFormat, rows: AsyncIterable<Cell[]>): Readable =>
  format === 'csv' ? Readable.from(csvText(rows), { objectMode: false }) : workbook(rows);
