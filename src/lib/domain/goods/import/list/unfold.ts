import { asWritten } from '#lib/tables/safe-cell.ts';
import { SheetError, type SheetRow } from '#lib/tables/sheet-row.ts';
import { folded } from '../row/headings.ts';
import { rankOf } from './list-columns.ts';

/** Rows of the parts at the right that are held until the part at the left has ended. */
const HELD_MOST = 20_000;
const LEAST_WIDE = 2;

/** Where each part of a row of headings begins that says the same several times side by side; empty where it does not. */
function partsIn(cells: readonly string[]): number[] {
  const first = cells.findIndex((cell) => cell.trim());
  const again = first < 0 ? -1 : cells.indexOf(cells[first]!, first + 1);
  const wide = again - first;
  // Nearly every row of a file ends here.
  if (again < 0 || wide < LEAST_WIDE) return [];
  const texts = cells.map((cell) => folded(asWritten(cell.trim())));
  const own = texts.slice(first, again);
  while (own.at(-1) === '') own.pop();
  const isGoods = own.some((text) => rankOf(text) > 0) && !own.some((text) => /^\d/.test(text));
  if (own.length < LEAST_WIDE || !isGoods) return [];
  const starts: number[] = [];
  for (let at = first; at < texts.length; at += wide) {
    const isSame = own.every((text, place) => texts[at + place] === text);
    if (isSame) starts.push(at);
    else if (texts.slice(at).some(Boolean)) return [];
  }
  return starts.length > 1 ? starts : [];
}

/**
 * Lists that stand side by side to save paper, one below the other: name, size, price | name, size, price. Each part keeps
 * its own rows together, so that a name holds for the rows below it.
 */
export async function* unfolded(rows: AsyncIterable<SheetRow>): AsyncGenerator<SheetRow> {
  let starts: number[] = [];
  let held: SheetRow[][] = [];
  let sheet: string | undefined;
  function* release(): Generator<SheetRow> {
    for (const part of held) yield* part;
    held = held.map(() => []);
  }
  for await (const row of rows) {
    const isNext = row.sheet !== sheet;
    // A title or a remark across the sheet belongs behind all that stands above it.
    if (isNext || row.cells.filter((cell) => cell.trim()).length === 1) yield* release();
    if (isNext) [starts, sheet] = [[], row.sheet];
    const found = partsIn(row.cells);
    if (found.length > 0) {
      yield* release();
      starts = found;
      held = found.slice(1).map(() => []);
    }
    if (starts.length === 0) {
      yield row;
      continue;
    }
    for (const [place, from] of starts.entries()) {
      const to = starts[place + 1] ?? row.cells.length;
      const cells = row.cells.slice(place === 0 ? 0 : from, to);
      if (!cells.some((cell) => cell.trim())) continue;
      const shift = place === 0 ? 0 : from;
      const formulas = row.formulas.flatMap((at) => (at >= shift && at < to ? [at - shift] : []));
      const part = { ...row, cells, formulas };
      if (place === 0) yield part;
      else if (held[place - 1]!.push(part) > HELD_MOST)
        throw new SheetError('too_many_rows', { n: HELD_MOST });
    }
  }
  yield* release();
}
