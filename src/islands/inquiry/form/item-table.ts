import type { ItemState } from './form-state.ts';

export type TableRow = Pick<
  ItemState,
  'name' | 'spec' | 'brand' | 'num' | 'unit' | 'target_price' | 'remark'
>;
const COLUMNS = ['name', 'spec', 'brand', 'num', 'unit', 'target_price', 'remark'] as const;

/**
 * The products of a list in the order of the template's columns; its first line is the heading. Rows without a
 * name or a quantity are counted and left out.
 */
export function itemsOfTable(
  table: readonly string[][],
  most: number,
): { rows: TableRow[]; skipped: number } {
  const lines = table.slice(1);
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
