import { HEADING_NOTHING } from '#lib/contracts/catalog.ts';
import { entriesOf } from '#lib/kernel/records.ts';
import type { Sheet } from '#lib/tables/open-sheet.ts';
import type { SheetRow } from '#lib/tables/sheet-row.ts';
import { nounsIn } from '../../search/index.ts';
import { COLUMNS, SKU_PARAM_WORDS, YES_NO_WORDS, type ColumnKey } from '../row/column-words.ts';
import { folded, headingOf } from '../row/headings.ts';
import type { OwnHeadings } from '../row/read-header.ts';
import {
  cellOf,
  hintOf,
  inWholeFen,
  nameSizes,
  sizesOf,
  tiersText,
  titleOf,
  type ListLine,
  type ListSize,
} from './list-goods.ts';
import { unitText, type KnownGoods } from './known-goods.ts';
import { ASKED_MARK } from './list-words.ts';
import { isAsked } from './list-cells.ts';
import { isSize, SOLD_AT } from './list-columns.ts';
import type { ListTable } from './read-tables.ts';
import { readTables } from './read-tables.ts';
import { carried } from './carried.ts';
import { eachChoice } from './choices.ts';
import { inSeries, lengthsIn } from './length-series.ts';
import { bearingOf, partedName } from './told-name-words.ts';
import { eachSize } from './several-sizes.ts';
import { SIZE_CODE_HEADING, sizesByCode, withoutSize, type CodedGoods } from './sizes-by-code.ts';
import { unfolded } from './unfold.ts';
import { upright } from './upright.ts';

/** What was found of an office's list when it was looked through. */
export interface ListFacts {
  tables: ListTable[];
  /** Lists whose designation stands above the rows of a product, as its name does elsewhere. */
  named: Set<number>;
  /** Lists with a code that several rows have, or that rows below it leave out: it is of a product and not of a size. */
  shared: Set<number>;
  /** Headings of all lists with what they are taken for, and what stands below them at first. */
  headings: Map<string, { heading: string; target: string; samples: string[] }>;
  /** Parameters of all lists, in the order they are met. */
  params: string[];
  used: Set<ColumnKey>;
  /** Rows of goods on each sheet. */
  sheets: Map<string, number>;
  /** Rows that say nothing of goods; the first of them, and how many. */
  aside: { line: number; text: string }[];
  rows: number;
  /** The lengths that a sheet says its ranges stand for. */
  lengths: Map<string, number[]>;
  /** Some price is on request. */
  hasAsked: boolean;
}

/** The filled fields of a size. */
const fieldsOf = (fields: ListSize['fields']): [ColumnKey, string][] =>
  entriesOf(COLUMNS).flatMap(([key]) => (fields[key] === undefined ? [] : [[key, fields[key]]]));

const ASIDE_KEPT = 20;

const pricesIn = ({ table, texts }: ListLine): string[] =>
  table.columns.flatMap(({ target, at }) => (target === 'price' ? [texts[at] ?? ''] : []));

const SAMPLES = 3;
/** Keeps what the columns of a row are called and taken for, as a store may say otherwise. */
function keepHeadings({ headings }: ListFacts, { table, texts }: ListLine): void {
  const prices = table.columns.flatMap(({ target, rank }) => (target === 'price' ? [rank ?? 0] : []));
  const best = table.columns.filter(({ target, rank }) => target === 'price' && rank === Math.max(...prices));
  const least = Math.min(...best.map(({ start }) => start ?? 0));
  for (const { at, heading, target, rank = 0, start = 0 } of table.columns) {
    const key = folded(heading);
    const isSold = rank === Math.max(...prices);
    const price = isSold
      ? start > Math.max(1, least)
        ? 'tiers'
        : 'price'
      : rank < SOLD_AT
        ? 'market_price'
        : HEADING_NOTHING;
    const kept = headings.get(key) ?? { heading, target: target === 'price' ? price : target, samples: [] };
    const text = texts[at] ?? '';
    if (text && kept.samples.length < SAMPLES) kept.samples.push(text);
    headings.set(key, kept);
  }
}

/** What an office has hidden of its list is not for others. */
async function* shown(rows: AsyncIterable<SheetRow>): AsyncGenerator<SheetRow> {
  for await (const row of rows)
    yield row.hidden
      ? { ...row, cells: row.cells.map((cell, at) => (row.hidden?.has(at) ? '' : cell)) }
      : row;
}

const linesOf = (sheet: Sheet, own: OwnHeadings): ReturnType<typeof readTables> =>
  eachSize(carried(readTables(unfolded(upright(shown(sheet.allRows()))), own)));

/**
 * Reads a file once: which lists are in it, and which columns they have. With `isGlance`, only which lists there are
 * and whether a price is on request. Throws SheetError.
 */
export async function lookThrough(sheet: Sheet, own: OwnHeadings, isGlance = false): Promise<ListFacts> {
  const facts: ListFacts = {
    tables: [],
    named: new Set(),
    shared: new Set(),
    headings: new Map(),
    params: [],
    used: new Set(),
    sheets: new Map(),
    aside: [],
    rows: 0,
    lengths: new Map(),
    hasAsked: false,
  };
  const params = new Set<string>();
  let above = '';
  let code = '';
  for await (const found of linesOf(sheet, own)) {
    if (found.kind === 'aside') {
      const { row, text } = found;
      const lengths = lengthsIn(text);
      if (lengths.length > 0) facts.lengths.set(row.sheet ?? '', lengths);
      const told = row.sheet ? `${row.sheet}：${text}` : text;
      if (facts.aside.length < ASIDE_KEPT) facts.aside.push({ line: row.line, text: told.slice(0, 100) });
      continue;
    }
    const { table } = found;
    if (facts.tables.at(-1)?.number !== table.number) facts.tables.push(table);
    facts.rows += 1;
    facts.sheets.set(table.sheet, (facts.sheets.get(table.sheet) ?? 0) + 1);
    if (isGlance) {
      facts.hasAsked ||= pricesIn(found).some(isAsked);
      continue;
    }
    keepHeadings(facts, found);
    const isNameless = !table.columns.some(({ target }) => target === 'name' || target === 'code');
    const called = cellOf(found, 'designation');
    // What is the same row for row beside another size is what the goods are called: YJV with 3×2.5, YJV with 3×4.
    const isSame = called !== '' && called === above && table.columns.some(isSize);
    if (isNameless && table.matrix.length === 0 && (!called || isSame)) facts.named.add(table.number);
    above = called;
    if (table.columns.some(({ target }) => target === 'code') && table.matrix.length === 0) {
      const own = cellOf(found, 'code');
      if (!own || own === code) facts.shared.add(table.number);
      else params.add(SIZE_CODE_HEADING);
      code = own;
    }
    for (const { fields, params: own, price, tiers } of sizesOf(found)) {
      for (const [key] of fieldsOf(fields)) facts.used.add(key);
      if (tiers) facts.used.add('tiers');
      for (const name of own.keys()) params.add(name);
      facts.hasAsked ||= price === 'asked';
    }
  }
  facts.params = [...params];
  return facts;
}

/** Columns that every list gets, in the order of a template. */
const ALWAYS: readonly ColumnKey[] = [
  'code',
  'name',
  'category',
  'unit',
  'designation',
  'price',
  'stock',
  'price_on_request',
];
/** Of a product, though a list has them in every row. */
const OF_PRODUCT = ['brand', 'moq', 'lead_days', 'standards', 'tax_code', 'tax_name'] as const;
const MORE_ROWS = 1000;
/** Placeholder price of a size whose price is on request; it is never shown or paid. */
const ASKED_YUAN = '9999999';

interface Product extends CodedGoods {
  /** The code is the list's own; else it is made of the name. */
  isOwn: boolean;
  category: string;
  /** Nothing of the list says where it belongs: what stands above it and its name are all there is. */
  isPlaced: boolean;
  key: string;
}

/** A list whose sizes stand in no column of their own. */
const isSizeless = ({ columns, matrix }: ListTable): boolean =>
  matrix.length === 0 && !columns.some((one) => one.target === 'designation' || isSize(one));
const hasNames = ({ columns }: ListTable): boolean => columns.some(({ target }) => target === 'name');
/** The category of a row where it is another than `above` and a word for goods: 交流接触器, not A类. */
const kindOf = (line: ListLine, above: string): string => {
  const category = cellOf(line, 'category');
  return category !== above && nounsIn(category).length > 0 ? category : '';
};

/** Rows of goods as products of their own, as they stand together. */
async function* productsOf(
  sheet: Sheet,
  own: OwnHeadings,
  facts: ListFacts,
  held: KnownGoods,
): AsyncGenerator<Product> {
  let product: Product | undefined;
  let [last, number, part]: [Record<'name' | 'code' | 'category', string>, number, string] = [
    { name: '', code: '', category: '' },
    0,
    '',
  ];
  for await (const found of linesOf(sheet, own)) {
    if (found.kind !== 'goods') continue;
    const line: ListLine = found;
    const { table } = line;
    // Where no column names the goods, the title of a section does.
    // So it does for the sizes below it that leave their name out.
    const isNext =
      line.section !== part &&
      (!hasNames(table) || (!cellOf(line, 'name') && nounsIn(line.section).length > 0));
    if (table.number !== number || isNext) last = { name: '', code: '', category: '' };
    [number, part] = [table.number, line.section];
    const isNamed = facts.named.has(number);
    const told = cellOf(line, 'name') || (isNamed ? cellOf(line, 'designation') : '');
    const parted = isSizeless(table) ? partedName(told) : undefined;
    const given = parted?.name ?? told;
    const code = cellOf(line, 'code');
    // Fields that the list does not have stay as they are for goods that the store has already.
    const known = held.get(code);
    // A list without names says by its categories what its goods are.
    const bearing = bearingOf(cellOf(line, 'designation'), titleOf(line));
    const kind =
      given || known || hasNames(table)
        ? ''
        : kindOf(line, last.category) || (bearing === last.name ? '' : bearing);
    const isOther = kind !== '';
    // A row continues the product above if it has no name, or repeats its code.
    const isBelow = code ? code === last.code : !given && !isOther && (last.name !== '' || last.code !== '');
    // Below the first of a kind an office leaves its name out, though each has a code.
    const isSame = isBelow || (!given && !isOther && known === undefined && last.name !== '');
    const name = (given || (isSame ? last.name : known?.name) || kind || titleOf(line)).slice(0, 200);
    const category =
      cellOf(line, 'category') || (isSame || given === last.name ? last.category : (known?.category ?? ''));
    last = { name, code: code || (isBelow || given === last.name ? last.code : ''), category };
    const called = table.columns.find(({ target }) => target === 'designation')?.heading ?? '';
    const plain = withoutSize(name, cellOf(line, 'designation')) ?? name;
    const sizes = sizesOf(line, isBelow ? product?.sizes[0]?.fields.unit : known?.unit)
      .flatMap((size) => inSeries(size, facts.lengths.get(table.sheet) ?? []))
      .flatMap((size) => eachChoice(size, called, name));
    if (isNamed) for (const { fields } of sizes) fields.designation = '';
    if (parted) for (const { fields } of sizes) fields.designation ||= parted.size;
    for (const size of sizes) {
      const { brand = isBelow ? (product?.sizes[0]?.fields.brand ?? '') : '', unit = '' } = size.fields;
      const { standards = '' } = size.fields;
      const key = JSON.stringify([last.code || name, category, brand, unit]);
      const isOne = product?.key === key && product.sizes.length < MORE_ROWS * 2;
      if (!isOne || !product) {
        if (product) yield product;
        product = {
          code: last.code || name,
          isOwn: last.code !== '',
          name,
          plain,
          place: JSON.stringify([
            table.number,
            line.section,
            category,
            brand,
            unit,
            standards,
            size.price === 'asked',
          ]),
          isCoded: code !== '' && table.matrix.length === 0 && !facts.shared.has(table.number),
          category: category || hintOf(line) || name,
          isPlaced: category !== '',
          key,
          sizes: [],
        };
      }
      product.sizes.push(size);
    }
  }
  if (product) yield product;
}

/** One value for all sizes of a product: the greatest of its numbers, all of its texts. */
function ofProduct(key: (typeof OF_PRODUCT)[number], sizes: readonly ListSize[]): string {
  const texts = [...new Set(sizes.flatMap(({ fields }) => fields[key] || []))];
  if (key === 'standards') return texts.join(' | ');
  if (key === 'brand' || texts.some((text) => !/^\d+$/.test(text))) return texts[0] ?? '';
  return texts.length > 0 ? String(Math.max(...texts.map(Number))) : '';
}

/** Codes of 100 characters at most. */
const CODE_LONGEST = 100;

/**
 * An office's list as a table like a template: its sheets one below the other, each size in a row of its own, under the
 * headings of this mall. What the list has beside them are parameters.
 */
export function asTemplate(sheet: Sheet, own: OwnHeadings, facts: ListFacts, held: KnownGoods): Sheet {
  const fields = entriesOf(COLUMNS)
    .map(([key]) => key)
    .filter((key) => ALWAYS.includes(key) || facts.used.has(key));
  const isKnown = (name: string): boolean => headingOf(name) !== undefined;
  const params = new Map<string, number>();
  for (const name of facts.params)
    if (!params.has(folded(name))) params.set(folded(name), fields.length + params.size);
  const first = facts.tables[0];
  const heading: SheetRow = {
    line: first?.line ?? 1,
    cells: [
      ...fields.map((key) => COLUMNS[key].zh),
      ...[...new Map(facts.params.map((name) => [folded(name), name])).values()].map((name) =>
        isKnown(name) || name === SIZE_CODE_HEADING || /[:：]/.test(name)
          ? `${SKU_PARAM_WORDS.zh}: ${name.replace(/[:：]/g, ' ')}`
          : name,
      ),
    ],
    formulas: [],
  };

  async function* rows(): AsyncGenerator<SheetRow> {
    yield heading;
    let line = heading.line;
    const times = new Map<string, number>();
    const codeOf = ({ code, isOwn }: Product, isAsked: boolean): string => {
      const plain = `${code.slice(0, CODE_LONGEST - 8)}${isAsked ? ASKED_MARK : ''}`;
      const before = times.get(plain) ?? 0;
      times.set(plain, before + 1);
      // Rows of one code that do not stand together are the merchant's to bring together.
      return before === 0 || isOwn ? plain : `${plain}#${before + 1}`;
    };
    for await (const product of sizesByCode(productsOf(sheet, own, facts, held), held)) {
      nameSizes(product.sizes, product.name);
      inWholeFen(product.sizes);
      const asked = product.sizes.filter(({ price }) => price === 'asked');
      const priced = product.sizes.filter(({ price }) => price !== 'asked');
      for (const [sizes, isAsked] of [
        [priced, false],
        [asked, true],
      ] as const) {
        if (sizes.length === 0) continue;
        const code = codeOf(product, isAsked && priced.length > 0);
        for (const [at, size] of sizes.entries()) {
          const { row } = size;
          const cells = heading.cells.map(() => '');
          const put = (key: ColumnKey, text: string): void => {
            const place = fields.indexOf(key);
            if (place >= 0) cells[place] = text;
          };
          for (const [key, text] of fieldsOf(size.fields)) put(key, text);
          for (const [name, text] of size.params) cells[params.get(folded(name))!] = text;
          put('code', code);
          put('name', at === 0 ? product.name : '');
          put('category', at === 0 ? product.category : '');
          const known = held.get(product.code);
          const unit = known && known.unit === size.fields.unit ? unitText(known) : size.fields.unit;
          put('unit', at === 0 ? (unit ?? '') : '');
          for (const key of OF_PRODUCT) put(key, at === 0 ? ofProduct(key, sizes) : '');
          put('price', isAsked ? ASKED_YUAN : (size.price ?? ''));
          put('tiers', tiersText(size));
          put('price_on_request', at === 0 && isAsked ? YES_NO_WORDS.yes.zh : '');
          const isMoved = row.line <= line || (row.sheet ?? '') !== (first?.sheet ?? '');
          line = Math.max(line + 1, isMoved ? 0 : row.line);
          const from = `${row.sheet ? `${row.sheet}!` : ''}${row.line}`;
          yield {
            line,
            cells,
            ...(product.isPlaced ? {} : { isGuessed: true }),
            formulas: size.hasFormula ? [fields.indexOf('price')] : [],
            ...(isMoved || line !== row.line ? { from } : {}),
          };
        }
      }
    }
  }
  return { kind: sheet.kind, hash: sheet.hash, rows, allRows: rows };
}
