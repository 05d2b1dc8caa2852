import { ok } from '../../../../kernel/result.ts';
import type { Context } from '../../../context.ts';
import { queryOfAll, seek, type Sought } from '../../search/index.ts';
import { pick } from '../shelf/pick.ts';
import { mainCategories } from './suggest.repo.ts';
import { foundGoods } from './wanted-goods.ts';

/** Words as stores and markets are matched by them: texts for each word, goods that have all, and their categories. */
export async function textMatch(ctx: Context, keyword: string | undefined) {
  const text = keyword?.trim();
  return text ? matchOf(ctx, await seek(ctx, text)) : undefined;
}

export async function matchOf(ctx: Context, { meanings, places = [] }: Sought) {
  const query = queryOfAll(meanings);
  return {
    words: meanings.map((meaning) => [...new Set([meaning.text, ...meaning.names])]),
    query,
    places,
    categoryIds: query ? await mainCategories(ctx.database.reader, query) : [],
  };
}

/** How many goods the words find. */
export async function countFound(ctx: Context, { keyword }: { keyword: string }) {
  const { shelf, conditions } = await foundGoods(ctx, await seek(ctx, keyword));
  return ok({ count: pick(shelf, conditions, 'sales', { limit: 0, offset: 0 }).count });
}
