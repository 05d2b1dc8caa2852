import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { merchant, orderLine, product, review, storeOrder } from '#lib/db/schema.ts';
import type { LineRow, OrderRow } from '../order.repo.ts';

export type NewReview = typeof review.$inferInsert;

export interface LineWithOrder {
  line: LineRow;
  order: OrderRow;
}

/** A line and its order, which is locked until the transaction ends when asked. */
export async function lineWithOrder(
  db: Db,
  orderLineId: string,
  hold = false,
): Promise<LineWithOrder | undefined> {
  const query = db
    .select({ line: orderLine, order: storeOrder })
    .from(orderLine)
    .innerJoin(storeOrder, eq(storeOrder.orderId, orderLine.orderId))
    .where(eq(orderLine.orderLineId, orderLineId));
  const rows = await (hold ? query.for('update', { of: storeOrder }) : query);
  return rows[0];
}

/** Marks lines as reviewed; answers those that were not before. */
export async function markReviewed(db: Db, orderLineIds: string[], reviewedAt: Date): Promise<string[]> {
  const rows = await db
    .update(orderLine)
    .set({ reviewedAt })
    .where(and(inArray(orderLine.orderLineId, orderLineIds), isNull(orderLine.reviewedAt)))
    .returning({ id: orderLine.orderLineId });
  return rows.map((row) => row.id);
}

export const addReviews = (db: Db, rows: NewReview[]) => db.insert(review).values(rows);

/** Stars (times ten) and counts of products, from their reviews. */
export const countReviews = (db: Db, productIds: number[]) =>
  db.execute(sql`
    update product set star = counted.star, reply_count = counted.n, good_reply_count = counted.good
      from (select product_id, round(avg(product_score) * 10)::int star, count(*)::int n,
                   (count(*) filter (where product_score >= 4))::int good
              from review where ${inArray(review.productId, productIds)} group by product_id) counted
     where ${product.productId} = counted.product_id`);

/** Scores of a store (times ten), from all reviews of its goods. */
export const countStore = (db: Db, merId: number) =>
  db.execute(sql`
    update merchant set product_score = counted.goods, service_score = counted.service,
           postage_score = counted.postage
      from (select round(avg(product_score) * 10)::int goods, round(avg(service_score) * 10)::int service,
                   round(avg(postage_score) * 10)::int postage
              from review where ${eq(review.merId, merId)} having count(*) > 0) counted
     where ${merchant.merId} = ${merId}`);
