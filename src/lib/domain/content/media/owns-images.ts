import type { UserContext } from '#lib/domain/context.ts';
import { ownedCount } from './media.repo.ts';

/** True when every one of these paths was answered to an upload of the caller; repeated paths count once. */
export async function ownsImages(ctx: UserContext, paths: readonly string[]): Promise<boolean> {
  const wanted = [...new Set(paths)];
  return wanted.length === 0 || (await ownedCount(ctx.database.db, ctx.actor.uid, wanted)) === wanted.length;
}
