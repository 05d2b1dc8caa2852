import { worksFor, type Context, type MerchantContext, type UserContext } from '#lib/domain/context.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import { activityFlow, type ActivityEvent } from './activity.flow.ts';
import { changeActivity, lockActivity, productsOf, type ActivityRow } from './activity.repo.ts';
import { tagOf } from './take-activity.ts';

async function step(
  ctx: Context,
  id: number,
  event: ActivityEvent,
  { isOwn = () => true, reason }: { isOwn?: (row: ActivityRow) => boolean; reason?: string | undefined } = {},
): Promise<Result<undefined, 'activity.not_found' | 'activity.wrong_state'>> {
  return allOrNothing(ctx.database, async () => {
    const row = await lockActivity(ctx.database.db, id);
    if (!row || !isOwn(row)) return fail('activity.not_found');
    const status = activityFlow.next(row.status, event);
    if (!status) return fail('activity.wrong_state');
    await changeActivity(ctx.database.db, id, {
      status,
      updatedAt: ctx.clock.now(),
      ...(reason === undefined ? {} : { reason }),
    });
    const goods = (await productsOf(ctx.database.db, row)).map((productId) => `goods:${productId}`);
    await ctx.changed(`activity:${id}`, ...goods, tagOf(row.kind), 'home');
    return ok();
  });
}

interface Review {
  id: number;
  approve: boolean;
  reason: string;
}

/**
 * The platform approves an activity of a merchant, or rejects it with a reason; people who work for that store may not.
 */
export async function reviewActivity(
  ctx: UserContext,
  { id, approve, reason }: Review,
): Promise<Result<undefined, 'activity.not_found' | 'activity.wrong_state' | 'oversight.own_store'>> {
  return allOrNothing(ctx.database, async () => {
    const row = await lockActivity(ctx.database.db, id);
    if (row && worksFor(ctx.actor, row.merId)) return fail('oversight.own_store');
    return step(ctx, id, approve ? 'approve' : 'refuse', { reason: approve ? '' : reason });
  });
}

/** The merchant ends an activity of its store; orders that were placed stay. */
export const takeDown = (
  ctx: MerchantContext,
  { id }: { id: number },
): Promise<Result<undefined, 'activity.not_found' | 'activity.wrong_state'>> =>
  step(ctx, id, 'take_down', { isOwn: (row) => row.merId === ctx.actor.merId });

/** The platform ends it. */
export const takeDownAny = (
  ctx: UserContext,
  { id }: { id: number },
): Promise<Result<undefined, 'activity.not_found' | 'activity.wrong_state'>> => step(ctx, id, 'take_down');
