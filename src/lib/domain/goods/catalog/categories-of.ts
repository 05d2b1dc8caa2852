import type { Context } from '../../context.ts';
import { cachedFor } from '../../cached-for.ts';
import { allCategories, categoriesByIds } from './category.repo.ts';

/** These categories, from the top down; all categories are cached together. */
export async function categoriesOf(ctx: Context, ids: readonly number[]) {
  const db = ctx.database.reader;
  if (!ctx.cache) return categoriesByIds(db, [...new Set(ids)]);
  const all = await cachedFor(ctx, 'all categories', ['categories'], () => allCategories(db).execute());
  return all.filter((row) => ids.includes(row.categoryId));
}
