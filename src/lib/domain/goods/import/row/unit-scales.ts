/** Units that say the same in other numbers, each group by one of them. */
const GROUPS: Record<string, number>[] = [
  { mg: 0.001, g: 1, kg: 1000, t: 1_000_000 },
  { µm: 0.001, μm: 0.001, mm: 1, cm: 10, m: 1000 },
  { 'cm²': 0.0001, 'm²': 1 },
  { 'cm³': 1, ml: 1, l: 1000, 'm³': 1_000_000 },
  { pa: 0.000_001, kpa: 0.001, bar: 0.1, mpa: 1 },
  { w: 1, kw: 1000 },
  { mv: 0.001, v: 1, kv: 1000 },
  { ma: 0.001, a: 1, ka: 1000 },
  { n: 1, kn: 1000 },
  { s: 1, min: 60, h: 3600 },
];

/** What a number in one unit is multiplied with in another; undefined when they measure different things. */
export function scaleBetween(from: string, to: string): number | undefined {
  const [a, b] = [from.trim().toLowerCase(), to.trim().toLowerCase()];
  if (a === b) return 1;
  const group = GROUPS.find((units) => units[a] !== undefined && units[b] !== undefined);
  return group && group[a]! / group[b]!;
}

/** Whether a text is a unit that everybody knows. */
export const isUnit = (text: string): boolean =>
  text === '°' || text === '%' || text === '℃' || scaleGroup(text.trim().toLowerCase()) !== undefined;

const scaleGroup = (unit: string): Record<string, number> | undefined =>
  GROUPS.find((units) => units[unit] !== undefined);

/** 0.25 times 1000 is 250, without the noise of binary fractions. */
export const scaled = (value: number, scale: number): number => Number((value * scale).toPrecision(12));
