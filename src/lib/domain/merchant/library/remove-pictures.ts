import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { MerchantContext } from '#lib/domain/context.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { dropPictures, lockPictures, usesOf } from './library.repo.ts';

/**
 * Takes pictures out of the library of the caller's store, all of them or none: what goods or the store's pages show
 * stays. Their files go in a job of their own, unless an order still shows them.
 */
export async function removePictures(
  ctx: MerchantContext,
  { ids }: { ids: string[] },
): Promise<Result<null, 'library.gone' | 'library.used'>> {
  const wanted = [...new Set(ids)];
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const { merId } = ctx.actor;
    const paths = await lockPictures(db, merId, wanted);
    if (paths.length !== wanted.length) return fail('library.gone');
    const used = new Set((await usesOf(db, merId, paths)).map(({ path }) => path));
    if (used.size > 0) return fail('library.used', { n: used.size });
    await dropPictures(db, merId, paths);
    await ctx.jobs.send('library.drop', { paths });
    return ok(null);
  });
}
