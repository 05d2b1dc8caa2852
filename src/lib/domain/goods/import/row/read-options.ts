import type { OptionRow, TwoWords } from '#lib/db/schema.ts';
import type { Cells } from './cells.ts';
import { readOption, readWords } from './lists.ts';

const PLACES = [
  ['option1', 'value1'],
  ['option2', 'value2'],
  ['option3', 'value3'],
] as const;
/** As much as a cell of a workbook holds: two thousand sizes in their order. */
const NAME_LONGEST = 32_767;
const VALUE_LONGEST = 100;

const same = (a: TwoWords, b: TwoWords): boolean => a.zh === b.zh && a.en === b.en;

/** The place of a value among those of its option; its Chinese (or only) text is enough to name one. */
function choose(values: TwoWords[], value: TwoWords): number {
  const found = values.findIndex((one) => same(one, value));
  if (found >= 0) return found;
  const named = values.findIndex(
    (one) => value.zh === value.en && (one.zh === value.zh || one.en === value.zh),
  );
  return named >= 0 ? named : values.push(value) - 1;
}

/** The options of a product and the choice of each row; no options when the file or the product names none. */
export function readOptions(rows: readonly Cells[]): {
  options: OptionRow[] | undefined;
  choices: number[][];
} {
  const [first] = rows;
  const choices: number[][] = rows.map(() => []);
  if (!first || first.place('option1') === undefined) return { options: undefined, choices };
  const options: OptionRow[] = [];
  for (const [name, value] of PLACES) {
    const heading = first.text(name, NAME_LONGEST);
    if (!heading) continue;
    const option = readOption(heading);
    options.push(option);
    for (const [at, row] of rows.entries()) {
      const text = row.text(value, VALUE_LONGEST);
      if (text) choices[at]!.push(choose(option.values, readWords(text)));
      else row.fault(row.place(value) ?? first.place(name), 'option_value', { option: option.name.zh });
    }
  }
  const taken = new Map<string, number>();
  for (const [at, choice] of choices.entries()) {
    const before = taken.get(choice.join());
    if (options.length > 0 && before !== undefined)
      rows[at]!.fault(rows[at]!.place('value1'), 'option_twice', { line: before });
    taken.set(choice.join(), rows[at]!.row.line);
  }
  return { options, choices };
}
