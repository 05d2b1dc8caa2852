import { and, asc, eq, max, or, sql } from 'drizzle-orm';
import type { StoreRole } from '#lib/contracts/store-role.ts';
import type { Db } from '#lib/db/database.ts';
import { isCalled } from '#lib/db/has-words.ts';
import { merchant, session, user, userRole } from '#lib/db/schema.ts';

const ofStore = (merId: number) => and(eq(userRole.role, 'merchant'), eq(userRole.merId, merId));
const ridesFor = (merId: number) => and(eq(userRole.role, 'clerk'), eq(userRole.merId, merId));

/**
 * People of a store, in the order of their accounts, with when each was last here; who also rides for it has two rows.
 * `isFound`: the words that the list is searched for are in the name, or in the phone as it is shown.
 */
export const staffOf = (db: Db, merId: number, keyword?: string) =>
  db
    .select({
      uid: user.uid,
      nickname: user.nickname,
      phone: user.phone,
      role: userRole.role,
      roles: userRole.storeRoles,
      seenAt: max(session.lastSeenAt),
      isFound: sql<boolean>`${isCalled(keyword, user.nickname, user.phone) ?? sql`true`}`,
    })
    .from(userRole)
    .innerJoin(user, eq(user.uid, userRole.uid))
    .leftJoin(session, eq(session.uid, user.uid))
    .where(or(ofStore(merId), ridesFor(merId)))
    .groupBy(user.uid, userRole.role, userRole.storeRoles)
    .orderBy(asc(user.uid));

/** The same, locked until the transaction ends. */
export const lockStaff = (db: Db, merId: number) =>
  db
    .select({ uid: userRole.uid, roles: userRole.storeRoles })
    .from(userRole)
    .where(ofStore(merId))
    .for('update');

/** Who rides for a store. */
export async function ridersOf(db: Db, merId: number): Promise<number[]> {
  const rows = await db.select({ uid: userRole.uid }).from(userRole).where(ridesFor(merId));
  return rows.map((row) => row.uid);
}

/** Makes somebody a rider of the store, or one no more; his rides are then anybody's who rides for it. */
export const writeRider = (db: Db, uid: number, merId: number, isRider: boolean) =>
  isRider
    ? db.insert(userRole).values({ uid, role: 'clerk', merId }).onConflictDoNothing()
    : db.delete(userRole).where(and(ridesFor(merId), eq(userRole.uid, uid)));

export const addMember = (db: Db, uid: number, merId: number, storeRoles: StoreRole[]) =>
  db.insert(userRole).values({ uid, role: 'merchant', merId, storeRoles }).onConflictDoNothing();

/** Other roles of one of them; none: he works there no more. */
export const writeRoles = (db: Db, uid: number, merId: number, storeRoles: StoreRole[]) =>
  storeRoles.length > 0
    ? db
        .update(userRole)
        .set({ storeRoles })
        .where(and(ofStore(merId), eq(userRole.uid, uid)))
    : db.delete(userRole).where(and(ofStore(merId), eq(userRole.uid, uid)));

export async function storeNamed(db: Db, merId: number) {
  const rows = await db
    .select({ name: merchant.name, nameEn: merchant.nameEn })
    .from(merchant)
    .where(eq(merchant.merId, merId));
  return rows[0]!;
}
