import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { addFollowers, addFavourites, existingIds } from './favourite.repo.ts';
import { kindOf } from './kind.ts';

/**
 * Keeps products and places or follows stores; what is kept already stays as it is, what does not exist or is not sold is passed over.
 * A new follower is counted on the store, in the same transaction.
 */
export async function addSeveralFavourites(
  ctx: UserContext,
  { type_id: wanted, type }: { type_id: number[]; type: number },
): Promise<Result<number[], never>> {
  const kind = kindOf(type);
  const known = await ctx.database.tx(async () => {
    const { db } = ctx.database;
    const ids = await existingIds(db, kind, [...new Set(wanted)]);
    if (ids.length === 0) return ids;
    const added = await addFavourites(db, ctx.actor.uid, kind, ids, ctx.clock.now());
    if (kind === 'store' && added.length > 0) await addFollowers(db, added, 1);
    return ids;
  });
  return ok(known);
}

const NOT_FOUND = {
  product: 'goods.not_found',
  store: 'store.not_found',
  belt: 'place.not_found',
  market: 'place.not_found',
} as const;

/** Keeps one. */
export async function addFavourite(
  ctx: UserContext,
  { type_id, type }: { type_id: number; type: number },
): Promise<Result<null, 'goods.not_found' | 'place.not_found' | 'store.not_found'>> {
  const known = await addSeveralFavourites(ctx, { type_id: [type_id], type });
  if (!known.ok) return known;
  if (known.value.length > 0) return ok(null);
  return fail(NOT_FOUND[kindOf(type)]);
}
