import { openSheet } from './open-sheet.ts';
import { SMALL, type TableLimits } from './table-limits.ts';
import { asWritten } from './safe-cell.ts';

/**
 * The first rows of a small table (CSV in UTF-8, UTF-16 or GBK, or XLSX), looked at by its bytes and not by its name.
 * Throws SheetError.
 */
export async function readList(
  bytes: Uint8Array,
  most: { rows: number; columns: number },
  limits: TableLimits = SMALL,
): Promise<string[][]> {
  const rows: string[][] = [];
  for await (const { cells } of (await openSheet(bytes, limits)).rows()) {
    rows.push(cells.slice(0, most.columns).map(asWritten));
    if (rows.length === most.rows) break;
  }
  return rows;
}
