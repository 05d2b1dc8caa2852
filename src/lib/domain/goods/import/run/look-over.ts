import { CATALOG_ROWS_MAX, CATALOG_SKUS_MAX } from '#lib/kernel/catalog-limits.ts';
import { isAside, isHeader, readHeader, type Header, type OwnHeadings } from '../row/read-header.ts';
import type { ColumnKey } from '../row/column-words.ts';
import type { GoodsSheet } from '../list/open-goods.ts';
import { asWritten } from '#lib/tables/safe-cell.ts';
import { SheetError, type SheetRow } from '#lib/tables/sheet-row.ts';

export interface Overview {
  header: Header;
  /** The columns that the store has chosen for headings. */
  own: OwnHeadings;
  /** Which of the file's rows it is, from 0. */
  headerAt: number;
  rows: number;
  /** Rows below the headings that hold no goods: the first of them, with their text. */
  aside: { line: number; text: string }[];
  /** Codes whose rows do not stand together. */
  apart: Set<string>;
  /** Codes with more SKUs than a product has. */
  long: Set<string>;
}

/**
 * Tells the code of each row, asked in their order. Where a spreadsheet has merged the cells of a product, only its
 * first row bears the code: a row with a SKU and nothing that begins a product belongs to the one above.
 */
export function codeReader(header: Header): (row: SheetRow) => string {
  let last = '';
  const cell = (row: SheetRow, key: ColumnKey): string =>
    asWritten((row.cells[header.fields.get(key) ?? -1] ?? '').trim());
  return (row) => {
    const code = cell(row, 'code');
    const isBelow = !code && !cell(row, 'name') && !cell(row, 'category') && cell(row, 'designation');
    if (!isBelow) last = code;
    return last;
  };
}

/** Rows above the headings: a title, the day, remarks. */
const MOST_ABOVE = 10;
/** A sheet with fewer columns is no list of goods: a cover, a letter. */
const NARROWEST = 3;

/** So many rows without goods are shown. */
const ASIDE_SHOWN = 20;

/**
 * The first of two readings: header, number of rows, and the codes that make trouble. It keeps one short text for
 * each product; everything else is forgotten row by row. Throws SheetError.
 */
export async function lookOver(sheet: GoodsSheet): Promise<Overview> {
  const { own, list } = sheet;
  let overview: Overview | undefined;
  let [first, codeOf]: [SheetRow | undefined, (row: SheetRow) => string] = [undefined, () => ''];
  const seen = new Set<string>();
  let widest = 0;
  let [last, length, at]: [string | undefined, number, number] = [undefined, 0, -1];
  for await (const row of sheet.rows()) {
    at += 1;
    first ??= row;
    if (!overview) {
      // If no row looks like headings, the first one is checked, so that the missing columns can be named.
      const isHere = isHeader(row, own);
      widest = Math.max(widest, row.cells.filter((cell) => cell.trim()).length);
      if (!isHere && at < MOST_ABOVE) continue;
      if (!isHere && sheet.kind === 'xlsx' && widest < NARROWEST) throw new SheetError('cover');
      const header = readHeader(isHere ? row : first, own, sheet.leavesStock);
      const aside = list?.aside ?? [];
      overview = { header, own, headerAt: at, rows: 0, aside, apart: new Set(), long: new Set() };
      codeOf = codeReader(header);
      continue;
    }
    if (isAside(overview.header, row, own)) {
      const text = row.cells
        .map((cell) => cell.trim())
        .filter(Boolean)
        .join(' ');
      if (overview.aside.length < ASIDE_SHOWN)
        overview.aside.push({ line: row.line, text: text.slice(0, 100) });
      continue;
    }
    overview.rows += 1;
    if (overview.rows > CATALOG_ROWS_MAX) throw new SheetError('too_many_rows', { n: CATALOG_ROWS_MAX });
    const code = codeOf(row);
    length = code === last ? length + 1 : 1;
    if (length > CATALOG_SKUS_MAX) overview.long.add(code);
    if (code !== last && seen.has(code)) overview.apart.add(code);
    if (code) seen.add(code);
    last = code;
  }
  if (!overview && first && sheet.kind === 'xlsx' && widest < NARROWEST) throw new SheetError('cover');
  if (!overview && first) readHeader(first, own);
  if (!overview || overview.rows === 0) throw new SheetError('empty');
  return overview;
}
