import { asWritten } from '#lib/tables/safe-cell.ts';
import type { SheetRow } from '#lib/tables/sheet-row.ts';
import { nounsIn } from '../../search/index.ts';
import type { OwnHeadings } from '../row/read-header.ts';
import { isAsked, isNone, priceIn } from './list-cells.ts';
import {
  columnsOf,
  inAndOut,
  madeOf,
  isMaterial,
  isSize,
  isValue,
  knownIn,
  matrixIn,
  perOf,
  rankOf,
  seenBelow,
  wordsAcross,
  type ListColumn,
} from './list-columns.ts';
import { kindsAcross } from './kinds-across.ts';
import { MATERIAL_NAME, materialPer } from './list-words.ts';

/** A list within a sheet: what its columns are, and what stands above it. */
export interface ListTable {
  /** Which list of the file it is. */
  number: number;
  sheet: string;
  columns: ListColumn[];
  headings: string[];
  /** Columns of a matrix, whose headings are sizes; empty in a list with one price a row. */
  matrix: number[];
  /** Heading of the sizes of a matrix, if its first heading has one. */
  across: string;
  /** What stands above each part of a matrix, by the column: PN16 above its DN, PN40 above the same once more. */
  groups: ReadonlyMap<number, string>;
  titles: string[];
  /** The row of its headings. */
  line: number;
  /** Rows of headings; a matrix, or units on a row of their own, have two. */
  depth: number;
}

export type ListRow =
  | { kind: 'goods'; row: SheetRow; texts: string[]; table: ListTable; section: string }
  | { kind: 'aside'; row: SheetRow; text: string };

const textsOf = (row: SheetRow): string[] =>
  row.cells.map((cell) => asWritten(cell.replace(/^\uFEFF/, '').trim()).replace(/\s*\n\s*/g, ' '));
const places = (texts: readonly string[]): number[] => texts.flatMap((text, at) => (text ? [at] : []));

const WORDS_MOST = 40;
/** A title that names goods may be longer: DIN 933 / ISO 4017 HEX HEAD SCREWS, FULL THREAD. */
const TITLE_MOST = 70;
const isWord = (text: string): boolean => text.length <= WORDS_MOST && !/^[¥￥]?-?\d[\d.,]*$/.test(text);

const UNIT_BELOW = /^[a-z°℃³²/]{1,5}$|^(?:k?g|mm|m|l)\/[\p{Script=Han}]{1,2}$|^\(.*\)$|^（.*）$/iu;
const isUnit = (text: string): boolean => UNIT_BELOW.test(text) || perOf(text) === text.split(/[/每]/).at(-1);
/** Nothing else than a unit. */
const MEASURED = /^[(（]?(?:mm|cm|kg|g|m)(?:\/|[)）]|$)|元\//i;
/** A row with nothing but the units of the columns above it. */
const areUnits = (texts: readonly string[]): boolean =>
  places(texts).length > 0 && texts.every((text) => !text || isUnit(text));

/** Letters of a drawing below what all of them are measured in: Dimensions (mm), and below it d, L, s. */
const IN_UNIT = /[(（[]\s*(mm|cm|inch|in)\s*[)）\]]\s*$/i;
const LETTER = /^[a-z]\d?$/i;
/** Two rows of headings as one: what is below belongs to what stands above it or to its left. */
function joined(above: readonly string[], below: readonly string[], matrix: readonly number[]): string[] {
  let group = '';
  return Array.from({ length: Math.max(above.length, below.length) }, (_, at) => {
    const [own, under] = [above[at] ?? '', below[at] ?? ''];
    if (own) group = own;
    if (matrix.includes(at)) return under;
    if (!under) return own;
    if (!group || under === own) return under;
    const unit = LETTER.test(under) ? IN_UNIT.exec(group)?.[1] : undefined;
    if (unit) return `${under}(${unit})`;
    return isUnit(under) ? `${group}(${under.replace(/[()（）]/g, '')})` : `${group} ${under}`;
  });
}

/** Whether a row stands below a row of headings and explains it. */
function explains(above: readonly string[], below: readonly string[]): boolean {
  const [own, under] = [places(above), places(below)];
  const first = own[0];
  if (under.length === 0 || first === undefined) return false;
  // 单价 over 不含税 and 含税 may be the first heading as well.
  const isSplit = !above[first + 1] && [first, first + 1].every((at) => rankOf(below[at] ?? '') > 0);
  // Units below the headings may begin with the first: DN, mm, kg/个, 元/个.
  const isOfUnits =
    areUnits(below) &&
    under.length > 2 &&
    under.every((at) => above[at]) &&
    under.some((at) => MEASURED.test(below[at]!));
  if (isOfUnits) return true;
  if (below[first] && !isSplit) return false;
  // One cell below a heading is the title of the first section, wherever it is written; a unit explains.
  const [only] = under;
  if (under.length === 1 && above[only!] && !isUnit(below[only!]!)) return false;
  if (matrixIn(below).length > 0 && matrixIn(above).length === 0) return true;
  // 单价 over 304 and 316: two steels side by side below one heading are no prices.
  const isSteel = (at: number): boolean => isMaterial(below[at] ?? '');
  const steels = under.filter(
    (at) => isSteel(at) && ((rankOf(above[at] ?? '') > 0 && isSteel(at + 1) && !above[at + 1]) || !above[at]),
  );
  const areSteels = steels.some((at) => above[at]);
  const areWords = under.every(
    (at) => (areSteels && steels.includes(at)) || (isWord(below[at]!) && !priceIn(below[at]!)),
  );
  return areWords && under.some((at) => at > first);
}

const isNumeric = (text: string): boolean => /^[¥￥]?-?[\d.,]+$/.test(text) || isAsked(text);
/** 冷水管 over S5 and S4: kinds in two rows, of which the second explains the first heading as well, 公称外径 over dn (mm). */
const isWide = (above: readonly string[], below: readonly string[]): boolean =>
  places(below).every((at) => isWord(below[at]!) && !isNumeric(below[at]!)) &&
  places(above).some((at) => !above[at + 1] && [at, at + 1].every((place) => below[place]));

const LEAST_KNOWN = 3;
const hasPrice = (columns: readonly ListColumn[]): boolean =>
  columns.some(({ target }) => target === 'price');

interface Found {
  headings: string[];
  columns: ListColumn[];
  matrix: number[];
  across: string;
  groups: ReadonlyMap<number, string>;
  depth: number;
}

const NO_GROUPS: ReadonlyMap<number, string> = new Map();
/** What stands above the columns of a matrix, each text for those up to the next. */
function groupsOf(above: readonly string[], matrix: readonly number[]): ReadonlyMap<number, string> {
  const starts = matrix.filter((at) => above[at]);
  if (new Set(starts.map((at) => above[at])).size < 2) return NO_GROUPS;
  let group = '';
  return new Map(
    matrix.map((at) => {
      group = above[at] || group;
      return [at, group];
    }),
  );
}

function readAs(
  texts: readonly string[],
  own: OwnHeadings,
  given?: readonly number[],
): Omit<Found, 'depth' | 'groups'> | undefined {
  const matrix = given ? [...given] : matrixIn(texts);
  const words = places(texts).every((at) => isWord(texts[at]!));
  // Most rows are goods, which is seen before their texts are read as headings.
  if (matrix.length === 0 && !words) return undefined;
  const headings = inAndOut(texts);
  const columns = columnsOf(
    headings.map((text, at) => (matrix.includes(at) ? '' : text)),
    own,
  );
  // Sizes side by side are a matrix where no column is called a price.
  if (matrix.length > 0 && !hasPrice(columns)) {
    const isNamed = places(texts).some((at) => at < matrix[0]! && isWord(texts[at]!) && !isValue(texts[at]!));
    const across = matrix.every((at) => isMaterial(headings[at]!)) ? MATERIAL_NAME : '';
    return isNamed ? { headings, columns, matrix, across } : undefined;
  }
  const isSure = knownIn(columns) >= LEAST_KNOWN || (knownIn(columns) >= 2 && hasPrice(columns));
  if (!words || !isSure) return undefined;
  const found = columnsOf(headings, own);
  const made = madeOf(found);
  if (made.length === 0) return { headings, columns: found, matrix: [], across: '' };
  const per = found.find(({ target }) => target === 'price')?.per;
  for (const { at, text } of made) headings[at] = text;
  return {
    headings,
    columns: found.filter(({ target }) => target !== 'price'),
    matrix: made.map(({ at }) => at),
    across: per ? materialPer(per) : MATERIAL_NAME,
  };
}

/** Headings in one row, or in this and the next, or with their units in a third; `titles` stand above them. */
function headingsAt(
  texts: string[],
  rows: readonly string[][],
  own: OwnHeadings,
  titles: readonly string[],
): Found | undefined {
  const [next, third] = rows;
  const isPerUnit = titles.some((title) => perOf(title));
  if (next && places(texts).length >= 2 && explains(texts, next)) {
    const below = matrixIn(texts).length === 0 ? matrixIn(next, texts) : [];
    const two = joined(texts, next, below);
    const isDeep = below.length === 0 && third !== undefined && areUnits(third);
    // The same sizes may be listed twice, in inches and as DN.
    const isTwice = below.length > 0 && third !== undefined && areSizes(third, below);
    const named = isTwice
      ? two.map((text, at) => (below.includes(at) ? besideDn(text, third[at]!) : text))
      : two;
    const both = readAs(isDeep ? joined(two, third, []) : named, own, below.length > 0 ? below : undefined);
    const groups = groupsOf(texts, below);
    const across = below.length > 0 && groups.size === 0 ? (texts[below[0]!] ?? '') : '';
    if (both) {
      // 15, 20, 25 below DN are nominal sizes, and no lengths.
      const headings = OF_DN.test(across)
        ? both.headings.map((text, at) => (below.includes(at) && /^\d{1,4}$/.test(text) ? `DN${text}` : text))
        : both.headings;
      const depth = isDeep || isTwice ? 3 : 2;
      return { ...both, headings, across: both.across || across, groups, depth };
    }
  }
  const wide = next && isPerUnit ? kindsBelow(texts, next, third, own) : undefined;
  if (wide) return wide;
  if (next && isPerUnit && (explains(texts, next) || isWide(texts, next))) {
    const two = joined(texts, next, []);
    const kinds = kindsAcross(two, own, rows.slice(1));
    const both = kinds.length > 0 ? readAs(two, own, kinds) : undefined;
    if (both) return { ...both, groups: NO_GROUPS, depth: 2 };
  }
  const alone = readAs(texts, own);
  if (alone) return { ...alone, groups: NO_GROUPS, depth: 1 };
  // Kinds side by side (A型, B型, C型) are a matrix if a title marks the numbers as prices.
  const said = next && isPerUnit ? wordsAcross(texts, own) : [];
  const arePrices = said.every((at) => !next?.[at] || isNone(next[at]) || isPriceText(next[at]));
  const isSaid = said.length > 0 && arePrices && said.some((at) => next?.[at]);
  const kinds = isSaid ? said : isPerUnit ? kindsAcross(texts, own, rows) : [];
  if (kinds.length === 0) return undefined;
  const across = readAs(texts, own, kinds);
  return across && { ...across, groups: NO_GROUPS, depth: 1 };
}

/** A row that only repeats the sizes of a matrix. */
const areSizes = (texts: readonly string[], matrix: readonly number[]): boolean =>
  places(texts).length === matrix.length && matrix.every((at) => isValue(texts[at] ?? ''));
const besideDn = (one: string, other: string): string =>
  /^dn/i.test(other) ? `${other} ${one}` : `${one} ${other}`;

/** Words below the last heading of a list whose title puts its numbers to a unit: 材质, and below it 丁腈, 氟胶, each with prices. */
function kindsBelow(
  texts: readonly string[],
  next: readonly string[],
  third: readonly string[] | undefined,
  own: OwnHeadings,
): Found | undefined {
  const under = places(next);
  const last = places(texts).at(-1);
  const isRun = under.every((at, place) => at === last! + place && isWord(next[at]!) && !isValue(next[at]!));
  const arePrices = under.every((at) => isPriceText(third?.[at] ?? '') || isNone(third?.[at] ?? ''));
  if (under.length < 2 || last === 0 || !isRun || !arePrices) return undefined;
  const wide = readAs(joined(texts, next, under), own, under);
  return wide && { ...wide, across: texts[last!]!, groups: NO_GROUPS, depth: 2 };
}
/** What stands above nominal sizes. */
const OF_DN = /(?<![a-z])dn(?![a-z])|公称[通直口]径/i;
const isPriceText = (text: string): boolean => priceIn(text) !== undefined || isAsked(text);

const REMARK = /^(?:注|备注|说明|温馨提示|以上|声明|附|note|remark|\d+[、.．]|[*※])/i;
const SUM_ALONE = /^(?:合\s*计|总\s*计|小\s*计|(?:sub|grand )?total|sum)\s*[:：]?$/i;
const SUMMED = 4;
const SUM = /^(?:合计|总计|小计|total|sum)/i;

/** Whether a row of a list has a price, or marks it as on request. */
function isPriced({ columns, matrix }: ListTable, texts: readonly string[]): boolean {
  const at = matrix.length > 0 ? matrix : columns.flatMap((one) => (one.target === 'price' ? [one.at] : []));
  return at.some((place) => {
    const text = texts[place] ?? '';
    return priceIn(text) !== undefined || isAsked(text);
  });
}

const isBelow = (texts: readonly string[], table: ListTable): boolean => {
  const named = table.columns.filter(({ target }) => ['name', 'designation', 'code'].includes(target));
  return named.some(({ at }) => texts[at]) && places(texts).filter((at) => !isNone(texts[at]!)).length >= 3;
};

/** What stands below the heading for names; in a list without one, in its first column. */
const nameIn = ({ columns, headings }: ListTable, texts: readonly string[]): [string, string] => {
  const at = columns.find(({ target }) => target === 'name')?.at ?? headings.findIndex(Boolean);
  return [texts[at] ?? '', headings[at] ?? ''];
};
/** The heading for names comes again: other sizes of other goods stand beside it. */
function namesAgain(table: ListTable, texts: readonly string[], own: OwnHeadings): boolean {
  const [text, heading] = nameIn(table, texts);
  if (!text || text !== heading) return false;
  // The code of a product that stands in each of its rows is no heading.
  const [column] = columnsOf([heading], own);
  return column !== undefined && (column.target !== 'param' || isSize(column));
}
/** A row that names a thing is one of goods, though its prices grow as sizes do: below ◆ 304系列 stands 304 弯头. */
function isThing(table: ListTable, texts: readonly string[], own: OwnHeadings): boolean {
  const [text] = nameIn(table, texts);
  return nounsIn(text).length > 0 && columnsOf([text], own)[0]?.target === 'param';
}

/** The headings of a matrix once more, of fewer sizes than make one by themselves: 公称通径, PN10, PN16. */
function sameAgain(texts: readonly string[], own: OwnHeadings): Found | undefined {
  const sizes = places(texts).filter((at) => isValue(texts[at]!));
  const again = sizes.length > 0 ? readAs(texts, own, sizes) : undefined;
  return again && { ...again, groups: NO_GROUPS, depth: 1 };
}

/** Short enough for one, or longer and about goods; names are not looked for in what is longer still. */
const isTitle = (text: string): boolean =>
  text.length <= WORDS_MOST || (text.length <= TITLE_MOST && nounsIn(text).length > 0);

/** Rows below the first of headings that are looked at: its second and third, a title, and the first goods. */
const BELOW = 5;
interface Waiting {
  row: SheetRow;
  texts: string[];
}
/**
 * The lists of a file, row by row, with rows of goods separated from all others. Headings are looked for again on every
 * sheet.
 */
export async function* readTables(rows: AsyncIterable<SheetRow>, own: OwnHeadings): AsyncGenerator<ListRow> {
  let table: ListTable | undefined;
  let [titles, section, sheet, number, skip, taken]: [string[], string, string, number, number, number] = [
    [],
    '',
    '',
    0,
    0,
    0,
  ];
  const waiting: Waiting[] = [];
  function* settle({ row, texts }: Waiting, after: readonly Waiting[]): Generator<ListRow> {
    const name = row.sheet ?? '';
    if (name !== sheet) [table, titles, section, sheet, skip, taken] = [undefined, [], '', name, 0, 0];
    if (skip > 0) {
      skip -= 1;
      return;
    }
    const [lead = ''] = texts.filter(Boolean);
    // A row that adds up the others is no goods.
    if (table && SUM_ALONE.test(lead) && texts.filter(Boolean).length <= SUMMED) {
      yield { kind: 'aside', row, text: texts.filter(Boolean).join(' ') };
      return;
    }
    // A row with prices is goods and no row of headings; below a title, the sizes of another matrix look like prices.
    const isOfSizes = table !== undefined && isValue(table.headings[table.matrix[0] ?? -1] ?? '');
    const isAgain = table !== undefined && isOfSizes && namesAgain(table, texts, own);
    const isGoods = titles.length === 0 ? !isAgain : table !== undefined && isThing(table, texts, own);
    if (table && isPriced(table, texts) && (!isOfSizes || isGoods)) {
      taken += 1;
      titles = [];
      yield { kind: 'goods', row, texts, table, section };
      return;
    }
    const filled = places(texts);
    const text = filled.map((at) => texts[at]).join(' ');
    const below = after.flatMap((one) => ((one.row.sheet ?? '') === name ? [one.texts] : []));
    const found =
      filled.length < 2
        ? undefined
        : (headingsAt(texts, below, own, [...titles, name]) ?? (isAgain ? sameAgain(texts, own) : undefined));
    if (found && (found.matrix.length === 0 || !table || taken === 0 || titles.length > 0 || isAgain)) {
      number += 1;
      // Titles of a list apply to the next one on the sheet if it has none of its own.
      const above = titles.length > 0 || !table ? titles : table.titles;
      const first = below.slice(found.depth - 1).find((one) => places(one).length > 1) ?? [];
      const columns = found.matrix.length > 0 ? found.columns : seenBelow(found.columns, first);
      table = { number, sheet, titles: above, line: row.line, ...found, columns };
      [titles, skip, taken] = [[], found.depth - 1, 0];
      return;
    }
    if (table && isPriced(table, texts)) {
      taken += 1;
      titles = [];
      yield { kind: 'goods', row, texts, table, section };
      return;
    }
    const isShort = filled.length === 1 && isTitle(text) && !REMARK.test(text);
    if (table && filled.length > 1 && !SUM.test(text) && !REMARK.test(text) && isBelow(texts, table)) {
      yield { kind: 'goods', row, texts, table, section };
      return;
    }
    if (isShort && table) section = text;
    if (filled.length <= 3) titles = [...titles, ...filled.map((at) => texts[at]!)].slice(-6);
    yield { kind: 'aside', row, text };
  }
  for await (const row of rows) {
    waiting.push({ row, texts: textsOf(row) });
    if (waiting.length > BELOW) yield* settle(waiting.shift()!, waiting);
  }
  while (waiting.length > 0) yield* settle(waiting.shift()!, waiting);
}
