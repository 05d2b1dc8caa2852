import type { ParamRow, TierRow } from '#lib/db/schema.ts';
import { LINE_QUANTITY_MAX, STOCK_MAX } from '#lib/kernel/limits.ts';
import type { Cells } from './cells.ts';
import type { DraftSku } from './draft.ts';
import { readPairs } from './lists.ts';

const DESIGNATION_LONGEST = 100;
const TIERS_MAX = 10;

/** Tiers above the first: more units each, never dearer than the one before. */
function tiersOf(row: Cells, moq: number, price: number): TierRow[] | undefined {
  const text = row.text('tiers', 400);
  // Without a price the tiers cannot be checked.
  if (text === undefined || price === 0) return undefined;
  const place = row.place('tiers');
  const tiers: TierRow[] = [];
  for (const [units, amount] of readPairs(text)) {
    const start = /^\d{1,6}$/.test(units) ? Number(units) : 0;
    const fen = row.amountOf(amount, place, 'tiers');
    const before = tiers.at(-1) ?? { start: moq, price };
    if (fen === undefined) return undefined;
    if (start <= before.start || start > LINE_QUANTITY_MAX || fen > before.price)
      return row.fault(place, 'tiers', { text: `${units}=${amount}` });
    tiers.push({ start, price: fen });
  }
  if (tiers.length > TIERS_MAX) row.fault(place, 'too_many', { n: TIERS_MAX });
  return tiers;
}

/** What a spreadsheet makes of long numbers and of 5-6: 6.9E+12, 5月6日, 6-May. What stood there before is lost. */
const CUT = /^\d(?:\.\d+)?E\+\d{1,2}$/i;
const TURNED =
  /^(?:\d{1,2}月\d{1,2}日|(?:19|20)\d{2}[-/年]\d{1,2}[-/月]\d{1,2}日?|\d{1,2}-(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)-\d{2})$/i;

/** Faults for what a spreadsheet has written instead of a code. */
function checkCodes(row: Cells): void {
  for (const key of ['code', 'designation', 'bar_code'] as const) {
    const place = row.place(key);
    const text = place === undefined ? '' : row.at(place);
    if (CUT.test(text)) row.fault(place, 'number_cut', { text });
    if (key === 'designation' && TURNED.test(text)) row.fault(place, 'date_made', { text });
  }
}

/** Every row is one SKU, identified by its designation; what one unit of the product holds is `pieces`. */
export function readSkus(
  rows: readonly Cells[],
  { moq, pieces }: { moq: number; pieces: number },
  choices: readonly number[][],
  params: readonly ParamRow[][],
): DraftSku[] {
  const seen = new Map<string, number>();
  return rows.map((row, at) => {
    const designation = row.needed('designation', DESIGNATION_LONGEST);
    const before = seen.get(designation);
    if (designation && before !== undefined)
      row.fault(row.place('designation'), 'sku_twice', { line: before });
    seen.set(designation, row.row.line);
    checkCodes(row);
    row.needed('price', 24);
    const isUntold = row.header.isList && !row.text('stock', 20);
    if (!isUntold) row.needed('stock', 20);
    const price = row.amount('price') ?? 0;
    const sku: DraftSku = {
      designation,
      price,
      ...(isUntold ? {} : { stock: row.whole('stock', 0, STOCK_MAX, row.times('stock', pieces)) ?? 0 }),
      choice: choices[at] ?? [],
      params: params[at] ?? [],
    };
    const barCode = row.text('bar_code', 50);
    const marketPrice = row.amount('market_price');
    const tiers = tiersOf(row, moq, price);
    const weightG = row.whole('weight_g', 0);
    const volumeCm3 = row.whole('volume_cm3', 0);
    if (barCode !== undefined) sku.barCode = barCode;
    if (marketPrice !== undefined) sku.marketPrice = marketPrice;
    if (tiers !== undefined) sku.tiers = tiers;
    if (weightG !== undefined) sku.weightG = weightG;
    if (volumeCm3 !== undefined) sku.volumeCm3 = volumeCm3;
    return sku;
  });
}
