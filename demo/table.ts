/**
 * Reads a table of numbers as standards print them: one size a line, columns parted by blanks.
 * `table('d pitch', '3 0.5\n4 0.7')` gives `[{ d: 3, pitch: 0.5 }, …]`. A dash stands for "none" and reads as 0.
 */
export function table<const Names extends string>(
  names: Names,
  text: string,
): Record<Columns<Names>, number>[] {
  const columns = names.split(' ') as Columns<Names>[];
  return text
    .trim()
    .split('\n')
    .map((row) => {
      const cells = row.trim().split(/\s+/);
      if (cells.length !== columns.length)
        throw new Error(`A row of the table does not fit its columns: ${row}`);
      const entries = columns.map((name, i) => [name, cells[i] === '-' ? 0 : Number(cells[i])] as const);
      return Object.fromEntries(entries) as Record<Columns<Names>, number>;
    });
}

type Columns<Names extends string> = Names extends `${infer First} ${infer Rest}`
  ? First | Columns<Rest>
  : Names;

/** A number as sizes are written: no more than two decimals, none that say nothing. */
export const mm = (value: number): string => String(Math.round(value * 100) / 100);

/** A mass in grams or kilograms as a data sheet gives it. */
export function massText(grams: number): { value: string; unit: string } {
  if (grams >= 1000) return { value: (grams / 1000).toFixed(2), unit: 'kg' };
  return {
    value: grams >= 100 ? grams.toFixed(0) : grams >= 10 ? grams.toFixed(1) : grams.toFixed(2),
    unit: 'g',
  };
}
