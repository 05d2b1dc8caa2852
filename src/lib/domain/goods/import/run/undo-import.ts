import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { MerchantContext } from '#lib/domain/context.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import type { ImportView } from '#lib/contracts/catalog.ts';
import { learnWords, valueIds } from '../../search/index.ts';
import type { Complete } from '../write/complete.ts';
import { forgetFile } from '../../by-hand/index.ts';
import {
  changeProduct,
  hideSkus,
  productsOf,
  putSkus,
  recountCategories,
  lockedSkus,
  storeFacts,
  takeBackEntries,
} from '../write/goods.repo.ts';
import { productOf, skusOf, valuesOf } from '../write/rows-of.ts';
import {
  changeImport,
  dropUndo,
  hasUndo,
  lockUndone,
  importOf,
  isAnotherTaken,
  latestTaken,
  lockFilesOf,
  undoOf,
} from './import.repo.ts';
import { importView } from './read-imports.ts';
import { loadReference } from './reference.repo.ts';

const AT_ONCE = 50;

/** As before the file, with the stock that is left: what was sold since the file came is sold. */
const asBefore = (
  before: Complete,
  left: ReadonlyMap<string, number>,
  given: Record<string, number>,
): Complete => ({
  ...before,
  skus: before.skus.map((row) => {
    const sold = (given[row.designation] ?? 0) - (left.get(row.designation) ?? 0);
    return { ...row, stock: Math.max(0, row.stock - Math.max(0, sold)) };
  }),
});

/**
 * Takes back what the store's latest file has changed: new goods are taken off sale, others get their former values,
 * except those that were changed by hand since. Orders and carts stay as they are; the same file can be imported again.
 */
export async function undoImport(
  ctx: MerchantContext,
  { id }: { id: string },
  say: Translate,
): Promise<Result<ImportView, 'catalog.not_found' | 'catalog.not_last' | 'catalog.busy'>> {
  const { db } = ctx.database;
  const job = await importOf(db, id);
  if (!job || job.merId !== ctx.actor.merId) return fail('catalog.not_found');
  const done = await ctx.database.tx(async () => {
    // Taken back twice at once, what was sold since would be taken off twice; and what a file brings meanwhile would be lost.
    await lockFilesOf(db, job.merId);
    if (await isAnotherTaken(db, job.merId, id)) return 'catalog.busy';
    const latest = await latestTaken(db, job.merId);
    if (latest?.importId !== id || latest.status !== 'done') return 'catalog.not_last';
    const reference = await loadReference(db, job.merId);
    const { isReviewed, isOpen } = await storeFacts(db, job.merId);
    if (!(await hasUndo(db, id))) return 'catalog.not_last';
    // Locked before the changes made by hand are read, since one may be under way now.
    await lockUndone(db, id);
    const undone = await undoOf(db, latest);
    for (let from = 0; from < undone.length; from += AT_ONCE) {
      const rows = undone.slice(from, from + AT_ONCE);
      const ids = rows.map(({ productId }) => productId);
      const skus = Map.groupBy(await lockedSkus(db, ids), (row) => row.productId);
      const known = new Map((await productsOf(db, ids)).map((row) => [row.productId, row]));
      for (const { productId, before, stocks } of rows) {
        const own = (skus.get(productId) ?? []).filter(({ shown }) => shown);
        const now = known.get(productId);
        if (!now) continue;
        // What the platform withholds stays so.
        const isWithheld = now.status === 'withheld';
        if (!before) {
          const status = isWithheld ? 'withheld' : 'off_shelf';
          await changeProduct(db, productId, { status, updatedAt: ctx.clock.now() });
          continue;
        }
        const goods = asBefore(before, new Map(own.map((row) => [row.designation, row.stock])), stocks);
        const named = new Set(goods.skus.map(({ designation }) => designation));
        await hideSkus(
          db,
          own.filter(({ designation }) => !named.has(designation)).map(({ skuId }) => skuId),
        );
        await putSkus(db, skusOf(goods, productId, await valueIds(db, valuesOf(goods))));
        // A category that the store has removed meanwhile stays away.
        const isGone = !reference.ownCategories.has(goods.ownCategoryId ?? 0);
        if (isGone) goods.ownCategoryId = null;
        const row = productOf(goods, reference, ctx.clock.now());
        // What was off the shelf meanwhile is looked at again in a store that is new to the mall, and waits for one that
        // is frozen or closes.
        const isBack = row.status === 'on_sale' && now.status !== 'on_sale';
        const waits = isReviewed ? 'reviewing' : isOpen ? undefined : 'withheld';
        const status = isWithheld ? 'withheld' : (isBack && waits) || row.status;
        await changeProduct(db, productId, { ...row, status });
      }
      await forgetFile(db, ids);
      await takeBackEntries(
        db,
        rows.flatMap(({ productId, before }) => (before ? [] : [productId])),
      );
      await ctx.changed(...ids.map((one) => `goods:${one}`));
    }
    await recountCategories(db);
    await ctx.changed('goods', `goods-of:${job.merId}`, `store:${job.merId}`, 'categories', 'home');
    await dropUndo(db, job.merId, '');
    return changeImport(db, id, { status: 'undone', updatedAt: ctx.clock.now() });
  });
  if (typeof done === 'string') return fail(done);
  await learnWords(db);
  return ok(importView(done, say));
}
