import type { ParamRow, TwoWords } from '#lib/db/schema.ts';
import type { Cells } from './cells.ts';
import { paramKey } from './draft.ts';
import { readWords } from './lists.ts';
import type { ParamColumn } from './read-header.ts';
import { plainNumber } from './numbers.ts';
import type { ParamRef, Reference } from './reference.ts';
import { isUnit, scaleBetween, scaled } from './unit-scales.ts';

const VALUE_LONGEST = 500;
const NUMBER = /^[-+]?\d+(\.\d+)?$/;
/** 8~12, 8-12, 8 至 12. */
const RANGE = /^(-?\d+(?:\.\d+)?)\s*(?:[~～–-]|至|到|to)\s*(-?\d+(?:\.\d+)?)$/;

interface Known {
  name: TwoWords;
  unit: string;
  ref: ParamRef | undefined;
  /** From the unit of the heading to that of the category's table. */
  scale: number;
}

/** A number as the table keeps it; a cell that is one already stays as it is. */
function numberOf(text: string, scale: number): string {
  if (scale === 1 && NUMBER.test(text)) return text;
  const plain = plainNumber(text);
  return scale === 1 || !NUMBER.test(plain) ? plain : String(scaled(Number(plain), scale));
}

const folded = (text: string): string => text.normalize('NFKC').replace(/\s/g, '').toLowerCase();

/** What a row has in a column, or in another one of the same heading. */
const textIn = (row: Cells, { at, also = [] }: ParamColumn): string =>
  [at, ...also].map((place) => row.at(place)).find(Boolean) ?? '';

/**
 * A value as the category's table has it. What the table does not know (another finish, 8~12 where it counts) is the
 * merchant's own word and is kept as he wrote it: he knows his goods, and the table is the platform's to widen.
 */
function valueOf(row: Cells, column: ParamColumn, { ref, scale }: Known): TwoWords | undefined {
  const { at } = column;
  const text = textIn(row, column);
  if (!text) return undefined;
  const other = column.also?.map((place) => row.at(place)).find((one) => one && one !== text);
  if (other) return row.fault(at, 'param_twice', { text: other });
  if (text.length > VALUE_LONGEST) return row.fault(at, 'too_long', { n: VALUE_LONGEST });
  const words = readWords(text);
  if (ref?.type === 'number') {
    const number = numberOf(text, scale);
    return NUMBER.test(number) ? { zh: number, en: number } : words;
  }
  if (ref?.type === 'range') {
    const range = RANGE.exec(text)?.slice(1).join('~');
    return range ? { zh: range, en: range } : words;
  }
  if (ref?.type !== 'choice') return words;
  const chosen = ref.choices.find(({ zh, en, also = [] }) =>
    [zh, en, ...also].some((own) => folded(own) === folded(words.zh)),
  );
  if (!chosen || (words.en !== words.zh && words.en !== chosen.en)) return words;
  return { zh: chosen.zh, en: chosen.en };
}

const ROUND = /^(.+?)\s*[(（]([^()（）]+)[)）]$/;
/** 长度(mm) is 长度 [mm] unless the table knows a parameter with the brackets; so is what is in a known unit. */
function inBrackets(
  { name, unit }: ParamColumn,
  reference: Reference,
  categoryId: number,
): Pick<ParamColumn, 'name' | 'unit'> {
  const [, bare, inside] = unit === undefined ? (ROUND.exec(name.zh) ?? []) : [];
  if (!bare || name.zh !== name.en || reference.paramsNamed(categoryId, name).length > 0)
    return { name, unit };
  const without = { zh: bare, en: bare };
  const isKnown = isUnit(inside!) || reference.paramsNamed(categoryId, without).length > 0;
  return isKnown ? { name: without, unit: inside } : { name, unit };
}

/** What a heading means in this category: a parameter of its table, in its unit or one that is reckoned into it. */
function knownOf(column: ParamColumn, reference: Reference, categoryId: number): Known {
  const { name, unit } = inBrackets(column, reference, categoryId);
  const isOneWord = name.zh === name.en;
  const named = (ref: ParamRef | undefined): TwoWords => (ref && isOneWord ? ref.name : name);
  const own = reference.param(categoryId, name, unit);
  if (own || !unit) return { name: named(own), unit: unit ?? own?.unit ?? '', ref: own, scale: 1 };
  for (const ref of reference.paramsNamed(categoryId, name)) {
    const scale = ref.type === 'number' ? scaleOf(ref, unit) : undefined;
    if (scale !== undefined) return { name: named(ref), unit: ref.unit, ref, scale };
  }
  return { name, unit, ref: undefined, scale: 1 };
}

/** Factor from this unit to the parameter's own one: from its table, or a standard conversion. */
const scaleOf = (ref: ParamRef, unit: string): number | undefined =>
  ref.units.find((one) => folded(one.unit) === folded(unit))?.holds ?? scaleBetween(unit, ref.unit);

const rowOf = ({ name, unit }: Known, value: TwoWords): ParamRow =>
  unit ? { name, value, unit } : { name, value };

/** One value for a parameter, though two columns in different units may hold it. */
function put(row: Cells, { at }: ParamColumn, params: ParamRow[], added: ParamRow): void {
  const before = params.find((one) => paramKey(one) === paramKey(added));
  if (!before) params.push(added);
  else if (before.value.zh !== added.value.zh) row.fault(at, 'param_twice', { text: before.value.zh });
}

/** The order of the category's table; what it does not know comes after, as the columns have it. */
function byTable(reference: Reference, categoryId: number): (a: ParamRow, b: ParamRow) => number {
  const table = reference.paramsOf(categoryId);
  const places = new Map(table.map((row, at) => [paramKey(row), at]));
  const placeOf = (row: ParamRow): number => places.get(paramKey(row)) ?? table.length;
  return (a, b) => placeOf(a) - placeOf(b);
}

/** Parameters of the product and of each of its rows, by the headings and the table of the category. */
export function readParams(
  rows: readonly Cells[],
  reference: Reference,
  categoryId: number,
): { product: ParamRow[]; skus: ParamRow[][]; keys: string[]; skuKeys: string[] } {
  const product: ParamRow[] = [];
  const skus: ParamRow[][] = rows.map(() => []);
  const [keys, skuKeys] = [new Set<string>(), new Set<string>()];
  const [first, ...others] = rows;
  for (const column of first?.header.params ?? []) {
    const known = knownOf(column, reference, categoryId);
    const { ref } = known;
    const below = others.map((row) => textIn(row, column)).filter(Boolean);
    const differ = below.some((text) => text !== textIn(first!, column));
    // What the table has of the product may well differ by size: 8.8 up to M16, 10.9 above.
    const perSku = column.perSku ?? (ref?.perSku || differ);
    (perSku ? skuKeys : keys).add(paramKey(known));
    if (!perSku && differ) {
      for (const row of others)
        if (textIn(row, column) && textIn(row, column) !== textIn(first!, column))
          row.fault(column.at, 'differs', { line: first!.row.line });
      continue;
    }
    for (const [at, row] of (perSku ? rows : rows.slice(0, 1)).entries()) {
      const value = valueOf(row, column, known);
      if (value) put(row, column, perSku ? skus[at]! : product, rowOf(known, value));
    }
  }
  const inOrder = byTable(reference, categoryId);
  return {
    product: product.toSorted(inOrder),
    skus: skus.map((list) => list.toSorted(inOrder)),
    keys: [...keys],
    skuKeys: [...skuKeys],
  };
}
