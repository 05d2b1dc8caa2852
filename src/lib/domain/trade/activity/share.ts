import type { UserContext } from '#lib/domain/context.ts';
import { usedBefore } from '../../account/identity/index.ts';
import { boughtOf } from './activity.repo.ts';
import { countBuyer } from './stock.repo.ts';

/** What the caller has taken of an activity so far, under earlier accounts of the same phone as well. */
export async function takenBy(ctx: UserContext, activityId: number): Promise<number> {
  const { uid } = ctx.actor;
  const own = await boughtOf(ctx.database.db, activityId, uid);
  return own + (await usedBefore(ctx, uid, `activity:${activityId}`));
}

/** Counts what the caller takes against the limit of a buyer (0: none); false when it would be more. */
export async function takeShare(
  ctx: UserContext,
  { activityId, n, limit }: { activityId: number; n: number; limit: number },
): Promise<boolean> {
  const { uid } = ctx.actor;
  const before = limit > 0 ? await usedBefore(ctx, uid, `activity:${activityId}`) : 0;
  if (limit > 0 && before + n > limit) return false;
  return countBuyer(ctx.database.db, { activityId, uid, n, limit: limit - before });
}
