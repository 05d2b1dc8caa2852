import { asc } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { brand, category, categoryParam } from '#lib/db/schema.ts';
import { Reference } from '../row/reference.ts';

/** Categories, brands and parameter tables as they are now. */
export async function loadReference(db: Db): Promise<Reference> {
  const categories = await db.select().from(category).orderBy(asc(category.level), asc(category.sort));
  const brands = await db.select().from(brand);
  const params = await db
    .select()
    .from(categoryParam)
    .orderBy(asc(categoryParam.categoryId), asc(categoryParam.sort), asc(categoryParam.categoryParamId));
  const parents = new Set(categories.map((row) => row.parentId));
  return new Reference(
    categories.map((row) => ({
      categoryId: row.categoryId,
      key: row.key,
      path: row.path,
      isLeaf: !parents.has(row.categoryId),
      name: { zh: row.name, en: row.nameEn },
      pic: row.pic,
      taxCode: row.taxCode,
      taxName: row.taxName,
    })),
    brands.map((row) => ({ brandId: row.brandId, key: row.key, zh: row.name, en: row.nameEn })),
    params.map((row) => ({
      categoryId: row.categoryId,
      name: { zh: row.name, en: row.nameEn },
      type: row.type,
      unit: row.unit,
      choices: row.choices,
      units: row.units,
      perSku: row.perSku,
    })),
  );
}
