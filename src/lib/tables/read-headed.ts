import { TABLE_BYTES_MAX } from '#lib/kernel/cart-limits.ts';
import { keysOf } from '#lib/kernel/records.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { readList } from './read-list.ts';
import { SheetError } from './sheet-row.ts';

const ROWS_MAX = 2000;
const COLUMNS_MAX = 60;
/** Rows from the top in which the headings are looked for: titles may stand above them. */
const TOP = 10;

/** Words as they are compared with a heading: without blanks and stars, in lower case. */
export const folded = (text: string): string => text.normalize('NFKC').replace(/[\s*]/g, '').toLowerCase();

export interface HeadedRow<Column extends string> {
  /** Line of the file, the first being 1. */
  line: number;
  /** The cell of a column; '' where the file has none. */
  cellOf: (column: Column) => string;
}

/**
 * The rows of a small table that a store has written, below the headings that name its columns, and how many were too
 * many. It is refused with `noHead` where no row has a heading for each of the `needed` columns.
 */
export async function readHeaded<Column extends string, NoHead extends string>(
  file: Blob,
  {
    headings,
    needed,
    noHead,
  }: { headings: Record<Column, readonly string[]>; needed: readonly NoInfer<Column>[]; noHead: NoHead },
): Promise<Result<{ rows: HeadedRow<Column>[]; left_out: number }, 'quick.broken' | 'quick.size' | NoHead>> {
  if (file.size > TABLE_BYTES_MAX) return fail('quick.size', undefined, 'file');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const most = { rows: ROWS_MAX + TOP + 1, columns: COLUMNS_MAX };
  const table = await readList(bytes, most).catch((error: unknown) => {
    if (error instanceof SheetError) return undefined;
    throw error;
  });
  if (!table) return fail('quick.broken', undefined, 'file');
  const placesOf = (cells: readonly string[]) =>
    new Map(
      keysOf(headings).map((column) => [
        column,
        cells.findIndex((cell) => headings[column].includes(folded(cell))),
      ]),
    );
  const headAt = table.slice(0, TOP).findIndex((cells) => {
    const places = placesOf(cells);
    return needed.every((column) => places.get(column)! >= 0);
  });
  if (headAt < 0) return fail(noHead, undefined, 'file');
  const places = placesOf(table[headAt]!);
  const read = table.slice(headAt + 1);
  const rows = read.slice(0, ROWS_MAX).map((cells, at) => ({
    line: headAt + at + 2,
    cellOf: (column: Column): string => (cells[places.get(column)!] ?? '').trim(),
  }));
  return ok({ rows, left_out: Math.max(0, read.length - ROWS_MAX) });
}
