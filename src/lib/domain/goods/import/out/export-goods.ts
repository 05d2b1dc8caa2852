import type { Context } from '#lib/domain/context.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { loadReference } from '../run/reference.repo.ts';
import type { Cell } from '#lib/tables/write-sheet.ts';
import { stateOf } from '../write/goods.repo.ts';
import { exportPage, paramHeads } from './export.repo.ts';
import { headerCells, productCells, wordsOf } from './file-cells.ts';

const AT_ONCE = 50;

/** All goods of a store that are not deleted, as rows of a file that imports without changing anything. */
export async function* exportGoods(
  ctx: Pick<Context, 'database'>,
  merId: number,
  locale: Locale,
): AsyncGenerator<Cell[]> {
  const { db } = ctx.database;
  const words = wordsOf(locale);
  const reference = await loadReference(db, merId);
  const heads = await paramHeads(db, merId);
  yield headerCells(words, heads);
  let after = 0;
  for (;;) {
    const goods = await exportPage(db, merId, after, AT_ONCE);
    for (const { product, code, skus } of goods) {
      const state = stateOf(product, skus);
      yield* productCells(code ?? product.key, state, reference, heads, words);
    }
    if (goods.length < AT_ONCE) return;
    after = goods.at(-1)?.product.productId ?? after;
  }
}
