import type { ParamRow, TwoWords } from '#lib/db/schema.ts';
import type { Cells } from './cells.ts';
import { paramKey } from './draft.ts';
import { readWords } from './lists.ts';
import type { ParamColumn } from './read-header.ts';
import type { ParamRef, Reference } from './reference.ts';

const VALUE_LONGEST = 500;
const NUMBER = /^[-+]?\d+(\.\d+)?$/;

interface Known {
  name: TwoWords;
  unit: string;
  ref: ParamRef | undefined;
}

/** A value as the category's table wants it; unknown parameters are kept as they are. */
function valueOf(row: Cells, { at }: ParamColumn, ref: ParamRef | undefined): TwoWords | undefined {
  const text = row.at(at);
  if (!text) return undefined;
  if (text.length > VALUE_LONGEST) return row.fault(at, 'too_long', { n: VALUE_LONGEST });
  const words = readWords(text);
  if (ref?.type === 'number' && !NUMBER.test(words.zh)) return row.fault(at, 'number', { text });
  if (ref?.type !== 'choice') return words;
  const chosen = ref.choices.find((one) => [one.zh, one.en].some((own) => own === words.zh));
  const list = ref.choices.map((one) => one.zh).join(' | ');
  return chosen && (words.en === words.zh || words.en === chosen.en)
    ? chosen
    : row.fault(at, 'choice', { text, list });
}

const rowOf = ({ name, unit }: Known, value: TwoWords): ParamRow =>
  unit ? { name, value, unit } : { name, value };

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
    const ref = reference.param(categoryId, column.name, column.unit);
    const isOneWord = column.name.zh === column.name.en;
    const known: Known = {
      name: ref && isOneWord ? ref.name : column.name,
      unit: column.unit ?? ref?.unit ?? '',
      ref,
    };
    const below = others.map((row) => row.at(column.at)).filter(Boolean);
    const differ = below.some((text) => text !== first!.at(column.at));
    const perSku = column.perSku ?? ref?.perSku ?? differ;
    (perSku ? skuKeys : keys).add(paramKey(known));
    if (!perSku && differ) {
      for (const row of others)
        if (row.at(column.at) && row.at(column.at) !== first!.at(column.at))
          row.fault(column.at, 'differs', { line: first!.row.line });
      continue;
    }
    for (const [at, row] of (perSku ? rows : rows.slice(0, 1)).entries()) {
      const value = valueOf(row, column, ref);
      if (value) (perSku ? skus[at]! : product).push(rowOf(known, value));
    }
  }
  return { product, skus, keys: [...keys], skuKeys: [...skuKeys] };
}
