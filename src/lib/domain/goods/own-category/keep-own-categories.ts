import { OWN_CATEGORIES_MAX } from '#lib/kernel/limits.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { MerchantContext } from '#lib/domain/context.ts';
import {
  addCategory,
  categoriesOfStore,
  changeCategory,
  dropCategories,
  lastPlace,
  lockStore,
} from './own-category.repo.ts';

interface Saving {
  id?: number | undefined;
  parent_id: number;
  name: string;
  name_en: string;
  is_shown: boolean;
}
type SaveFailure = `own_category.${'gone' | 'twice' | 'level' | 'many'}`;

const refresh = (ctx: MerchantContext): Promise<void> =>
  ctx.changed(`store:${ctx.actor.merId}`, `goods-of:${ctx.actor.merId}`);

/** Makes an own category of the caller's store, behind those beside it, or changes one. */
export async function saveOwnCategory(
  ctx: MerchantContext,
  { id, parent_id: parentId, name, name_en: nameEn, is_shown: shown }: Saving,
): Promise<Result<{ id: number }, SaveFailure>> {
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const { merId } = ctx.actor;
    await lockStore(db, merId);
    const rows = await categoriesOfStore(db, merId);
    const now = rows.find((row) => row.merCateId === id);
    if (id !== undefined && !now) return fail('own_category.gone');
    const parent = rows.find((row) => row.merCateId === parentId);
    if (parentId !== 0 && !parent) return fail('own_category.gone', undefined, 'parent_id');
    const isAbove = id !== undefined && rows.some((row) => row.parentId === id);
    if (parent && (parent.parentId !== 0 || parent.merCateId === id || isAbove))
      return fail('own_category.level', undefined, 'parent_id');
    const beside = rows.filter((row) => row.parentId === parentId && row.merCateId !== id);
    if (beside.some((row) => row.name === name)) return fail('own_category.twice', { name }, 'name');
    const isSame = (row: { nameEn: string }) => row.nameEn.toLowerCase() === nameEn.toLowerCase();
    if (nameEn && beside.some(isSame)) return fail('own_category.twice', { name: nameEn }, 'name_en');
    const values = { parentId, name, nameEn, shown };
    const isMoved = now?.parentId !== parentId;
    const place = isMoved ? { sort: (await lastPlace(db, merId)) + 1 } : {};
    let saved = id;
    if (saved === undefined) {
      if (rows.length >= OWN_CATEGORIES_MAX) return fail('own_category.many', { n: OWN_CATEGORIES_MAX });
      saved = await addCategory(db, { ...values, ...place, merId });
    } else await changeCategory(db, saved, { ...values, ...place });
    await refresh(ctx);
    return ok({ id: saved });
  });
}

/** Moves an own category by one place among those beside it; at an end it stays. */
export async function moveOwnCategory(
  ctx: MerchantContext,
  { id, to }: { id: number; to: 'up' | 'down' },
): Promise<Result<null, 'own_category.gone'>> {
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    await lockStore(db, ctx.actor.merId);
    const rows = await categoriesOfStore(db, ctx.actor.merId);
    const row = rows.find((one) => one.merCateId === id);
    if (!row) return fail('own_category.gone');
    const beside = rows.filter((one) => one.parentId === row.parentId);
    const other = beside[beside.indexOf(row) + (to === 'up' ? -1 : 1)];
    if (!other) return ok(null);
    await changeCategory(db, row.merCateId, { sort: other.sort });
    await changeCategory(db, other.merCateId, { sort: row.sort });
    await refresh(ctx);
    return ok(null);
  });
}

/** Removes an own category and those below it; answers how many goods stand in none from now on. */
export async function removeOwnCategory(
  ctx: MerchantContext,
  { id }: { id: number },
): Promise<Result<{ goods: number }, 'own_category.gone'>> {
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const { merId } = ctx.actor;
    await lockStore(db, merId);
    const rows = await categoriesOfStore(db, merId);
    if (!rows.some((row) => row.merCateId === id)) return fail('own_category.gone');
    const ids = rows.filter((row) => row.merCateId === id || row.parentId === id).map((row) => row.merCateId);
    const goods = await dropCategories(db, merId, ids);
    await refresh(ctx);
    return ok({ goods });
  });
}
