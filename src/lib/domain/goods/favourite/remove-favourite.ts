import { ok, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { addFollowers, removeFavourites } from './favourite.repo.ts';
import { kindOf } from './kind.ts';

/** Removes products or stores from the caller's favorites; one that was not there is no failure. */
export async function removeSeveralFavourites(
  ctx: UserContext,
  { type_id: ids, type }: { type_id: number[]; type: number },
): Promise<Result<null, never>> {
  const kind = kindOf(type);
  await ctx.database.tx(async () => {
    const dropped = await removeFavourites(ctx.database.db, ctx.actor.uid, kind, ids);
    if (kind === 'store' && dropped.length > 0) await addFollowers(ctx.database.db, dropped, -1);
  });
  return ok(null);
}

/** Removes one. */
export const removeFavourite = (
  ctx: UserContext,
  { type_id, type }: { type_id: number; type: number },
): Promise<Result<null, never>> => removeSeveralFavourites(ctx, { type_id: [type_id], type });
