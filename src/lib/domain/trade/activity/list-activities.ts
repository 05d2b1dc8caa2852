import type { ActivityState } from '#lib/contracts/states.ts';
import type { ActivityBrief } from '#lib/contracts/activity.ts';
import type { Context, MerchantContext, UserContext } from '#lib/domain/context.ts';
import { mayBeAmong } from '#lib/domain/cached-for.ts';
import { yuan } from '#lib/kernel/money.ts';
import { ok, type Result } from '#lib/kernel/result.ts';
import { inLocale } from '../cart/index.ts';
import {
  activitiesById,
  activitiesOf,
  activitiesOfProduct,
  countActivities,
  goodsInActivities,
} from './activity.repo.ts';
import { takenBy } from './share.ts';
import { runOf } from './stage.ts';

interface Filter {
  page: number;
  limit: number;
  status?: ActivityState | undefined;
  keyword?: string | undefined;
}

async function list(ctx: Context, filter: Filter & { merId?: number }) {
  const { db } = ctx.database;
  const now = ctx.clock.now();
  const rows = await activitiesOf(db, filter);
  const slots = await activitiesById(
    db,
    rows.map((row) => row.activity.activityId),
  );
  const views = rows.map(
    ({ activity, name, nameEn, merName, merNameEn, image, limited, left }): ActivityBrief => {
      const slot = slots.find((one) => one.activity.activityId === activity.activityId)?.slot ?? null;
      const run = runOf(activity, slot, now);
      return {
        activity_id: activity.activityId,
        kind: activity.kind,
        status: activity.status,
        stage: run.stage,
        reason: activity.reason,
        product_id: activity.productId,
        store_name: inLocale(ctx.locale, name, nameEn),
        mer_id: activity.merId,
        mer_name: inLocale(ctx.locale, merName, merNameEn),
        image,
        start_time: run.startsAt.toISOString(),
        end_time: run.endsAt.toISOString(),
        limited,
        stock: left,
      };
    },
  );
  return ok({ count: await countActivities(db, filter), list: views });
}

/** Activities of the caller's store, newest first. */
export const listOwnActivities = (ctx: MerchantContext, filter: Filter) =>
  list(ctx, { ...filter, merId: ctx.actor.merId });

/** Activities of all stores; what waits for its review is `pending`. */
export const listAllActivities = (ctx: UserContext, filter: Filter) => list(ctx, filter);

/** How many units the caller may still take of an activity; null without a limit. */
export async function readShare(
  ctx: UserContext,
  { id }: { id: number },
): Promise<Result<{ bought: number; left: number | null }, never>> {
  const [found] = await activitiesById(ctx.database.db, [id]);
  const bought = await takenBy(ctx, id);
  const limit = found?.activity.perBuyer ?? 0;
  return ok({ bought, left: limit === 0 ? null : Math.max(0, limit - bought) });
}

/** The activity in which a product is sold at this moment; null if there is none. */
export async function runningOf(ctx: Context, { id }: { id: number }) {
  const { reader } = ctx.database;
  const tags = ['seckill', 'presale'];
  if (!(await mayBeAmong(ctx, [id], 'goods in activities', tags, () => goodsInActivities(reader))))
    return ok({ activity: null });
  const now = ctx.clock.now();
  const rows = await activitiesOfProduct(reader, id);
  const found = rows.find((row) => runOf(row.activity, row.slot, now).stage === 'running');
  if (!found) return ok({ activity: null });
  const { activity, slot, price } = found;
  return ok({
    activity: {
      activity_id: activity.activityId,
      product_type: activity.kind,
      price: yuan(Number(price)),
      end_time: runOf(activity, slot, now).endsAt.toISOString(),
    },
  });
}
