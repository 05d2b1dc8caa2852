import type { Sku } from '../contracts/goods.ts';
import { paramText } from './param-text.ts';

type Param = Sku['params'][number];

/** One property of the sizes, with a cell for each size; '' where a size has none. */
export interface SizeColumn {
  name: string;
  /** Of all cells; '' where each says its own. */
  unit: string;
  cells: string[];
}

/** Units that convert into each other, with their factors to the base unit, which has 1. */
const MEASURES: Record<string, number>[] = [
  { g: 1, kg: 1000, t: 1_000_000 },
  { mm: 1, cm: 10, m: 1000 },
  { V: 1, kV: 1000 },
  { W: 1, kW: 1000 },
];
const NUMBER = /^\d+(?:\.\d+)?$/;
/** No table of sizes is read closer than that. */
const DIGITS = 4;

function unitOf(params: readonly Param[], measure: Record<string, number>): string {
  const counts = new Map<string, number>();
  for (const { unit } of params) counts.set(unit, (counts.get(unit) ?? 0) + 1);
  const [most = ''] = [...counts].sort((a, b) => b[1] - a[1] || measure[a[0]]! - measure[b[0]]!)[0] ?? [];
  return most;
}

function columnOf(name: string, rows: readonly (Param | undefined)[]): SizeColumn {
  const params = rows.filter((param) => param !== undefined);
  const units = new Set(params.map((param) => param.unit));
  if (units.size === 1) {
    const [unit = ''] = units;
    const isSaid = params.some((param) => paramText(param) === param.value);
    if (!isSaid || unit === '') return { name, unit, cells: rows.map((param) => param?.value ?? '') };
  }
  const measure = MEASURES.find((known) => [...units].every((unit) => unit in known));
  if (!measure || params.some((param) => !NUMBER.test(param.value)))
    return { name, unit: '', cells: rows.map((param) => (param ? paramText(param) : '')) };
  const unit = unitOf(params, measure);
  const inUnit = ({ value, unit: own }: Param): string =>
    own === unit
      ? value
      : String(Number(((Number(value) * measure[own]!) / measure[unit]!).toPrecision(DIGITS)));
  return { name, unit, cells: rows.map((param) => (param ? inUnit(param) : '')) };
}

/** The properties of the sizes in the order in which they first appear, each in one unit throughout. */
export function sizeColumns(skus: readonly Pick<Sku, 'params'>[]): SizeColumn[] {
  const names = new Set(skus.flatMap((sku) => sku.params.map((param) => param.name)));
  return [...names].map((name) =>
    columnOf(
      name,
      skus.map((sku) => sku.params.find((param) => param.name === name)),
    ),
  );
}

/** A property tells already what a sales unit of each size weighs: one piece is the unit. */
export const isWeightTold = (
  columns: readonly SizeColumn[],
  skus: readonly Pick<Sku, 'weight_g'>[],
): boolean =>
  columns.some(({ unit, cells }) => {
    const grams = MEASURES[0]![unit];
    return (
      grams !== undefined && skus.every((sku, at) => Math.abs(Number(cells[at]) * grams - sku.weight_g) < 1)
    );
  });
