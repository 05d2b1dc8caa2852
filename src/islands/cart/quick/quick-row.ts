import type { QuickChoice, QuickMatch } from '#lib/contracts/quick-order.ts';
import { nextAllowed } from '#lib/kernel/quantity.ts';

/** A line of the quick order with what the buyer has decided about it. */
export interface QuickRow {
  key: number;
  words: string;
  /** In sales units of the goods that are meant; while they are in doubt, as it was asked. */
  num: number;
  /** What was asked, in the buyer's own unit. */
  asked: { num: number; unit?: string | undefined };
  /** The number may mean something else than a quantity; false as soon as the buyer has set one. */
  doubt: boolean;
  choices: QuickChoice[];
  /** SKU that is meant; undefined while the buyer has to choose one, null when none of the choices is right. */
  unique: number | null | undefined;
  isIncluded: boolean;
}

export const rowOf = (match: QuickMatch, key: number): QuickRow => ({
  key,
  words: match.words,
  num: match.state === 'exact' ? (match.choices[0]?.cart_num ?? match.num) : match.num,
  asked: { num: match.num, unit: match.unit },
  doubt: match.doubt ?? false,
  choices: match.choices,
  unique:
    match.state === 'exact'
      ? match.choices[0]?.productAttr.unique
      : match.state === 'none'
        ? null
        : undefined,
  isIncluded: true,
});

export const chosenOf = (row: QuickRow): QuickChoice | undefined =>
  row.choices.find((choice) => choice.productAttr.unique === row.unique);

/** Another of the choices, with the quantity that what was asked is in its unit. */
export function chosen(row: QuickRow, unique: number | null | undefined): Partial<QuickRow> {
  const choice = row.choices.find((one) => one.productAttr.unique === unique);
  return choice ? { unique, num: choice.cart_num } : { unique };
}

export type RowState = 'exact' | 'choices' | 'none';
export const stateOf = (row: QuickRow): RowState =>
  row.unique === null ? 'none' : chosenOf(row) ? 'exact' : 'choices';

/**
 * The quantity that could be bought instead: whole batches, from the minimum on, not beyond stock and maximum. Sizes
 * of a mixed batch have their minimum together. 0: none could.
 */
export function allowedOf(row: QuickRow, rows: readonly QuickRow[]): number {
  const choice = chosenOf(row);
  if (!choice) return 0;
  const { product, productAttr } = choice;
  const multiple = product.batch_number || 1;
  const together = rows
    .filter((other) => other.isIncluded && chosenOf(other)?.product.product_id === product.product_id)
    .reduce((sum, other) => sum + other.num, 0);
  const isEnough = product.mix_wholesale && together >= product.once_min_count;
  const minimum = isEnough ? 1 : product.once_min_count;
  const most = Math.min(productAttr.stock, product.once_max_count || Infinity);
  const wanted = nextAllowed(row.num, { minimum, multiple }) ?? row.num;
  const allowed = wanted <= most ? wanted : Math.floor(most / multiple) * multiple;
  return allowed >= minimum ? allowed : 0;
}

/** Rows that go into the cart as they are. */
export const readyRows = (rows: readonly QuickRow[]): QuickRow[] =>
  rows.filter((row) => row.isIncluded && chosenOf(row) && allowedOf(row, rows) === row.num);

/** Rows whose quantity the buyer has not agreed to change yet. */
export const unevenRows = (rows: readonly QuickRow[]): QuickRow[] =>
  rows.filter((row) => row.isIncluded && chosenOf(row) && allowedOf(row, rows) !== row.num);
