import { CATALOG_ROWS_MAX, CATALOG_SKUS_MAX } from '#lib/kernel/catalog-limits.ts';
import { readHeader, type Header } from '../row/read-header.ts';
import type { Sheet } from '../sheet/open-sheet.ts';
import { asWritten } from '../sheet/safe-cell.ts';
import { SheetError, type SheetRow } from '../sheet/sheet-row.ts';

export interface Overview {
  header: Header;
  rows: number;
  /** Codes whose rows do not stand together. */
  apart: Set<string>;
  /** Codes with more SKUs than a product has. */
  long: Set<string>;
}

export const codeOf = (header: Header, row: SheetRow): string =>
  asWritten((row.cells[header.fields.get('code') ?? 0] ?? '').trim());

/**
 * The first of two readings: header, number of rows, and the codes that make trouble. It keeps one short text for
 * each product; everything else is forgotten row by row. Throws SheetError.
 */
export async function lookOver(sheet: Sheet): Promise<Overview> {
  let overview: Overview | undefined;
  const seen = new Set<string>();
  let [last, length]: [string | undefined, number] = [undefined, 0];
  for await (const row of sheet.rows()) {
    if (!overview) {
      overview = { header: readHeader(row), rows: 0, apart: new Set(), long: new Set() };
      continue;
    }
    overview.rows += 1;
    if (overview.rows > CATALOG_ROWS_MAX) throw new SheetError('too_many_rows', { n: CATALOG_ROWS_MAX });
    const code = codeOf(overview.header, row);
    length = code === last ? length + 1 : 1;
    if (length > CATALOG_SKUS_MAX) overview.long.add(code);
    if (code !== last && seen.has(code)) overview.apart.add(code);
    if (code) seen.add(code);
    last = code;
  }
  if (!overview || overview.rows === 0) throw new SheetError('empty');
  return overview;
}
