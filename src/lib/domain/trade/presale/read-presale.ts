import type { ActivityLive } from '#lib/contracts/activity.ts';
import type { PresaleDetail } from '#lib/contracts/presale.ts';
import type { Context } from '#lib/domain/context.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { readAgreement } from '../../content/agreement/index.ts';
import { readGoods } from '../../goods/catalog/index.ts';
import { activitiesById, presaleRun, readOffers } from '../activity/index.ts';
import { termsView } from './list-presale.ts';

type Gone = 'activity.not_found' | 'goods.gone' | 'goods.not_found';

/** A presale with its goods. */
export async function readPresale(
  ctx: Context,
  { id }: { id: number },
): Promise<Result<PresaleDetail, Gone>> {
  const [found] = await activitiesById(ctx.database.db, [id]);
  const row = found?.activity;
  if (row?.kind !== 'presale' || row.status === 'pending' || row.status === 'refused')
    return fail('activity.not_found');
  if (row.status !== 'approved') return fail('goods.gone');
  const goods = await readGoods(ctx, { id: row.productId });
  if (!goods.ok) return goods;
  const now = ctx.clock.now();
  const { sku, offers, limited, sold, left } = await readOffers(ctx, {
    activityId: id,
    sizes: goods.value.sku,
    now,
  });
  return ok({
    ...goods.value,
    ...termsView(row, presaleRun(row, now)),
    sku,
    now: now.toISOString(),
    delivery_type: row.delivery === 'after_end' ? 2 : 1,
    delivery_day: row.deliveryDays,
    once_pay_count: row.perOrder,
    all_pay_count: row.perBuyer,
    seles: sold,
    limited,
    left,
    offers,
  });
}

/** Stage, clock and stock as of now, for a page that was rendered a while ago. */
export async function presaleLive(ctx: Context, { id }: { id: number }): Promise<Result<ActivityLive, Gone>> {
  const presale = await readPresale(ctx, { id });
  if (!presale.ok) return presale;
  const { now, stage, start_time, end_time, offers } = presale.value;
  const sku = offers.map(({ unique, stock, price }) => ({ unique, stock, price }));
  return ok({ now, stage, start_time, end_time, sku });
}

const AGREEMENT = 'sys_product_presell_agree';

/** What a buyer of a deposit presale agrees to. */
export const presaleAgreement = (ctx: Context) => readAgreement(ctx, { key: AGREEMENT });
