import { newId } from '#lib/kernel/ids.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { MerchantContext } from '#lib/domain/context.ts';
import { logByHand } from '../by-hand/index.ts';
import { goodsToSort, sortGoods } from './own-category.repo.ts';
import { namedCategories } from './read-own-categories.ts';

/** Goods that go into another own category, by the numbers and names of both; 0 and no name: none. */
export interface Sorted {
  productId: number;
  before: { id: number; name: string };
  after: { id: number; name: string };
}

/** An own category of the caller's store by its number; 0: none. */
export async function ownCategoryNamed(
  ctx: MerchantContext,
  id: number,
): Promise<Result<{ id: number; name: string }, 'own_category.gone'>> {
  if (id === 0) return ok({ id, name: '' });
  const found = (await namedCategories(ctx)).find((row) => row.id === id);
  return found ? ok(found) : fail('own_category.gone', undefined, 'mer_cate_id');
}

/** What putting goods into an own category would change, with the goods locked; all of them or none. */
export async function plannedSort(
  ctx: MerchantContext,
  ids: readonly number[],
  id: number,
): Promise<Result<Sorted[], 'goods.not_found' | 'own_category.gone'>> {
  const after = await ownCategoryNamed(ctx, id);
  if (!after.ok) return after;
  const wanted = [...new Set(ids)];
  const held = await goodsToSort(ctx.database.db, ctx.actor.merId, wanted);
  if (held.length < wanted.length) return fail('goods.not_found');
  const names = new Map((await namedCategories(ctx)).map((row) => [row.id, row.name]));
  return ok(
    held.map(({ productId, merCateId }) => {
      const before = merCateId ?? 0;
      return { productId, before: { id: before, name: names.get(before) ?? '' }, after: after.value };
    }),
  );
}

/** Puts locked goods where they were planned to go, and writes down who did it. */
export async function sortLocked(ctx: MerchantContext, planned: readonly Sorted[]): Promise<void> {
  if (planned.length === 0) return;
  const { db } = ctx.database;
  const { merId, uid, machine } = ctx.actor;
  const createdAt = ctx.clock.now();
  for (const [id, rows] of Map.groupBy(planned, (row) => row.after.id))
    await sortGoods(
      db,
      rows.map((row) => row.productId),
      id || null,
      createdAt,
    );
  await logByHand(
    db,
    planned.map(({ productId, before, after }) => ({
      goodsChangeId: newId(createdAt),
      productId,
      merId,
      uid,
      program: machine?.name ?? null,
      what: 'own_category' as const,
      before: before.name,
      after: after.name,
      createdAt,
    })),
  );
  await ctx.changed(`store:${merId}`, `goods-of:${merId}`);
}
