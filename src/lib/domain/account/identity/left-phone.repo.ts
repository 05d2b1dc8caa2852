import { and, eq } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { couponUser } from '#lib/db/schema.ts';

/** Coupons of which this account has used one. */
export async function usedCoupons(db: Db, uid: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: couponUser.couponId })
    .from(couponUser)
    .where(and(eq(couponUser.uid, uid), eq(couponUser.status, 'used')));
  return rows.map((row) => row.id);
}
