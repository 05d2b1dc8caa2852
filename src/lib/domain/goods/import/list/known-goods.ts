import type { Sheet } from '#lib/tables/open-sheet.ts';
import { asWritten } from '#lib/tables/safe-cell.ts';
import type { SheetRow } from '#lib/tables/sheet-row.ts';
import { COLUMNS, type ColumnKey } from '../row/column-words.ts';
import { isHeader, targetsOf, type OwnHeadings } from '../row/read-header.ts';
import { perOf } from './list-columns.ts';

/** What the store's goods are called, where they belong and how they are sold. */
export interface KnownProduct {
  /** The code of the product, also where it is found by that of a size. */
  code: string;
  /** The size, where it is found by the code of one. */
  designation?: string;
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

/** Where a row of headings has code and size; undefined where it has more than a list of prices, or less. */
function placesIn(row: SheetRow, own: OwnHeadings): { code: number; size: number } | undefined {
  const targets = targetsOf(row, own);
  const has = (key: ColumnKey): boolean => targets.some(({ target }) => target === key);
  const price = targets.filter(({ target }) => target === 'price');
  // A price for another unit than the goods are sold by cannot be taken over.
  const isOther = price.some(({ heading }) => perOf(heading) !== undefined);
  const isBrief = NEEDED.every(has) && !LEFT_OUT.some(has) && price.length === 1 && !isOther;
  const at = (key: ColumnKey): number => targets.findIndex(({ target }) => target === key);
  return isBrief ? { code: at('code'), size: at('designation') } : undefined;
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
  let at = -1;
  let places: ReturnType<typeof placesIn>;
  let added: ColumnKey[] = [];
  const codes: string[] = [];
  for await (const row of sheet.rows()) {
    if (places === undefined) {
      at += 1;
      places = isHeader(row, own) ? placesIn(row, own) : undefined;
      const hasStock = targetsOf(row, own).some(({ target }) => target === 'stock');
      added = hasStock ? [...LEFT_OUT] : [...LEFT_OUT, 'stock'];
      if (places === undefined && (at >= MOST_ABOVE || isHeader(row, own))) return undefined;
      continue;
    }
    codes.push(asWritten((row.cells[places.code] ?? '').trim()));
    if (codes.length >= LOOKED_AT) break;
  }
  if (places === undefined) return undefined;
  const held = await knows();
  if (!codes.some((one) => held.has(one))) return undefined;
  const [{ code, size }, headingAt] = [places, at];
  async function* rows(): AsyncGenerator<SheetRow> {
    let [row, wide] = [-1, 0];
    for await (const one of sheet.rows()) {
      row += 1;
      if (row < headingAt) continue;
      if (row === headingAt) wide = one.cells.length;
      const goods = held.get(asWritten((one.cells[code] ?? '').trim()));
      const told = goods ? [goods.name, goods.category, unitText(goods)] : ['', '', ''];
      const more = row === headingAt ? added.map((key) => COLUMNS[key].zh) : told;
      const cells = Array.from({ length: wide }, (_, column) => one.cells[column] ?? '');
      if (goods?.designation !== undefined) [cells[code], cells[size]] = [goods.code, goods.designation];
      yield { ...one, cells: [...cells, ...more] };
    }
  }
  return { kind: sheet.kind, hash: sheet.hash, rows, allRows: rows, added: added.length };
}
