import { asWritten } from '#lib/tables/safe-cell.ts';
import { SheetError, type SheetRow } from '#lib/tables/sheet-row.ts';
import { nounsIn } from '../../search/index.ts';
import { COLUMNS } from '../row/column-words.ts';
import { folded } from '../row/headings.ts';
import { isNone } from './list-cells.ts';
import { columnsOf, isSize, rankOf, startIn, type ListColumn } from './list-columns.ts';
import { KIND_NAME, KIND_NAMES } from './list-words.ts';

/** Rows of the parts at the right that are held until the part at the left has ended. */
const HELD_MOST = 20_000;
const LEAST_WIDE = 2;

/** Lists side by side: what is left of the first of them is of each. */
interface Parts {
  starts: number[];
  /** What stands above each of them, when that tells them apart: 2极, 4极; and what it is called. */
  groups: string[];
  called: string;
}

const NAMED = new Set<ListColumn['target']>(['name', 'code', 'designation']);
const isGoods = (headings: readonly string[]): boolean =>
  headings.filter(Boolean).length >= LEAST_WIDE &&
  headings.some((text) => rankOf(text) > 0) &&
  !headings.some((text) => /^\d/.test(text));

/** Texts above the parts, one for each and none of them a price or a quantity. */
function groupsAbove(above: readonly string[], starts: readonly number[]): string[] {
  const filled = above.flatMap((text, at) => (text && at >= starts[0]! ? [at] : []));
  const isEach = filled.length === starts.length && filled.every((at, place) => at === starts[place]);
  const groups = isEach ? starts.map((at) => above[at]!) : [];
  const areKinds = groups.every((text) => rankOf(text) === 0 && startIn(text) === undefined);
  return areKinds && new Set(groups).size === groups.length ? groups : [];
}

/** What the kinds that stand above the parts are called: names of goods, or what their last word counts. */
function calledBy(groups: readonly string[], headings: readonly string[]): string {
  const isNamed = columnsOf(headings, new Map()).some(({ target }) => target === 'name');
  if (!isNamed && groups.every((text) => nounsIn(text).length > 0)) return COLUMNS.name.zh;
  return KIND_NAMES.find(([kind]) => groups.every((text) => kind.test(text)))?.[1] ?? KIND_NAME;
}

const textsOf = (cells: readonly string[]): string[] => cells.map((cell) => asWritten(cell.trim()));

/** Where the first heading that comes again does. */
function startsAgain(texts: readonly string[]): number[] {
  const first = texts.find((text, at) => text && !/^\d/.test(text) && texts.includes(text, at + 1));
  return first === undefined ? [] : texts.flatMap((text, at) => (text === first ? [at] : []));
}

/** Below each of the kinds above stand as many headings with the price in the same place, whatever the size is called: 内周长, 节线长. */
function startsBelow(above: readonly string[], texts: readonly string[]): number[] | undefined {
  const starts = above.flatMap((text, at) => (text ? [at] : []));
  const [first = 0, second = 0] = starts;
  const wide = second - first;
  const isWhole = first + starts.length * wide >= texts.length;
  const isEven = isWhole && wide >= LEAST_WIDE && starts.every((at, place) => at === first + place * wide);
  if (!isEven) return undefined;
  const shapes = starts.map((at) => texts.slice(at, at + wide).map((text) => Math.sign(rankOf(text))));
  return shapes.every((shape) => shape.join() === shapes[0]!.join()) ? starts : undefined;
}

/** Lists of unlike columns with an empty one between them, each from what its goods are called to their price. */
function startsApart(cells: readonly string[]): number[] | undefined {
  const texts = textsOf(cells);
  // A row of goods has numbers.
  if (texts.some((text) => /^\d/.test(text))) return undefined;
  const starts = texts.flatMap((text, at) => (text && !texts[at - 1] ? [at] : []));
  if (starts.length < LEAST_WIDE) return undefined;
  const parts = starts.map((from, place) => texts.slice(from, starts[place + 1]).filter(Boolean));
  const isLed = parts.every((part) => {
    const [lead] = columnsOf(part, new Map());
    return lead !== undefined && (NAMED.has(lead.target) || isSize(lead)) && isGoods(part);
  });
  return isLed ? starts : undefined;
}

/** The parts of a row of headings that says the same several times side by side, with the row above it. */
function partsIn(cells: readonly string[], before: readonly string[]): Parts | undefined {
  const filled = cells.filter((cell) => /^\s*[^\s\d]/.test(cell));
  const above = textsOf(before);
  // Nearly every row of a file ends here.
  if (new Set(filled).size === filled.length) {
    const apart = startsApart(cells);
    const groups = apart ? groupsAbove(above, apart) : [];
    return apart && { starts: apart, groups, called: groups.length > 0 ? COLUMNS.name.zh : '' };
  }
  const texts = textsOf(cells).map(folded);
  const starts = startsBelow(above, texts) ?? startsAgain(texts);
  const [first] = starts;
  if (first === undefined) return undefined;
  const parts = starts.map((from, place) => texts.slice(from, starts[place + 1]));
  if (!parts.every(isGoods)) return undefined;
  const groups = groupsAbove(above, starts);
  const left = texts.slice(0, first);
  // Below kinds any columns may come again; else what comes again must name goods.
  const [lead] = columnsOf(parts[0]!, new Map());
  const isList = left.every((text) => !text) ? rankOf(texts[first]!) === 0 : NAMED.has(lead!.target);
  if (groups.length === 0 && !isList) return undefined;
  const headings = [...left.map((text, at) => text || above[at] || ''), ...parts[0]!];
  return { starts, groups, called: groups.length > 0 ? calledBy(groups, headings) : '' };
}

/**
 * Lists that stand side by side to save paper, one below the other: name, size, price | name, size, price. Each part keeps
 * its own rows together, so that a name holds for the rows below it; a column left of all parts is of each of them, and so
 * is what stands above one.
 */
export async function* unfolded(rows: AsyncIterable<SheetRow>): AsyncGenerator<SheetRow> {
  let parts: Parts | undefined;
  let held: SheetRow[][] = [];
  let last: { row: SheetRow; found: Parts | undefined } | undefined;
  function* release(): Generator<SheetRow> {
    for (const part of held) yield* part;
    held = held.map(() => []);
  }
  /** A row as those of its parts; `above` is the row of kinds above a row of headings. */
  function* parted(row: SheetRow, of: Parts, above?: readonly string[]): Generator<SheetRow> {
    const { starts, groups, called } = of;
    const first = starts[0] ?? 0;
    const left = row.cells.slice(0, first).map((cell, at) => cell.trim() || (above?.[at] ?? ''));
    const wide = first + (called ? 1 : 0);
    for (const [place, from] of starts.entries()) {
      const to = starts[place + 1] ?? Math.max(row.cells.length, from);
      const own = row.cells.slice(from, to);
      if (own.every((cell) => !cell.trim() || isNone(cell))) continue;
      const kind = called ? [above ? called : groups[place]!] : [];
      const formulas = row.formulas.flatMap((at) => {
        if (at < first) return [at];
        return at >= from && at < to ? [at - from + wide] : [];
      });
      const part = { ...row, cells: [...left, ...kind, ...own], formulas };
      if (place === 0) yield part;
      else if (held[place - 1]!.push(part) > HELD_MOST)
        throw new SheetError('too_many_rows', { n: HELD_MOST });
    }
  }
  function* settle(row: SheetRow, found: Parts | undefined, above: readonly string[]): Generator<SheetRow> {
    if (found) {
      yield* release();
      parts = found;
      held = found.starts.slice(1).map(() => []);
      yield* parted(row, found, found.called ? above : []);
      return;
    }
    const filled = row.cells.flatMap((cell, at) => (cell.trim() ? [at] : []));
    // A title or a remark across the sheet belongs behind all that stands above it.
    if (filled.length === 1) yield* release();
    const isTitle = filled.length === 1 && filled[0]! < (parts?.starts[1] ?? 0);
    if (!parts || isTitle) yield row;
    else yield* parted(row, parts);
  }
  let above: readonly string[] = [];
  for await (const row of rows) {
    const isNext = last !== undefined && row.sheet !== last.row.sheet;
    const before = last && !isNext && !last.found ? last.row.cells : [];
    const found = partsIn(row.cells, before);
    // What stands above the parts of a row of headings has been read with it.
    if (last && !(found?.called && !isNext)) yield* settle(last.row, last.found, above);
    if (isNext) {
      yield* release();
      parts = undefined;
    }
    above = found ? textsOf(before) : [];
    last = { row, found };
  }
  if (last) yield* settle(last.row, last.found, above);
  yield* release();
}
