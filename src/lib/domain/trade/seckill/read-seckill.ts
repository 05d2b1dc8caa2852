import type { ActivityLive } from '#lib/contracts/activity.ts';
import type { SeckillDetail } from '#lib/contracts/seckill.ts';
import type { Context } from '#lib/domain/context.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { readGoods } from '../../goods/catalog/index.ts';
import { activitiesById, isGone, seckillRun, readOffers } from '../activity/index.ts';
import { SECKILL_STATUS } from './list-seckill.ts';

type Gone = 'activity.not_found' | 'goods.gone' | 'goods.not_found';

async function found(ctx: Context, id: number) {
  const [row] = await activitiesById(ctx.database.db, [id]);
  if (!row?.slot || row.activity.kind !== 'seckill') return fail('activity.not_found');
  const now = ctx.clock.now();
  // Buyers get "not found" for an activity that was never approved, and "gone" for one that was taken down or is past
  // its last day.
  if (row.activity.status === 'pending' || row.activity.status === 'refused')
    return fail('activity.not_found');
  if (row.activity.status !== 'approved' || isGone(row.activity, now)) return fail('goods.gone');
  return ok({ activity: row.activity, run: seckillRun(row.activity, row.slot, now), now });
}

/** A flash sale with its goods. */
export async function readSeckill(
  ctx: Context,
  { id }: { id: number },
): Promise<Result<SeckillDetail, Gone>> {
  const sale = await found(ctx, id);
  if (!sale.ok) return sale;
  const { activity, run, now } = sale.value;
  const goods = await readGoods(ctx, { id: activity.productId });
  if (!goods.ok) return goods;
  const { sku, offers, limited, sold, left } = await readOffers(ctx, {
    activityId: id,
    sizes: goods.value.sku,
    now,
  });
  return ok({
    ...goods.value,
    sku,
    activity_id: id,
    old_product_id: activity.productId,
    seckill_status: SECKILL_STATUS[run.stage],
    stage: run.stage,
    now: now.toISOString(),
    begin: run.startsAt.toISOString(),
    stop: run.endsAt.toISOString(),
    once_pay_count: activity.perOrder,
    all_pay_count: activity.perBuyer,
    limited,
    left,
    sold,
    offers: offers.map(({ unique, price, ot_price, stock }) => ({ unique, price, ot_price, stock })),
  });
}

/** Stage, clock and stock as of now, for a page that was rendered a while ago. */
export async function seckillLive(ctx: Context, { id }: { id: number }): Promise<Result<ActivityLive, Gone>> {
  const sale = await readSeckill(ctx, { id });
  if (!sale.ok) return sale;
  const { now, stage, begin, stop, offers } = sale.value;
  return ok({
    now,
    stage,
    start_time: begin,
    end_time: stop,
    sku: offers.map(({ unique, stock, price }) => ({ unique, stock, price })),
  });
}
