import type { PARAMETER_KINDS } from '../../../../contracts/states.ts';
import type { OptionRow, ParamRow, TwoWords } from '../../../../db/schema.ts';

/** One value of a size as it is narrowed by: numbers in one unit, everything shown as it was written. */
export interface Typed {
  /** Key of the parameter: its name without letters of drawings, and its unit. */
  parameter: string;
  name: TwoWords;
  unit: string;
  kind: (typeof PARAMETER_KINDS)[number];
  /** It is chosen to get the size. */
  isOption: boolean;
  value: TwoWords;
  low: number | null;
  high: number | null;
}

/** Parameters that are not offered as facets. */
const FACTS = /重|密度|电阻|寿命|公差|误差|每公里|每公斤|推力|拉力|噪声|载流量|黏度|备注/;
const LETTERS = /\s*[(（][^()（）]*[)）]\s*$|\s+[A-Za-z]{1,2}\d?\d?$|(?<=\p{Script=Han})[A-Z](?:=[A-Z])?$/u;
const UNIT = /\s+(mm|cm|m|A|V|kW|W|MPa|kN|L|ml|mm²)$/;
const NUMBER = /^[⌀φΦ≥≤±]?\s*(-?\d+(?:\.\d+)?)(?:\s*±\s*[\d.]+)?\s*([a-zA-Zµ°℃²³·/]*)$/;
const RANGE = /^[⌀φΦ]?\s*(-?\d+(?:\.\d+)?)\s*[~～-]\s*[⌀φΦ]?(-?\d+(?:\.\d+)?)\s*([a-zA-Zµ°℃²³·/]*)$/;
const THREAD = /^M(\d+(?:\.\d+)?)(?:\s*[×x*]\s*\d+(?:\.\d+)?)?$/i;
/** How a table marks an empty value; it is not offered as a facet either. */
const NOTHING = /^[\s—–/-]*$/;
const FIRST = /\d+(?:\.\d+)?/;

/** Units of one kind, each as a multiple of the one that numbers are kept in. */
const SCALES: Record<string, [string, number]> = {
  cm: ['mm', 10],
  W: ['kW', 0.001],
  mA: ['A', 0.001],
  kPa: ['MPa', 0.001],
  bar: ['MPa', 0.1],
};
const PRECISION = 1e6;
const scaled = (text: string, unit: string): number =>
  Math.round(Number(text) * (SCALES[unit]?.[1] ?? 1) * PRECISION) / PRECISION;
const baseOf = (unit: string): string => SCALES[unit]?.[0] ?? unit;

const bare = (name: string): string =>
  name.trim().replace(UNIT, '').replace(LETTERS, '').trim() || name.trim();

/** Key of a parameter. */
export const parameterKey = (name: string, unit: string): string =>
  `${bare(name).normalize('NFKC').replace(/\s/g, '').toLowerCase()}|${baseOf(unit)}`;

function typed(name: TwoWords, value: TwoWords, given: string | undefined, isOption: boolean): Typed {
  const named = { zh: bare(name.zh), en: bare(name.en) };
  const said = given ?? UNIT.exec(name.zh)?.[1] ?? '';
  const text = value.zh.trim();
  const row = (kind: Typed['kind'], unit: string, low: number | null, high: number | null): Typed => ({
    parameter: parameterKey(name.zh, unit),
    name: named,
    unit: baseOf(unit),
    kind,
    isOption,
    value: { zh: text, en: value.en.trim() || text },
    low,
    high,
  });
  const number = NUMBER.exec(text);
  if (number && (!number[2] || !said || number[2] === said)) {
    const unit = number[2] || said;
    const plain = scaled(number[1]!, unit);
    return { ...row('number', unit, plain, plain), value: { zh: String(plain), en: String(plain) } };
  }
  const range = RANGE.exec(text);
  if (range && (!range[3] || !said || range[3] === said)) {
    const unit = range[3] || said;
    const [low, high] = [scaled(range[1]!, unit), scaled(range[2]!, unit)];
    if (low <= high)
      return { ...row('range', unit, low, high), value: { zh: `${low}~${high}`, en: `${low}–${high}` } };
  }
  const thread = THREAD.exec(text)?.[1];
  if (thread) return row('thread', said, Number(thread), Number(thread));
  const first = FIRST.exec(text)?.[0];
  return row('choice', said, first ? Number(first) : null, null);
}

interface Goods {
  params: readonly ParamRow[];
  options: readonly OptionRow[];
}
interface Size {
  params: readonly ParamRow[];
  choice: readonly number[];
}

/** All values of one size that it can be narrowed by: what is chosen to get it, its own, and what it has in common with its family. */
export function typedValues({ params, options }: Goods, size: Size): Typed[] {
  const chosen = options.flatMap(({ name, values }, at) => {
    const value = values[size.choice[at] ?? -1];
    return value ? [typed(name, value, undefined, true)] : [];
  });
  const own = [...size.params, ...params].map(({ name, value, unit }) => typed(name, value, unit, false));
  const unique = new Map<string, Typed>();
  for (const row of [...chosen, ...own])
    if (!FACTS.test(row.name.zh) && !NOTHING.test(row.value.zh) && !unique.has(row.parameter))
      unique.set(row.parameter, row);
  return [...unique.values()];
}

/** Key of a value. */
export const valueKey = ({ parameter, value }: Typed): string =>
  `${parameter}=${value.zh.normalize('NFKC').replace(/\s+/g, ' ').toLowerCase()}`;
