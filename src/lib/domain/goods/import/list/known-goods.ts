import type { Sheet } from '#lib/tables/open-sheet.ts';
import { asWritten } from '#lib/tables/safe-cell.ts';
import type { SheetRow } from '#lib/tables/sheet-row.ts';
import { COLUMNS, type ColumnKey } from '../row/column-words.ts';
import { isHeader, targetsOf, type OwnHeadings } from '../row/read-header.ts';
import { perOf } from './list-columns.ts';

/** What the store's goods are called, where they belong and how they are sold. */
export interface KnownProduct {
  name: string;
  category: string;
  unit: string;
  unitEn: string;
}
export type KnownGoods = ReadonlyMap<string, KnownProduct>;

export const unitText = ({ unit, unitEn }: KnownProduct): string =>
  unitEn && unitEn !== unit ? `${unit} // ${unitEn}` : unit;

const NEEDED: readonly ColumnKey[] = ['code', 'designation', 'price'];
const LEFT_OUT: readonly ColumnKey[] = ['name', 'category', 'unit'];
const MOST_ABOVE = 10;
const LOOKED_AT = 200;

/** Where a row of headings has the code; undefined where it has more than a list of prices, or less. */
function codeAt(row: SheetRow, own: OwnHeadings): number | undefined {
  const targets = targetsOf(row, own);
  const has = (key: ColumnKey): boolean => targets.some(({ target }) => target === key);
  const price = targets.filter(({ target }) => target === 'price');
  // A price for another unit than the goods are sold by cannot be taken over.
  const isOther = price.some(({ heading }) => perOf(heading) !== undefined);
  const isBrief = NEEDED.every(has) && !LEFT_OUT.some(has) && price.length === 1 && !isOther;
  return isBrief ? targets.findIndex(({ target }) => target === 'code') : undefined;
}

/**
 * A list of code, size and price of goods that the store has: what it leaves out is as it is. Undefined where the file says
 * more of its goods, or speaks of none that are known.
 */
export async function asPriceUpdate(
  sheet: Sheet,
  own: OwnHeadings,
  knows: () => Promise<KnownGoods>,
): Promise<(Sheet & { added: number }) | undefined> {
  let [at, code]: [number, number | undefined] = [-1, undefined];
  let added: ColumnKey[] = [];
  const codes: string[] = [];
  for await (const row of sheet.rows()) {
    if (code === undefined) {
      at += 1;
      code = isHeader(row, own) ? codeAt(row, own) : undefined;
      const hasStock = targetsOf(row, own).some(({ target }) => target === 'stock');
      added = hasStock ? [...LEFT_OUT] : [...LEFT_OUT, 'stock'];
      if (code === undefined && (at >= MOST_ABOVE || isHeader(row, own))) return undefined;
      continue;
    }
    codes.push(asWritten((row.cells[code] ?? '').trim()));
    if (codes.length >= LOOKED_AT) break;
  }
  if (code === undefined) return undefined;
  const held = await knows();
  if (!codes.some((one) => held.has(one))) return undefined;
  const [place, headingAt] = [code, at];
  async function* rows(): AsyncGenerator<SheetRow> {
    let [row, wide] = [-1, 0];
    for await (const one of sheet.rows()) {
      row += 1;
      if (row < headingAt) continue;
      if (row === headingAt) wide = one.cells.length;
      const goods = held.get(asWritten((one.cells[place] ?? '').trim()));
      const told = goods ? [goods.name, goods.category, unitText(goods)] : ['', '', ''];
      const more = row === headingAt ? added.map((key) => COLUMNS[key].zh) : told;
      const cells = Array.from({ length: wide }, (_, column) => one.cells[column] ?? '');
      yield { ...one, cells: [...cells, ...more] };
    }
  }
  return { kind: sheet.kind, hash: sheet.hash, rows, allRows: rows, added: added.length };
}
