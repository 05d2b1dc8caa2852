import { brand } from '#lib/db/schema.ts';
import { CATEGORIES, categoryIds, seedCategories, type CategoryIds } from '#lib/seed/base/categories.ts';
import { BRANDS } from '../brands/index.ts';
import { insertAll, type Seeding } from './seeding.ts';

export type { CategoryIds };

/** Categories and brands. */
export async function writeCategories(seeding: Seeding): Promise<CategoryIds> {
  await seedCategories(seeding);

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
