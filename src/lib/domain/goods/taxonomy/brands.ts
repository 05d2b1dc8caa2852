import { newId } from '#lib/kernel/ids.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { UserContext } from '#lib/domain/context.ts';
import {
  addBrand,
  brandNamed,
  brandsWithGoods,
  changeBrand,
  dropBrand,
  goodsOfBrand,
  lockTree,
} from './taxonomy.repo.ts';

const SHOWN_BY = ['goods', 'home'];

/** Brands with the number of their goods. */
export async function listDeskBrands(
  ctx: UserContext,
  { keyword, page, limit }: { keyword?: string | undefined; page: number; limit: number },
) {
  const rows = await brandsWithGoods(ctx.database.db, keyword);
  const list = rows.slice((page - 1) * limit, page * limit).map(({ brand, goods }) => ({
    brand_id: brand.brandId,
    name: brand.name,
    name_en: brand.nameEn,
    logo: brand.logo,
    sort: brand.sort,
    goods,
  }));
  return ok({ count: rows.length, list });
}

interface Saving {
  id?: number | undefined;
  name: string;
  name_en: string;
  logo?: string[] | undefined;
  sort: number;
}

/** Adds a brand, or changes one. */
export async function saveBrand(
  ctx: UserContext,
  { id, name, name_en: nameEn, logo, sort }: Saving,
): Promise<Result<{ id: number }, 'taxonomy.gone' | 'taxonomy.name_taken'>> {
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    await lockTree(db);
    if (await brandNamed(db, [name, nameEn], id)) return fail('taxonomy.name_taken', { name }, 'name');
    const values = { name, nameEn, sort, ...(logo ? { logo: logo[0] ?? '' } : {}) };
    if (id !== undefined && !(await changeBrand(db, id, values))) return fail('taxonomy.gone');
    const key = `brand-${newId(ctx.clock.now()).slice(-10)}`;
    const saved = id ?? (await addBrand(db, { logo: '', ...values, key, categoryIds: [] }));
    await ctx.changed(...SHOWN_BY);
    return ok({ id: saved });
  });
}

/** Takes away a brand that no goods bear. */
export async function removeBrand(
  ctx: UserContext,
  { id }: { id: number },
): Promise<Result<null, 'taxonomy.gone' | 'taxonomy.brand_used'>> {
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const goods = await goodsOfBrand(db, id);
    if (goods > 0) return fail('taxonomy.brand_used', { n: goods });
    if (!(await dropBrand(db, id))) return fail('taxonomy.gone');
    await ctx.changed(...SHOWN_BY);
    return ok(null);
  });
}
