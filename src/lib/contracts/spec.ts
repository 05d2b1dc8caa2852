/** A parameter that a list is narrowed by, with the values or the range that are wanted. */
export interface Wanted {
  parameter: number;
  values: number[];
  low?: number | undefined;
  high?: number | undefined;
}

const NUMBER = String.raw`-?\d{1,9}(?:\.\d{1,4})?`;
const RANGE = new RegExp(`^(${NUMBER})?~(${NUMBER})?$`);
const ONE = String.raw`\d{1,9}-(?:\d{1,9}(?:-\d{1,9}){0,39}|(?:${NUMBER})?~(?:${NUMBER})?)`;
export const SPEC = new RegExp(`^${ONE}(?:_${ONE}){0,11}$`);
export const SPEC_LONGEST = 600;

/** `12-340-341_15-2.5~8`: of parameter 12 one of two values, parameter 15 between 2.5 and 8. */
export function readSpec(text: string | null | undefined): Wanted[] {
  if (!text || text.length > SPEC_LONGEST || !SPEC.test(text)) return [];
  return text.split('_').map((one) => {
    const at = one.indexOf('-');
    const [parameter, rest] = [Number(one.slice(0, at)), one.slice(at + 1)];
    const range = RANGE.exec(rest);
    if (!range) return { parameter, values: rest.split('-').map(Number) };
    const [low, high] = [range[1], range[2]].map((end) => (end === undefined ? undefined : Number(end)));
    return { parameter, values: [], low, high };
  });
}

const written = ({ parameter, values, low, high }: Wanted): string[] => {
  if (values.length > 0) return [`${parameter}-${values.join('-')}`];
  return low === undefined && high === undefined ? [] : [`${parameter}-${low ?? ''}~${high ?? ''}`];
};

/** As it stands in an address; undefined when nothing is wanted. */
export const writeSpec = (wanted: readonly Wanted[]): string | undefined =>
  wanted.flatMap(written).join('_') || undefined;

/** The same with one value more, or without it when it is there already. */
export function toggled(wanted: readonly Wanted[], parameter: number, value: number): Wanted[] {
  const own = wanted.find((row) => row.parameter === parameter)?.values ?? [];
  const values = own.includes(value) ? own.filter((one) => one !== value) : [...own, value];
  const others = wanted.filter((row) => row.parameter !== parameter);
  return values.length > 0 ? [...others, { parameter, values }] : others;
}
