import type { SystemContext } from '#lib/domain/context.ts';
import { notifyArrived } from '../../account/notice/index.ts';
import { sizeName } from '../catalog/index.ts';
import { arrivedRows, dropArrivals } from './arrival.repo.ts';

/** Told in one go; the rest waits for the next minute. */
const BATCH = 200;

/**
 * Tells everybody who waits for a size that is back, once, here and by phone. Runs every minute: stock comes back from
 * closed orders, from refunds and from the store itself, and so none of them has to look for who waits.
 */
export async function notifyArrivals(ctx: SystemContext): Promise<void> {
  await ctx.database.tx(async () => {
    const { db } = ctx.database;
    for (const row of await arrivedRows(db, BATCH)) {
      await dropArrivals(db, row.uid, [row.skuId]);
      await notifyArrived(ctx, {
        uid: row.uid,
        productId: row.productId,
        skuId: row.skuId,
        name: { zh: row.name, en: row.nameEn },
        size: { zh: sizeName('zh-CN', row, row.options), en: sizeName('en-US', row, row.options) },
      });
    }
  });
}
