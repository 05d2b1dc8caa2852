import { and, asc, desc, eq, inArray, isNull, notExists, notInArray, or, sql } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { cityDelivery, cityDeliveryLog, merchant, storeDelivery, userRole } from '#lib/db/schema.ts';
import type { CityDeliveryState } from './city-delivery.flow.ts';

export type RideRow = typeof cityDelivery.$inferSelect;
export type RideLogRow = typeof cityDeliveryLog.$inferSelect;

export const addRide = (db: Db, row: typeof cityDelivery.$inferInsert) => db.insert(cityDelivery).values(row);

export async function rideById(db: Db, deliveryId: string): Promise<RideRow | undefined> {
  const rows = await db.select().from(cityDelivery).where(eq(cityDelivery.deliveryId, deliveryId));
  return rows[0];
}

export async function lockRide(db: Db, deliveryId: string): Promise<RideRow | undefined> {
  const rows = await db
    .select()
    .from(cityDelivery)
    .where(eq(cityDelivery.deliveryId, deliveryId))
    .for('update');
  return rows[0];
}

/** The ride of an order that was called last. */
export async function rideOfOrder(db: Db, orderId: string): Promise<RideRow | undefined> {
  const rows = await db
    .select()
    .from(cityDelivery)
    .where(eq(cityDelivery.orderId, orderId))
    .orderBy(desc(cityDelivery.createdAt), desc(cityDelivery.deliveryId))
    .limit(1);
  return rows[0];
}

export const changeRide = (db: Db, deliveryId: string, values: Partial<RideRow>) =>
  db.update(cityDelivery).set(values).where(eq(cityDelivery.deliveryId, deliveryId));

export const addRideLog = (db: Db, row: typeof cityDeliveryLog.$inferInsert) =>
  db.insert(cityDeliveryLog).values(row);

export const logsOfRide = (db: Db, deliveryId: string): Promise<RideLogRow[]> =>
  db
    .select()
    .from(cityDeliveryLog)
    .where(eq(cityDeliveryLog.deliveryId, deliveryId))
    .orderBy(asc(cityDeliveryLog.createdAt), asc(cityDeliveryLog.deliveryLogId));

const OPEN: CityDeliveryState[] = ['waiting', 'to_fetch', 'at_store', 'under_way'];

/** Rides that are not finished. */
export async function openRides(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: cityDelivery.deliveryId })
    .from(cityDelivery)
    .where(inArray(cityDelivery.status, OPEN))
    .orderBy(asc(cityDelivery.changedAt))
    .limit(limit);
  return rows.map((row) => row.id);
}

export const OVER: CityDeliveryState[] = ['done', 'cancelled', 'returned'];

/** Rides that this rider may take: his own, and those of nobody who rides for the store now. */
const mayTake = (db: Db, uid: number) =>
  or(
    isNull(cityDelivery.riderUid),
    eq(cityDelivery.riderUid, uid),
    notExists(
      db
        .select({ one: sql`1` })
        .from(userRole)
        .where(
          and(
            eq(userRole.uid, cityDelivery.riderUid),
            eq(userRole.role, 'clerk'),
            eq(userRole.merId, cityDelivery.merId),
          ),
        ),
    ),
  );

/** Rides of stores for one of their riders: those to be done the oldest first, those that are over the newest. */
export async function ridesOfStores(
  db: Db,
  merIds: number[],
  { uid, isOver, page, limit }: { uid: number; isOver: boolean; page: number; limit: number },
): Promise<{ count: number; rows: RideRow[] }> {
  const states = isOver ? inArray(cityDelivery.status, OVER) : notInArray(cityDelivery.status, OVER);
  const where = and(inArray(cityDelivery.merId, merIds), states, mayTake(db, uid));
  const rows = await db
    .select()
    .from(cityDelivery)
    .where(where)
    .orderBy(isOver ? desc(cityDelivery.changedAt) : asc(cityDelivery.createdAt))
    .limit(limit)
    .offset((page - 1) * limit);
  return { count: await db.$count(cityDelivery, where), rows };
}

export async function pickUpPlace(db: Db, merId: number) {
  const rows = await db
    .select({
      name: merchant.name,
      nameEn: merchant.nameEn,
      address: merchant.address,
      addressEn: merchant.addressEn,
      phone: merchant.servicePhone,
      hours: storeDelivery.hours,
      hoursEn: storeDelivery.hoursEn,
    })
    .from(merchant)
    .leftJoin(storeDelivery, eq(storeDelivery.merId, merchant.merId))
    .where(eq(merchant.merId, merId));
  return rows[0];
}
