import { asWritten } from '#lib/tables/safe-cell.ts';
import type { SheetRow } from '#lib/tables/sheet-row.ts';
import { isAsked, isNone, priceIn } from './list-cells.ts';
import { columnsOf, isSize, rankOf } from './list-columns.ts';

/** Rows that a list on its side may have, and those it has at least: the size, what it is like, and the price. */
const [LEAST_ROWS, MOST_ROWS] = [3, 40];
/** Sizes side by side that a list on its side has at least. */
const LEAST_WIDE = 2;

const textsOf = ({ cells }: SheetRow): string[] =>
  cells.map((cell) => asWritten(cell.replace(/^\uFEFF/, '').trim()));
const filledOf = (texts: readonly string[]): number[] => texts.flatMap((text, at) => (text ? [at] : []));

/** A heading in front of values: 公称通径, 壁厚(mm), 单价(元/只). */
const isHeading = (text: string): boolean => /^[^\d]/.test(text) && priceIn(text) === undefined;
/** The first row of a list on its side: what the sizes are called, and the sizes beside it. */
function begins(texts: readonly string[]): boolean {
  const [first = -1, ...others] = filledOf(texts);
  const [column] = first < 0 || !isHeading(texts[first]!) ? [] : columnsOf([texts[first]!], new Map());
  const isNamed = column !== undefined && (column.target === 'designation' || isSize(column));
  return isNamed && others.length >= LEAST_WIDE && others.every((at) => /\d/.test(texts[at]!));
}

interface Block {
  rows: SheetRow[];
  texts: string[][];
  /** Column of the headings, and those of the sizes. */
  first: number;
  places: number[];
}
/** Whether a row goes on with the list: a heading in the same column, and nothing beside the sizes. */
function goesOn({ rows, first, places }: Block, row: SheetRow, texts: readonly string[]): boolean {
  const [own, ...others] = filledOf(texts);
  return (
    rows.length < MOST_ROWS &&
    row.sheet === rows[0]!.sheet &&
    own === first &&
    isHeading(texts[first]!) &&
    others.length > 0 &&
    others.every((at) => places.includes(at))
  );
}

/**
 * A list on its side has its one price in a row: with several rows of prices it is read as a matrix is, and with nothing
 * but the size and the price as well.
 */
function turned({ rows, texts, first, places }: Block): SheetRow[] | undefined {
  const prices = texts.filter((row) => rankOf(row[first]!) > 0);
  const [price] = prices;
  const isPrice = (text: string): boolean =>
    !text || isNone(text) || isAsked(text) || priceIn(text) !== undefined;
  if (rows.length < LEAST_ROWS || prices.length !== 1 || !places.every((at) => isPrice(price![at] ?? '')))
    return undefined;
  return [first, ...places].map((at) => ({
    ...rows[0]!,
    cells: rows.map((row) => row.cells[at] ?? ''),
    formulas: rows.flatMap((row, place) => (row.formulas.includes(at) ? [place] : [])),
  }));
}

/** Lists that stand on their side, each size in a column of its own, as lists with a row for each. */
export async function* upright(rows: AsyncIterable<SheetRow>): AsyncGenerator<SheetRow> {
  let block: Block | undefined;
  for await (const row of rows) {
    const texts = textsOf(row);
    if (block && goesOn(block, row, texts)) {
      block.rows.push(row);
      block.texts.push(texts);
      continue;
    }
    if (block) yield* turned(block) ?? block.rows;
    const [first = 0, ...places] = filledOf(texts);
    block = begins(texts) ? { rows: [row], texts: [texts], first, places } : undefined;
    if (!block) yield row;
  }
  if (block) yield* turned(block) ?? block.rows;
}
