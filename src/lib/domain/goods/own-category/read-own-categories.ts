import type { CategoryCount } from '#lib/contracts/goods.ts';
import type { OwnCategory } from '#lib/contracts/own-category.ts';
import { ok, type Result } from '#lib/kernel/result.ts';
import type { Context, MerchantContext } from '#lib/domain/context.ts';
import { inLocale } from '../catalog/index.ts';
import { categoriesOfStore, goodsByOwnCategory, type OwnCategoryRow } from './own-category.repo.ts';
import { asTree, goodsBelow } from './own-tree.ts';

const nameIn = (ctx: Pick<Context, 'locale'>, row: OwnCategoryRow): string =>
  inLocale(ctx.locale, row.name, row.nameEn);

/** Own categories of a store that buyers see: shown, and with goods on sale in them or below them. */
export async function listShownCategories(
  ctx: Context,
  { id }: { id: number },
): Promise<Result<CategoryCount[], never>> {
  const db = ctx.database.reader;
  const all = await categoriesOfStore(db, id);
  if (all.length === 0) return ok([]);
  const hidden = new Set(all.filter((row) => !row.shown).map((row) => row.merCateId));
  const rows = all.filter((row) => row.shown && !hidden.has(row.parentId));
  const counts = goodsBelow(rows, await goodsByOwnCategory(db, id, { isOnSale: true }));
  return ok(
    asTree(rows).flatMap((row) => {
      const count = counts.get(row.merCateId) ?? 0;
      return count > 0 ? [{ id: row.merCateId, pid: row.parentId, name: nameIn(ctx, row), count }] : [];
    }),
  );
}

/** Own categories of the caller's store as a tree, with what they hold. */
export async function listOwnCategories(
  ctx: MerchantContext,
  { keyword }: { keyword?: string | undefined },
): Promise<Result<{ list: OwnCategory[]; next: null; prev: null }, never>> {
  const { db } = ctx.database;
  const rows = await categoriesOfStore(db, ctx.actor.merId);
  const counts = goodsBelow(rows, await goodsByOwnCategory(db, ctx.actor.merId));
  const words = keyword?.trim().toLowerCase() ?? '';
  const named = rows.filter((row) => `${row.name}\n${row.nameEn}`.toLowerCase().includes(words));
  const wanted = new Set(named.flatMap((row) => [row.merCateId, row.parentId]));
  const list = asTree(rows)
    .filter((row) => wanted.has(row.merCateId))
    .map((row) => ({
      mer_cate_id: row.merCateId,
      parent_id: row.parentId,
      name: nameIn(ctx, row),
      name_zh: row.name,
      name_en: row.nameEn,
      is_shown: row.shown,
      goods: counts.get(row.merCateId) ?? 0,
      children: rows.filter((one) => one.parentId === row.merCateId).length,
    }));
  return ok({ list, next: null, prev: null });
}

/** Own categories of the caller's store, each with its whole name: 紧固件 › 螺栓. */
export async function namedCategories(ctx: MerchantContext): Promise<{ id: number; name: string }[]> {
  const rows = await categoriesOfStore(ctx.database.db, ctx.actor.merId);
  const names = new Map(rows.map((row) => [row.merCateId, nameIn(ctx, row)]));
  return asTree(rows).map((row) => ({
    id: row.merCateId,
    name: [names.get(row.parentId), nameIn(ctx, row)].filter(Boolean).join(' › '),
  }));
}

/** The same as choices of a form. */
export const listOwnChoices = async (ctx: MerchantContext) =>
  ok((await namedCategories(ctx)).map(({ id, name }) => ({ value: String(id), label: name })));

/** Those that others may stand below. */
export async function listTops(ctx: MerchantContext) {
  const rows = await categoriesOfStore(ctx.database.db, ctx.actor.merId);
  return ok(
    rows
      .filter((row) => row.parentId === 0)
      .map((row) => ({ value: String(row.merCateId), label: nameIn(ctx, row) })),
  );
}
