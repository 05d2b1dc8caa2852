import type { MerchantContext } from '#lib/domain/context.ts';
import { countPaths } from './library.repo.ts';

/**
 * True if all these paths are pictures of the library of the caller's store, by whichever account they were uploaded.
 */
export async function isOfLibrary(ctx: MerchantContext, paths: readonly string[]): Promise<boolean> {
  const wanted = [...new Set(paths)];
  return (await countPaths(ctx.database.db, ctx.actor.merId, wanted)) === wanted.length;
}
