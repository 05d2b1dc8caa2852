import { isNone, priceIn } from './list-cells.ts';
import type { ListRow } from './read-tables.ts';

/** What parts the sizes of one cell, the surest first; a stroke without blanks also stands in 1/2". */
const SIGNS = [/\s*[;；]\s*/, /\s*、\s*/, /\s*\|\s*/, /\s*[,，]\s*/, /\s+\/\s+/, /\//, /\s+/];
/** Signs that part sizes of one price, too: blanks and commas stand inside of sizes. */
const SURE_SIGNS = 3;
const MOST_SIZES = 60;

const partsBy = (text: string, sign: RegExp): string[] => text.split(sign).filter(Boolean);
/** DN15 and DN20 are alike, and 1/2" and 1"; PN16 and DN50 are not. */
const shapeOf = (text: string): string => text.replace(/\d+(?:[-./]\d+)*/g, '0');
const areAlike = (parts: readonly string[]): boolean =>
  parts.length > 1 &&
  parts.length <= MOST_SIZES &&
  parts.every((part) => /\d/.test(part) && shapeOf(part) === shapeOf(parts[0]!));
const isPrice = (text: string): boolean => priceIn(text) !== undefined || isNone(text);

/** The parts of a cell of prices if it has as many as there are sizes; 1,200 is one price. */
function pricesIn(text: string, count: number): string[] | undefined {
  if (priceIn(text)) return undefined;
  return SIGNS.map((sign) => partsBy(text, sign)).find(
    (parts) => parts.length === count && parts.every(isPrice),
  );
}

/** The sizes of a cell, and its prices if each size has one. */
function sizesIn(cell: string, prices: readonly string[]): string[] | undefined {
  const told = prices.filter(Boolean);
  for (const [at, sign] of SIGNS.entries()) {
    const parts = partsBy(cell, sign);
    if (!areAlike(parts)) continue;
    if (told.length > 0 && told.every((text) => pricesIn(text, parts.length))) return parts;
    if (at < SURE_SIGNS && told.every((text) => priceIn(text))) return parts;
  }
  return undefined;
}

/** A row of several sizes as one of each: DN15 / DN20 / DN25 at 4.2 / 6.1 / 9.8, or all at one price. */
export async function* eachSize(rows: AsyncIterable<ListRow>): AsyncGenerator<ListRow> {
  for await (const row of rows) {
    const columns = row.kind === 'goods' && row.table.matrix.length === 0 ? row.table.columns : [];
    const size = columns.find(({ target }) => target === 'designation')?.at;
    if (row.kind !== 'goods' || size === undefined) {
      yield row;
      continue;
    }
    const { texts } = row;
    const prices = columns.flatMap(({ target, at }) => (target === 'price' ? [at] : []));
    const sizes = sizesIn(
      texts[size] ?? '',
      prices.map((at) => texts[at] ?? ''),
    );
    if (!sizes) {
      yield row;
      continue;
    }
    const counted = columns.flatMap(({ target, at }) =>
      target === 'price' || target === 'stock' || target === 'code' ? [at] : [],
    );
    for (const [place, own] of sizes.entries()) {
      const part = (text: string, at: number): string => {
        if (at === size) return own;
        return counted.includes(at) ? (pricesOrCodes(text, sizes.length)?.[place] ?? text) : text;
      };
      yield { ...row, texts: texts.map(part) };
    }
  }
}
const pricesOrCodes = (text: string, count: number): string[] | undefined =>
  pricesIn(text, count) ?? SIGNS.map((sign) => partsBy(text, sign)).find((parts) => parts.length === count);
