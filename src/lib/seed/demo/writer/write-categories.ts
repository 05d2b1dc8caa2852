import { brand, category } from '../../../db/schema.ts';
import { BRANDS } from '../brands/index.ts';
import { TRADES, type SeedCategory, type SeedFamily } from '../../types.ts';
import { insertAll, type Seeding } from './seeding.ts';

export interface CategoryIds {
  idOf(key: string): number;
  /** From level 1 to the category itself. */
  pathOf(key: string): number[];
}

/** Categories of all families, level by level, and the brands. */
export async function writeCategories(seeding: Seeding, families: SeedFamily[]): Promise<CategoryIds> {
  const made = families.flatMap((family) => family.categories);
  const bare = TRADES.filter((key) => !made.some((row) => row.key === key));
  const all: SeedCategory[] = [...made, ...bare.map((key) => ({ key, name: { zh: key, en: key } }))];
  const byKey = new Map(all.map((row) => [row.key, row]));
  const trade = (key: string) => TRADES.indexOf(key as never);
  const roots = all.filter((row) => !row.parent).sort((a, b) => trade(a.key) - trade(b.key));
  const ordered = [...roots];
  for (const row of ordered) ordered.push(...all.filter((child) => child.parent === row.key));
  const ids = new Map(ordered.map((row, at) => [row.key, at + 1]));

  const pathOf = (key: string): number[] => {
    const row = byKey.get(key);
    const id = ids.get(key);
    if (!row || !id) throw new Error(`the demo goods name an unknown category: ${key}`);
    return row.parent ? [...pathOf(row.parent), id] : [id];
  };
  const rows = [];
  for (const [at, row] of ordered.entries()) {
    const path = pathOf(row.key);
    rows.push({
      categoryId: at + 1,
      parentId: path.at(-2) ?? 0,
      level: path.length,
      key: row.key,
      path,
      name: row.name.zh,
      nameEn: row.name.en,
      pic: row.picture ? await seeding.keep(`category/${row.key}.svg`, row.picture()) : '',
      sort: at,
    });
  }
  await insertAll(seeding.db, category, rows);

  const brandRows = [];
  for (const [at, row] of BRANDS.entries()) {
    brandRows.push({
      brandId: at + 1,
      key: row.key,
      name: row.name.zh,
      nameEn: row.name.en,
      logo: await seeding.keep(`brand/${row.key}.svg`, row.logo()),
      categoryIds: row.trades.flatMap((key) => ids.get(key) ?? []),
      sort: at,
    });
  }
  await insertAll(seeding.db, brand, brandRows);
  return { idOf: (key) => pathOf(key).at(-1)!, pathOf };
}
