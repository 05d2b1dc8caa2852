import { and, asc, count, eq, notInArray } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { cityDelivery, user, userRole } from '#lib/db/schema.ts';
import { OVER } from './city-delivery.repo.ts';

/** How a rider of the store is shown to the buyer. */
export async function riderBrief(db: Db, uid: number): Promise<{ riderName: string; riderPhone: string }> {
  const rows = await db
    .select({ name: user.nickname, phone: user.phone })
    .from(user)
    .where(eq(user.uid, uid));
  return { riderName: rows[0]?.name ?? '', riderPhone: rows[0]?.phone ?? '' };
}

const isRiderOf = (merId: number) => and(eq(userRole.role, 'clerk'), eq(userRole.merId, merId));

/** Riders of a store, in the order of their accounts, with how many rides each has to do. */
export const ridersOfStore = (db: Db, merId: number) =>
  db
    .select({ uid: user.uid, name: user.nickname, open: count(cityDelivery.deliveryId) })
    .from(userRole)
    .innerJoin(user, eq(user.uid, userRole.uid))
    .leftJoin(
      cityDelivery,
      and(
        eq(cityDelivery.riderUid, user.uid),
        eq(cityDelivery.merId, merId),
        notInArray(cityDelivery.status, OVER),
      ),
    )
    .where(and(isRiderOf(merId), eq(user.status, 'active')))
    .groupBy(user.uid)
    .orderBy(asc(user.uid));

export const ridesForStore = async (db: Db, uid: number, merId: number): Promise<boolean> =>
  (await db.$count(userRole, and(isRiderOf(merId), eq(userRole.uid, uid)))) > 0;
