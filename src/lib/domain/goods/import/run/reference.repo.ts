import { asc, eq } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { brand, category, categoryParam, storeCategory } from '#lib/db/schema.ts';
import { Reference, type OwnCategoryRef } from '../row/reference.ts';

/** Own categories of a store by their whole names; one without an English name is called by its Chinese one. */
async function ownCategoriesOf(db: Db, merId: number): Promise<OwnCategoryRef[]> {
  const rows = await db.select().from(storeCategory).where(eq(storeCategory.merId, merId));
  const known = new Map(rows.map((row) => [row.merCateId, row]));
  return rows.map((row) => {
    const line = [known.get(row.parentId), row].filter((one) => one !== undefined);
    return {
      id: row.merCateId,
      zh: line.map((one) => one.name).join(' > '),
      en: line.map((one) => one.nameEn || one.name).join(' > '),
    };
  });
}

/** Categories, brands and parameter tables as they are now, and the own categories of a store where one is named. */
export async function loadReference(db: Db, merId?: number): Promise<Reference> {
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
    merId === undefined ? [] : await ownCategoriesOf(db, merId),
  );
}
