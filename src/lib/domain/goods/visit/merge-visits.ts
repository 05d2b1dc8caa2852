import { days } from '#lib/kernel/clock.ts';
import { VISITS_MAX } from '#lib/kernel/limits.ts';
import { ok, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { addVisits, trimVisits } from './visit.repo.ts';

/** A guest's browser remembers no longer than this. */
const LONGEST_AGO = days(30);

/**
 * What somebody looked at before the login, with its age in seconds, joins the history of the account. Of two
 * visits of one product the later counts; unknown products are left out.
 */
export async function mergeVisits(
  ctx: UserContext,
  { visits }: { visits: readonly { product_id: number; seconds_ago: number }[] },
): Promise<Result<undefined, never>> {
  const now = ctx.clock.now().getTime();
  const latest = new Map<number, number>();
  for (const { product_id: id, seconds_ago: ago } of visits) {
    const at = now - Math.min(ago * 1000, LONGEST_AGO);
    latest.set(id, Math.max(at, latest.get(id) ?? 0));
  }
  await ctx.database.tx(async () => {
    const { db } = ctx.database;
    await addVisits(
      db,
      [...latest].map(([productId, at]) => ({ uid: ctx.actor.uid, productId, visitedAt: new Date(at) })),
    );
    await trimVisits(db, ctx.actor.uid, VISITS_MAX);
  });
  return ok();
}
