import { parse } from 'csv-parse/sync';
import { QUICK_LINES_MAX } from '#lib/kernel/cart-limits.ts';

/** Rows that are read, so that it can be said that there are more. */
const MOST_ROWS = QUICK_LINES_MAX * 2;
const LONGEST_ROW = 4000;
const MOST_CELLS = 20;

/** UTF-8 where it is valid, UTF-16 with its mark, else GBK as spreadsheets of this country write it. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

/** Rows of a CSV, parted by what its first line has most of. Undefined: not readable as one. */
export function readCsv(bytes: Uint8Array): string[][] | undefined {
  const text = decode(bytes);
  if (text.includes('\0')) return undefined;
  const head = text.split(/\r?\n/, 1)[0] ?? '';
  const count = (sign: string): number => head.split(sign).length;
  const delimiter = [',', '\t', ';', '，'].toSorted((a, b) => count(b) - count(a))[0]!;
  try {
    const rows = parse(text, {
      bom: true,
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: LONGEST_ROW,
      to: MOST_ROWS,
    });
    return rows.map((row) => row.slice(0, MOST_CELLS));
  } catch {
    return undefined;
  }
}
