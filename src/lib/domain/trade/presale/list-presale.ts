import type { PresaleCard } from '#lib/contracts/presale.ts';
import type { Context } from '#lib/domain/context.ts';
import { yuan } from '#lib/kernel/money.ts';
import { ok, type Result } from '#lib/kernel/result.ts';
import { type ActivityRow, presaleRun, type Run, type Stage, struckPrice } from '../activity/index.ts';
import { inLocale } from '../cart/index.ts';
import { countPresaleRows, presaleRows, storeOffers } from './presale.repo.ts';

const STAGES: readonly Stage[] = ['coming', 'running', 'over'];

/** The terms of a presale: how it is paid, and when. */
export const termsView = (row: ActivityRow, run: Run) => ({
  product_presell_id: row.activityId,
  product_id: row.productId,
  presell_type: row.pays === 'deposit' ? 2 : 1,
  presell_status: STAGES.indexOf(run.stage),
  stage: run.stage,
  start_time: run.startsAt.toISOString(),
  end_time: run.endsAt.toISOString(),
  final_start_time: row.finalStartAt?.toISOString() ?? null,
  final_end_time: row.finalEndAt?.toISOString() ?? null,
});

const couponOf = (
  offer: { couponId: number; value: number; threshold: number } | undefined,
): PresaleCard['coupon'] =>
  offer
    ? { coupon_id: offer.couponId, coupon_price: yuan(offer.value), use_min_price: yuan(offer.threshold) }
    : null;

interface Filter {
  /** 0 coming, 1 running, 2 over. */
  type: number;
  mer_id?: number | undefined;
  page: number;
  limit: number;
}

/** Presales of one stage by the mall's clock. */
export async function listPresale(
  ctx: Context,
  { type, mer_id, page, limit }: Filter,
): Promise<Result<{ count: number; list: PresaleCard[] }, never>> {
  const db = ctx.database.reader;
  const now = ctx.clock.now();
  const filter = { stage: STAGES[type] ?? 'running', now, merId: mer_id || undefined, page, limit };
  const rows = await presaleRows(db, filter);
  const offers = await storeOffers(db, [...new Set(rows.map((row) => row.activity.merId))], now);
  const list = rows.map((row): PresaleCard => ({
    ...termsView(row.activity, presaleRun(row.activity, now)),
    mer_id: row.activity.merId,
    store_name: inLocale(ctx.locale, row.name, row.nameEn),
    image: row.image,
    unit_name: inLocale(ctx.locale, row.unitName, row.unitNameEn),
    price: yuan(Number(row.price)),
    ot_price: struckPrice(row.founded, Number(row.price)),
    down_price: yuan(Number(row.deposit)),
    seles: row.taken,
    limited: row.limited,
    left: row.left,
    coupon: couponOf(offers.get(row.activity.merId)),
  }));
  return ok({ count: rows[0]?.total ?? (page === 1 ? 0 : await countPresaleRows(db, filter)), list });
}
