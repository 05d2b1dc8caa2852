import { newId } from '#lib/kernel/ids.ts';
import type { Context } from '#lib/domain/context.ts';
import type { LineRow, OrderRow } from '../order.repo.ts';
import { addReviews, countReviews, countStore, markReviewed } from './review.repo.ts';

export interface Written {
  product_score: number;
  service_score: number;
  postage_score: number;
  comment: string;
  pics: string[];
  anonymous: boolean;
  isDefault: boolean;
}

/**
 * Stores a review for each of these lines that has none, and recalculates the scores of the products and of the store.
 */
export async function keepReviews(
  ctx: Context,
  order: OrderRow,
  lines: readonly LineRow[],
  written: Written,
): Promise<number> {
  const { db } = ctx.database;
  const createdAt = ctx.clock.now();
  const fresh = new Set(
    await markReviewed(
      db,
      lines.map((line) => line.orderLineId),
      createdAt,
    ),
  );
  const reviewed = lines.filter((line) => fresh.has(line.orderLineId));
  if (reviewed.length === 0) return 0;
  await addReviews(
    db,
    reviewed.map((line) => ({
      reviewId: newId(createdAt),
      productId: line.productId,
      merId: order.merId,
      uid: order.uid,
      orderLineId: line.orderLineId,
      skuText: line.snapshot.skuText,
      productScore: written.product_score,
      serviceScore: written.service_score,
      postageScore: written.postage_score,
      comment: written.comment,
      pics: written.pics,
      isAnonymous: written.anonymous,
      isDefault: written.isDefault,
      createdAt,
    })),
  );
  const productIds = [...new Set(reviewed.map((line) => line.productId))].toSorted((a, b) => a - b);
  for (const productId of productIds) await countReviews(db, [productId]);
  await countStore(db, order.merId);
  await ctx.changed(...productIds.map((productId) => `goods:${productId}`), `store:${order.merId}`);
  return reviewed.length;
}
