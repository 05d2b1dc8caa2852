import { escapeXml } from '#lib/kernel/escape.ts';
import { harmless } from './safe-cell.ts';
import { zip } from './zip.ts';

export type Cell = string | number;
export type SheetFormat = 'csv' | 'xlsx';
export type Rows = AsyncIterable<Cell[]> | Iterable<Cell[]>;

export const SHEET_MIMES: Readonly<Record<SheetFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

const safe = (cell: Cell): Cell => (typeof cell === 'number' ? cell : harmless(cell));

const quoted = (cell: Cell): string => {
  const text = String(cell);
  return /[",;\t\r\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text;
};

/** Tells spreadsheets that it is UTF-8. */
const MARK = '\uFEFF';
const csvLine = (row: readonly Cell[]): string => `${row.map((cell) => quoted(safe(cell))).join(',')}\r\n`;

/** A short table as text. */
export const csvOf = (rows: readonly (readonly Cell[])[]): string => MARK + rows.map(csvLine).join('');

async function* csvText(rows: Rows): AsyncGenerator<string> {
  yield MARK;
  for await (const row of rows) yield csvLine(row);
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Style 1 is a bold head; style 2 is text, so that 007 stays 007 when a cell is edited. */
const STYLES = `<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="49" applyNumberFormat="1"/></cellXfs></styleSheet>`;

/** What stands around the sheets of a workbook. */
const partsOf = (titles: readonly string[]): Record<string, string> => ({
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>${titles.map((_, at) => `<Override PartName="/xl/worksheets/sheet${at + 1}.xml" ContentType="${TYPE}.worksheet+xml"/>`).join('')}<Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships">${titles.map((_, at) => `<Relationship Id="rId${at + 1}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`).join('')}<Relationship Id="rId${titles.length + 1}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': STYLES,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${titles.map((title, at) => `<sheet name="${escapeXml(title)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('')}</sheets></workbook>`,
});

const cellXml = (cell: Cell, style: number): string => {
  if (cell === '') return '<c/>';
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
  return `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`;
};

async function* sheetXml(rows: Rows): AsyncGenerator<string> {
  yield `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15" defaultColWidth="16"/><sheetData>`;
  let style = 1;
  for await (const row of rows) {
    yield `<row>${row.map((cell) => cellXml(safe(cell), style)).join('')}</row>`;
    style = 2;
  }
  yield '</sheetData></worksheet>';
}

/** Pieces are handed on by this many characters: a row at a time would be a step of the stream for each. */
const PIECE = 65_536;

async function* inBytes(
  texts: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  let held = '';
  for await (const text of texts) {
    held += text;
    if (held.length < PIECE) continue;
    yield encoder.encode(held);
    held = '';
  }
  if (held) yield encoder.encode(held);
}

/** Sheets as one XLSX file, in their order. */
export const writeBook = (
  sheets: readonly { title: string; rows: Rows }[],
): AsyncGenerator<Uint8Array<ArrayBuffer>> =>
  zip([
    ...Object.entries(partsOf(sheets.map(({ title }) => title))).map(([name, text]) => ({
      name,
      content: inBytes([XML + text]),
    })),
    ...sheets.map(({ rows }, at) => ({
      name: `xl/worksheets/sheet${at + 1}.xml`,
      content: inBytes(sheetXml(rows)),
    })),
  ]);

/**
 * Rows as a file, written as they come, in Node.js as in browsers; nothing but the rows at hand is held. The first
 * row is the head. Cells cannot become formulas.
 */
export const writeSheet = (
  format: SheetFormat,
  rows: Rows,
  title = 'Sheet1',
): AsyncGenerator<Uint8Array<ArrayBuffer>> =>
  format === 'csv' ? inBytes(csvText(rows)) : writeBook([{ title, rows }]);
