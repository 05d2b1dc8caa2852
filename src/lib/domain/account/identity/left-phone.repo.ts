import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { activity, activityBuyer, couponUser, sampleBuyer, signIn } from '#lib/db/schema.ts';

/** Coupons of which this account has used one. */
export async function usedCoupons(db: Db, uid: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: couponUser.couponId })
    .from(couponUser)
    .where(and(eq(couponUser.uid, uid), eq(couponUser.status, 'used')));
  return rows.map((row) => row.id);
}

/** SKUs of which it has had the sample. */
export async function hadSamples(db: Db, uid: number): Promise<number[]> {
  const rows = await db.select({ id: sampleBuyer.skuId }).from(sampleBuyer).where(eq(sampleBuyer.uid, uid));
  return rows.map((row) => row.id);
}

/** What it has taken of activities that give each buyer so much and no more. */
export const takenOfLimited = (db: Db, uid: number) =>
  db
    .select({ id: activity.activityId, n: activityBuyer.bought })
    .from(activityBuyer)
    .innerJoin(activity, eq(activity.activityId, activityBuyer.activityId))
    .where(and(eq(activityBuyer.uid, uid), gt(activityBuyer.bought, 0), gt(activity.perBuyer, 0)));

export const hasSigned = async (db: Db, uid: number, day: string): Promise<boolean> =>
  (await db.$count(signIn, and(eq(signIn.uid, uid), eq(signIn.day, day)))) > 0;
