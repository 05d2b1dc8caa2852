import { brand } from '#lib/db/schema.ts';
import { CATEGORIES, categoryIds, layCategories, type CategoryIds } from '#lib/seed/base/categories.ts';
import { BRANDS } from '../brands/index.ts';
import type { SeedFamily } from '../types.ts';
import { insertAll, type Seeding } from './seeding.ts';

export type { CategoryIds };

/** Categories with the pictures of the families' goods, and the brands. */
export async function writeCategories(seeding: Seeding, families: SeedFamily[]): Promise<CategoryIds> {
  const pictures = new Map(
    families.flatMap(({ categories }) => categories.map((row) => [row.key, row.picture])),
  );
  await layCategories(seeding, (key) => pictures.get(key));

  const known = new Set(CATEGORIES.map(({ key }) => key));
  const brandRows = [];
  for (const [at, row] of BRANDS.entries()) {
    brandRows.push({
      brandId: at + 1,
      key: row.key,
      name: row.name.zh,
      nameEn: row.name.en,
      logo: await seeding.keep(`brand/${row.key}.svg`, row.logo()),
      categoryIds: row.trades.filter((key) => known.has(key)).map(categoryIds.idOf),
      sort: at,
    });
  }
  await insertAll(seeding.db, brand, brandRows);
  return categoryIds;
}
