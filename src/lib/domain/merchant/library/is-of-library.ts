import type { MerchantContext } from '#lib/domain/context.ts';
import { countPaths } from './library.repo.ts';

/** True when every one of these paths is a picture of the library of the caller's store, whoever sent it. */
export async function isOfLibrary(ctx: MerchantContext, paths: readonly string[]): Promise<boolean> {
  const wanted = [...new Set(paths)];
  return (await countPaths(ctx.database.db, ctx.actor.merId, wanted)) === wanted.length;
}
