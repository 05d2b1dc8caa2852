import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { dropVisits } from './visit.repo.ts';

/** Forgets some products that the caller has looked at, or all of them when none are named. */
export async function forgetVisits(
  ctx: UserContext,
  { product_id: ids }: { product_id?: number[] | undefined },
): Promise<Result<undefined, never>> {
  await dropVisits(ctx.database.db, ctx.actor.uid, ids);
  return ok();
}

/** Forgets one product that the caller has looked at. */
export async function forgetVisit(
  ctx: UserContext,
  { id }: { id: number },
): Promise<Result<undefined, 'request.not_found'>> {
  const dropped = await dropVisits(ctx.database.db, ctx.actor.uid, [id]);
  return dropped.length > 0 ? ok() : fail('request.not_found');
}
