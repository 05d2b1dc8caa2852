import type { UserContext } from '#lib/domain/context.ts';
import { ownedCount, ownedFiles } from './media.repo.ts';
import { isPrivate } from './show-pictures.ts';

/** True when every one of these paths was answered to an upload of the caller; repeated paths count once. */
export async function ownsImages(ctx: UserContext, paths: readonly string[]): Promise<boolean> {
  const wanted = [...new Set(paths)];
  return wanted.length === 0 || (await ownedCount(ctx.database.db, ctx.actor.uid, wanted)) === wanted.length;
}

/**
 * The same for pictures that are shown to everybody as they are: private uploads (a licence, a bank's slip) are
 * refused.
 */
export const ownsOpenImages = async (ctx: UserContext, paths: readonly string[]): Promise<boolean> =>
  !paths.some(isPrivate) && ownsImages(ctx, paths);

/** Those of some files that the caller has sent for one purpose, with their bytes. */
export const sentFiles = async (
  ctx: UserContext,
  field: string,
  paths: readonly string[],
): Promise<Map<string, number>> => {
  if (paths.length === 0) return new Map();
  const rows = await ownedFiles(ctx.database.db, ctx.actor.uid, field, [...new Set(paths)]);
  return new Map(rows.map(({ path, bytes }) => [path, bytes]));
};
