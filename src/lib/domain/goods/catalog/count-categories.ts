import type { CategoryCount } from '../../../contracts/goods.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { inLocale } from './card.ts';
import type { categoryPaths } from './category.repo.ts';

type Categories = Awaited<ReturnType<typeof categoryPaths>>;

/** Places, in the list of categories, of each category and those above it; made once for a list that is kept. */
const placesAbove = new WeakMap<Categories, Map<number, number[]>>();
function placesOf(categories: Categories): Map<number, number[]> {
  let known = placesAbove.get(categories);
  if (known) return known;
  const placeOf = new Map(categories.map((row, place) => [row.categoryId, place]));
  known = new Map(
    categories.map((row) => [
      row.categoryId,
      [...new Set([...row.path, row.categoryId])].flatMap((id) => placeOf.get(id) ?? []),
    ]),
  );
  placesAbove.set(categories, known);
  return known;
}

/** Categories with goods: one has what the categories below it have. */
export function countCategories(
  locale: Locale,
  categories: Categories,
  counts: { id: number; count: number }[],
): CategoryCount[] {
  const places = placesOf(categories);
  const sums = new Uint32Array(categories.length);
  for (const { id, count } of counts) for (const place of places.get(id) ?? []) sums[place]! += count;
  const counted: CategoryCount[] = [];
  for (const [place, { categoryId, parentId, name, nameEn }] of categories.entries())
    if (sums[place])
      counted.push({
        id: categoryId,
        pid: parentId,
        name: inLocale(locale, name, nameEn),
        count: sums[place],
      });
  return counted;
}
