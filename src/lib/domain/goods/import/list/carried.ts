import { asAbove } from '#lib/kernel/quick-lines.ts';
import { isSize, type ListColumn } from './list-columns.ts';
import type { ListRow } from './read-tables.ts';

/** Columns that an office fills once for a block of rows, and columns that belong to one row alone. */
const OF_BLOCK =
  /类型|种类|材质|材料|表面|处理|镀|等级|标准|系列|压力|电压|齿形|涂层|type|finish|grade|class|standard|material|compound|coating|form|surface|series/i;
const OF_ROW = /备注|说明|包装|装量|起订|remark|note|pack|moq/i;
const LEADS: ReadonlySet<ListColumn['target']> = new Set(['name', 'category', 'param']);
const CARRIED: ReadonlySet<ListColumn['target']> = new Set(['param', 'standards', 'brand']);
const isNumber = (text: string): boolean => /^[\d.,\s]+$/.test(text);

/** Left of a matrix, a side that is merged over several rows is written once: 1.8, and beside it 5, 8, 10. */
function sidesOf(
  columns: readonly ListColumn[],
  first: number,
  texts: string[],
  above: readonly string[],
): string[] {
  const [outer, inner] = columns.filter(({ at, target }) => at < first && target !== 'nothing');
  if (!outer || !inner || texts[outer.at] || !texts[inner.at] || !above[outer.at]) return [...texts];
  return texts.map((text, at) => (at === outer.at ? above[at]! : text));
}

/**
 * Rows of a block have what its first row says: where the column that leads is empty, so is what is the same as above.
 * Numbers are of their own row, unless the heading tells a grade or a standard.
 */
export async function* carried(rows: AsyncIterable<ListRow>): AsyncGenerator<ListRow> {
  let [number, lead]: [number, number | undefined] = [0, undefined];
  let [above, last]: [string[], string[]] = [[], []];
  for await (const row of rows) {
    if (row.kind !== 'goods') {
      yield row;
      continue;
    }
    const { table } = row;
    if (table.number !== number) last = [];
    const texts = row.texts.map((text, at) => asAbove(text, last[at]));
    const found = { ...row, texts };
    last = texts;
    if (table.number !== number) {
      [number, above] = [table.number, []];
      lead = table.columns.find(
        ({ target, at }) => LEADS.has(target) && texts[at] && !isNumber(texts[at]),
      )?.at;
    }
    if (table.matrix.length > 0) {
      const own = sidesOf(table.columns, table.matrix[0]!, texts, above);
      above = own;
      yield { ...found, texts: own };
      continue;
    }
    if (lead === undefined || texts[lead]) {
      above = [...texts];
      yield found;
      continue;
    }
    const own = [...texts];
    // Of a block of sizes the model is written once: Q41F-16P DN25, and below it DN50.
    const isSized = table.columns.some((column) => isSize(column) && texts[column.at]);
    for (const { at, target, heading } of table.columns) {
      if (!own[at] && isSized && target === 'designation') own[at] = above[at] ?? '';
      const before = above[at] ?? '';
      const isOfBlock = OF_BLOCK.test(heading) || (!isNumber(before) && at === lead);
      // The least quantity of goods holds for all of their sizes.
      if (!own[at] && before && target === 'moq') own[at] = before;
      if (!own[at] && before && CARRIED.has(target) && isOfBlock && !OF_ROW.test(heading)) own[at] = before;
      if (own[at]) above[at] = own[at];
    }
    yield { ...found, texts: own };
  }
}
