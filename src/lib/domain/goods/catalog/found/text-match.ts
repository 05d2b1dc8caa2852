import { ok } from '../../../../kernel/result.ts';
import type { Context } from '../../../context.ts';
import { queryOfAll, type Sought } from '../../search/index.ts';
import { categoryPaths } from '../category.repo.ts';
import { mostOf } from '../product-index/most-of.ts';
import { pick } from '../product-index/pick.ts';
import { productIndexOf } from '../product-index/product-index.ts';
import { matching } from './matching.ts';
import { foundGoods, seekGoods } from './wanted-goods.ts';

/** Words as stores and markets are matched by them: texts for each word, goods that have all, and their categories. */
export async function textMatch(ctx: Context, keyword: string | undefined) {
  const text = keyword?.trim();
  return text ? matchOf(ctx, await seekGoods(ctx, text)) : undefined;
}

/** The top category that most of what was found stands in, and another when it has half as many. */
const MOST_CATEGORIES = 2;

export async function matchOf(ctx: Context, { meanings, places = [] }: Sought) {
  const db = ctx.database.reader;
  const [index, paths] = await Promise.all([productIndexOf(db), categoryPaths(db)]);
  const query = queryOfAll(meanings);
  const { ids } = query ? await matching(db, index, query) : { ids: new Int32Array() };
  const categories = mostOf(index, ids, 'category1').slice(0, MOST_CATEGORIES);
  const called = (texts: readonly string[]): number[] => [
    ...new Set(
      paths
        .filter((row) => texts.some((text) => `${row.name}\n${row.nameEn}`.toLowerCase().includes(text)))
        .flatMap(({ path }) => path.slice(0, 1)),
    ),
  ];
  const words = meanings.map((meaning) => [...new Set([meaning.text, ...meaning.names])]);
  return {
    words: words.map((texts) => ({ texts, categoryIds: called(texts) })),
    places,
    sellers: mostOf(index, ids, 'store').map(({ id }) => id),
    categoryIds: categories.filter(({ goods }) => goods * 2 >= categories[0]!.goods).map(({ id }) => id),
  };
}

/** How many goods the words find. */
export async function countFound(ctx: Context, { keyword }: { keyword: string }) {
  const { index, conditions } = await foundGoods(ctx, await seekGoods(ctx, keyword));
  return ok({ count: pick(index, conditions, 'sales', { limit: 0, offset: 0 }).count });
}
