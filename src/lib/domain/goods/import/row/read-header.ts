import { entriesOf } from '#lib/kernel/records.ts';
import type { TwoWords } from '#lib/db/schema.ts';
import { asWritten } from '#lib/tables/safe-cell.ts';
import { SheetError, type SheetRow } from '#lib/tables/sheet-row.ts';
import { COLUMNS, PARAM_WORDS, REASON_WORDS, SKU_PARAM_WORDS, type ColumnKey } from './column-words.ts';
import { HEADING_NOTHING, HEADING_PARAM } from '#lib/contracts/catalog.ts';
import { SIZE_NAMES } from './heading-words.ts';
import { folded, headingOf, inBoth, type Heading } from './headings.ts';
import { readWords } from './lists.ts';

export interface ParamColumn {
  at: number;
  /** Columns of the same heading further on: each row fills one of them. */
  also?: number[];
  name: TwoWords;
  /** Undefined: as in the category's table. */
  unit: string | undefined;
  /** Undefined: as in the category's table, else by whether the rows of a product differ. */
  perSku: boolean | undefined;
}

export interface Header {
  cells: string[];
  fields: Map<ColumnKey, number>;
  /** What the numbers of a column are multiplied with: weights in kg are kept in g. */
  scales: Map<ColumnKey, number>;
  /** Unit of a column, if its heading names one: 库存（百支）. */
  counted: Map<ColumnKey, string>;
  params: ParamColumn[];
  /** An office's list: a stock that it does not tell stays as it is. */
  isList: boolean;
}

const IGNORED = new Set([REASON_WORDS.zh, REASON_WORDS.en].map(folded));
const PREFIXES = new Map([
  ...['param', PARAM_WORDS.zh, PARAM_WORDS.en].map((word) => [folded(word), false] as const),
  ...['sku_param', SKU_PARAM_WORDS.zh, SKU_PARAM_WORDS.en].map((word) => [folded(word), true] as const),
]);

/** `param:Name [unit]`; an unknown heading is a parameter of that name. */
function paramOf(text: string, at: number): ParamColumn {
  const [, before = '', rest = ''] = /^([^:：]*)[:：](.*)$/s.exec(text) ?? [];
  const perSku = PREFIXES.get(folded(before));
  const whole = perSku === undefined ? text : rest;
  const [, name = whole, unit] = /^(.*?)\s*\[([^[\]]*)\]\s*$/s.exec(whole) ?? [];
  const both = perSku === undefined ? inBoth(name)?.join(' // ') : undefined;
  return { at, name: readWords(both ?? name), unit: unit?.trim(), perSku };
}

/** The column that a store has chosen for a heading of its files, by the folded text of the heading. */
export type OwnHeadings = ReadonlyMap<string, string>;

export const isColumn = (target: string | undefined): target is ColumnKey =>
  target !== undefined && target in COLUMNS;

/** Headings of private columns: what the store paid, and to whom. */
const PRIVATE =
  /成本|进价|进货|采购价|底价|毛利|利润|提成|返点|供应商|供货商|^cost|cost(?:price)?$|purchase(?:price|cost)|buyingprice|margin|profit|^supplier|^vendor/;
/**
 * Whether a column is private to the store, such as the purchase price or the supplier: visitors are never shown it as
 * a parameter.
 */
export const isPrivate = (heading: string): boolean =>
  !/[:：]/.test(heading) && PRIVATE.test(folded(heading));

/** The meaning of a heading: by the store's own choice, else by its words. */
function takenFor(text: string, own: OwnHeadings): Heading | undefined {
  const said = own.get(folded(text));
  const known = headingOf(text);
  if (!isColumn(said)) return said === undefined ? known : undefined;
  return known?.key === said ? known : { key: said, scale: 1 };
}

/** Texts of which a list may have two: its own code and the factory's. The one that is called so is taken. */
const TWO_OF = new Set<ColumnKey>([
  'code',
  'name',
  'category',
  'brand',
  'designation',
  'keywords',
  'standards',
  'brief',
  'description',
]);
/** The size itself where no other column names it; beside one it is a parameter like any other. */
const SIZE = new Set(SIZE_NAMES.split(' '));

/** What each heading of a row is taken for; undefined is a parameter, or nothing. */
function headingsOf(cells: readonly string[], own: OwnHeadings): (Heading | undefined)[] {
  const found = cells.map((text) => (!text || IGNORED.has(folded(text)) ? undefined : takenFor(text, own)));
  if (!found.some((heading) => heading?.key === 'designation')) {
    const at = cells.findIndex((text) => SIZE.has(folded(text)) && !own.has(folded(text)));
    if (at >= 0) found[at] = { key: 'designation', scale: 1 };
  }
  for (const key of TWO_OF) {
    const places = cells.flatMap((_, at) => (found[at]?.key === key ? [at] : []));
    const isDoubled = new Set(places.map((at) => folded(cells[at]!))).size < places.length;
    const said = places.filter((at) => own.get(folded(cells[at]!)) === key);
    if (places.length < 2 || isDoubled || said.length > 1) continue;
    const { zh, en } = COLUMNS[key];
    const called = places.find((at) => [zh, en].some((name) => folded(name) === folded(cells[at]!)));
    const kept = said[0] ?? called ?? places[0];
    for (const at of places) if (at !== kept) found[at] = undefined;
  }
  return found;
}

const textsOf = (row: SheetRow): string[] =>
  row.cells.map((cell) => asWritten(cell.replace(/^\uFEFF/, '').trim()));

/** The column that each heading of a row is taken for, `param`, or `nothing`. */
export function targetsOf(row: SheetRow, own: OwnHeadings): { heading: string; target: string }[] {
  const cells = textsOf(row);
  const found = headingsOf(cells, own);
  return cells.map((heading, at) => {
    const said = own.get(folded(heading));
    const isKept = said === undefined && !found[at] && (row.hidden?.has(at) || isPrivate(heading));
    const isNothing = !heading || IGNORED.has(folded(heading)) || isKept;
    const unknown = isColumn(said) ? HEADING_PARAM : (said ?? HEADING_PARAM);
    return { heading, target: isNothing ? HEADING_NOTHING : (found[at]?.key ?? unknown) };
  });
}

const SURE = 3;
/** Whether a row is the one with the headings: titles and remarks may stand above it. */
export const isHeader = (row: SheetRow, own: OwnHeadings): boolean =>
  new Set(headingsOf(textsOf(row), own).flatMap((heading) => heading?.key ?? [])).size >= SURE;

const SUMS = /^(?:合计|总计|小计|total|sum)[:：]?$/;
/**
 * Whether a row below the headings holds no goods: a title of a section or a remark that stands alone, the headings
 * once more or in the other language, a line of sums.
 */
export function isAside({ cells, fields }: Header, row: SheetRow, own: OwnHeadings): boolean {
  const texts = textsOf(row);
  const filled = texts.filter(Boolean);
  const of = (key: ColumnKey): string => texts[fields.get(key) ?? -1] ?? '';
  const isSized = of('designation') !== '';
  if (!isSized && filled.length === 1 && /\p{Script=Han}|\s/u.test(filled[0]!)) return true;
  if (!isSized && filled.length < fields.size && SUMS.test(folded(filled[0] ?? ''))) return true;
  // Goods have a price with a digit in it; only without one is the row compared with headings.
  if (/\d/.test(of('price'))) return false;
  const repeated = texts.filter((text, at) => text && folded(text) === folded(cells[at] ?? ''));
  return repeated.length >= SURE || isHeader(row, own);
}

/**
 * What stands in which column, by the row of headings. Throws SheetError when a needed column is missing, or one of the
 * mall's own is doubled; a parameter may stand in two columns, of which each row fills one.
 */
export function readHeader(row: SheetRow, own: OwnHeadings, isList = false): Header {
  const cells = textsOf(row);
  const found = headingsOf(cells, own);
  const header: Header = {
    cells,
    fields: new Map(),
    scales: new Map(),
    counted: new Map(),
    params: [],
    isList,
  };
  for (const [at, text] of cells.entries()) {
    const said = own.get(folded(text));
    if (!text || IGNORED.has(folded(text)) || said === HEADING_NOTHING) continue;
    if (!found[at] && said === undefined && (row.hidden?.has(at) || isPrivate(text))) continue;
    const known = found[at];
    if (known && header.fields.has(known.key)) throw new SheetError('column_twice', { column: text });
    if (known) {
      header.fields.set(known.key, at);
      header.scales.set(known.key, known.scale);
      if (known.counted) header.counted.set(known.key, known.counted);
    } else {
      const before = header.params.find((one) => folded(cells[one.at]!) === folded(text));
      if (before) before.also = [...(before.also ?? []), at];
      else header.params.push(paramOf(text, at));
    }
  }
  const missing = entriesOf(COLUMNS).filter(([key, { isRequired }]) => isRequired && !header.fields.has(key));
  // All missing columns are named at once, so that the merchant corrects the file only once.
  if (missing.length > 0)
    throw new SheetError('no_column', {
      column: missing.map(([, { zh, en }]) => `${zh} / ${en}`).join(', '),
    });
  return header;
}
