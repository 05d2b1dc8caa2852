import type { CategoryCount } from '../../../contracts/goods.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { inLocale } from './card.ts';
import type { categoryPaths } from './category.repo.ts';

/** Categories with goods: one has what the categories below it have. */
export function countCategories(
  locale: Locale,
  categories: Awaited<ReturnType<typeof categoryPaths>>,
  counts: { id: number; count: number }[],
): CategoryCount[] {
  const paths = new Map(categories.map((row) => [row.categoryId, row.path]));
  const sums = new Map<number, number>();
  for (const { id, count } of counts)
    for (const one of new Set([...(paths.get(id) ?? []), id])) sums.set(one, (sums.get(one) ?? 0) + count);
  return categories.flatMap((row) => {
    const count = sums.get(row.categoryId) ?? 0;
    const name = inLocale(locale, row.name, row.nameEn);
    return count > 0 ? [{ id: row.categoryId, pid: row.parentId, name, count }] : [];
  });
}
