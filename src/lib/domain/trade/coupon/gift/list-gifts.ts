import type { Context } from '#lib/domain/context.ts';
import { inLocale } from '../../../goods/catalog/index.ts';
import { giftsOf } from './gift.repo.ts';

/** Coupons that a group order brought its buyer, by name. */
export async function listGifts(
  ctx: Pick<Context, 'database' | 'locale'>,
  groupOrderId: string,
): Promise<{ coupon_id: number; title: string }[]> {
  const rows = await giftsOf(ctx.database.db, groupOrderId);
  return rows.map((row) => ({
    coupon_id: row.couponId,
    title: inLocale(ctx.locale, row.title, row.titleEn),
  }));
}
