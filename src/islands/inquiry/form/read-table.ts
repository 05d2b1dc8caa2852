import type { ItemState } from './form-state.ts';

export type TableRow = Pick<
  ItemState,
  'name' | 'spec' | 'brand' | 'num' | 'unit' | 'target_price' | 'remark'
>;
const COLUMNS = ['name', 'spec', 'brand', 'num', 'unit', 'target_price', 'remark'] as const;

/** A line of a CSV with its quotes taken off. */
function cellsOf(line: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const sign = line[at]!;
    if (isQuoted && sign === '"' && line[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && /[,;\t]/.test(sign)) {
      cells.push(cell);
      cell = '';
    } else cell += sign;
  }
  return [...cells, cell];
}

/** Tables of the East are often written by Excel in GB 18030. */
function textOf(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

async function linesOf(file: File): Promise<string[][]> {
  if (/\.csv$/i.test(file.name))
    return textOf(await file.arrayBuffer())
      .split(/\r?\n/)
      .map(cellsOf);
  const { readSheet } = await import('read-excel-file/browser');
  const rows = await readSheet(file);
  return rows.map((row) => row.map((cell) => (cell === null ? '' : String(cell))));
}

/**
 * The products of a list in the order of the template's columns; its first line is the heading. Rows without a
 * name or a quantity are counted and left out. Throws when the file cannot be read.
 */
export async function readTable(file: File, most: number): Promise<{ rows: TableRow[]; skipped: number }> {
  const lines = (await linesOf(file)).slice(1).filter((line) => line.some((cell) => cell.trim() !== ''));
  const rows: TableRow[] = [];
  for (const line of lines) {
    const row = Object.fromEntries(
      COLUMNS.map((name, at) => [name, (line[at] ?? '').trim()]),
    ) as unknown as TableRow;
    const num = Math.trunc(Number(row.num));
    if (row.name && num > 0 && rows.length < most)
      rows.push({
        ...row,
        name: row.name.slice(0, 80),
        spec: row.spec.slice(0, 80),
        brand: row.brand.slice(0, 40),
        unit: row.unit.slice(0, 10),
        remark: row.remark.slice(0, 150),
        num: String(num),
        target_price: /^\d{1,8}(\.\d{1,2})?$/.test(row.target_price) ? row.target_price : '',
      });
  }
  return { rows, skipped: lines.length - rows.length };
}

/** Saves a sheet; the writer is fetched only when somebody wants one. */
export async function saveSheet(
  name: string,
  sheet: string,
  rows: (string | number | null)[][],
): Promise<void> {
  const { default: writeExcelFile } = await import('write-excel-file/browser');
  const cells = rows.map((row, at) =>
    row.map((value) => ({ value: value ?? '', ...(at === 0 ? { fontWeight: 'bold' as const } : {}) })),
  );
  await writeExcelFile(cells, { sheet }).toFile(`${name}.xlsx`);
}
