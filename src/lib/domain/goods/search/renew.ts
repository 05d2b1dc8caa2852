import { after, seconds } from '../../../kernel/clock.ts';
import type { SystemContext } from '../../context.ts';
import { staleGoods, tidyGoods, writeSearch } from './renew.repo.ts';
import { SEARCH_RULES, searchVector, sizeWords } from './search-vector.ts';
import { typedValues, valueKey } from './values/typed.ts';
import { valueIds } from './values/value.repo.ts';
import { designationKey } from './text/normalise.ts';
import { learnWords } from './word.repo.ts';

/** Goods per transaction: each is cut into words, and other writers should not wait for long. */
const AT_ONCE = 50;
/** A job that takes longer is taken for a dead one. */
const MOST_MS = seconds(60);

/**
 * Rewrites the search words of goods that were stored under older rules, so that queries match them. It continues where
 * it stopped; two runs at once only do the same work twice. Answers how many were written.
 */
export async function renewSearch(
  ctx: Pick<SystemContext, 'database' | 'changed' | 'clock'>,
): Promise<number> {
  const { db } = ctx.database;
  const until = after(ctx.clock.now(), MOST_MS);
  let written = 0;
  for (let last = 0; ;) {
    if (ctx.clock.now() > until) break;
    const goods = await staleGoods(db, SEARCH_RULES, last, AT_ONCE);
    const end = goods.at(-1);
    if (!end) break;
    await ctx.database.tx(async () => {
      const typed = new Map(
        goods.flatMap(({ skus, options, paramRows }) =>
          skus.map((row) => [row.skuId, typedValues({ params: paramRows, options }, row)]),
        ),
      );
      const ids = await valueIds(ctx.database.db, [...typed.values()].flat());
      for (const { productId, skus, options, paramRows: _params, ...source } of goods) {
        const shown = skus.filter((row) => row.shown);
        const designations = shown.map((row) => row.designation);
        const words = new Map(skus.map((row) => [row.skuId, sizeWords(row, options)]));
        const sizes = shown.flatMap((row) => words.get(row.skuId) ?? []);
        await writeSearch(
          ctx.database.db,
          productId,
          { search: searchVector({ ...source, designations, sizes }), searchRules: SEARCH_RULES },
          skus.map(({ skuId, designation }) => ({
            skuId,
            key: designationKey(designation),
            sizes: words.get(skuId)?.sizes ?? [],
            words: words.get(skuId)?.marks ?? [],
            values: (typed.get(skuId) ?? []).flatMap((row) => ids.get(valueKey(row)) ?? []),
          })),
        );
      }
    });
    written += goods.length;
    last = end.productId;
  }
  if (written > 0) {
    await learnWords(db);
    await tidyGoods(db);
    await ctx.changed('goods', 'stores', 'places');
  }
  return written;
}
