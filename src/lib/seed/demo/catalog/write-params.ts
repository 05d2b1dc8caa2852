import { categoryParam } from '../../../db/schema.ts';
import type { SeedFamily, SeedParam, Words } from '../../types.ts';
import type { CategoryIds } from '../writer/write-categories.ts';
import { insertAll, type Seeding } from '../writer/seeding.ts';

const NUMBER = /^[-+]?\d+(\.\d+)?$/;
/** A choice is a parameter of so many goods that take no more than so many values. */
const CHOICE_FROM = 8;
const CHOICES_MAX = 4;

interface Seen {
  name: Words;
  unit: string;
  perSku: boolean;
  values: Map<string, Words>;
  goods: number;
}

function typeOf({ values, goods, perSku }: Seen): { type: string; choices: Words[] } {
  const all = [...values.values()];
  if (all.every((value) => NUMBER.test(value.zh))) return { type: 'number', choices: [] };
  const isChoice = !perSku && goods >= CHOICE_FROM && all.length <= CHOICES_MAX;
  return isChoice ? { type: 'choice', choices: all } : { type: 'text', choices: [] };
}

/** The parameter table of every category, as its goods show it: name, unit, type and whose it is. */
export async function writeParams(
  seeding: Seeding,
  families: SeedFamily[],
  categories: CategoryIds,
): Promise<number> {
  const tables = new Map<string, Map<string, Seen>>();
  const see = (table: Map<string, Seen>, { name, value, unit = '' }: SeedParam, perSku: boolean): Seen => {
    const key = `${name.zh}\n${unit}\n${perSku}`;
    const seen = table.get(key) ?? { name, unit, perSku, values: new Map(), goods: 0 };
    table.set(key, seen);
    seen.values.set(value.zh, value);
    return seen;
  };
  for (const goods of families.flatMap((family) => family.products)) {
    const table = tables.get(goods.category) ?? new Map<string, Seen>();
    tables.set(goods.category, table);
    for (const row of goods.params) see(table, row, false).goods += 1;
    for (const row of goods.skus.flatMap((sku) => sku.params ?? [])) see(table, row, true);
  }
  const rows = [...tables].flatMap(([key, table]) =>
    [...table.values()].map((seen, sort) => ({
      categoryId: categories.idOf(key),
      name: seen.name.zh,
      nameEn: seen.name.en,
      unit: seen.unit,
      perSku: seen.perSku,
      sort,
      ...typeOf(seen),
    })),
  );
  await insertAll(seeding.db, categoryParam, rows);
  return rows.length;
}
