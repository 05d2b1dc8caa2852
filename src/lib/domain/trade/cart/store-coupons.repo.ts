import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { coupon } from '#lib/db/schema.ts';

/** Which of these stores hand out coupons. */
export async function storesWithCoupons(db: Db, merIds: number[]): Promise<Set<number>> {
  if (merIds.length === 0) return new Set();
  const rows = await db
    .selectDistinct({ merId: coupon.merId })
    .from(coupon)
    .where(and(inArray(coupon.merId, merIds), eq(coupon.status, 'open'), eq(coupon.sendType, 'receive')));
  return new Set(rows.map((row) => row.merId));
}
