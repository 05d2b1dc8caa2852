import type { ClaimState } from '#lib/contracts/states.ts';
import { and, asc, desc, eq, gt, inArray, isNull, lte, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { oneOf } from '#lib/db/array-of.ts';
import type { Db } from '#lib/db/database.ts';
import { coupon, couponUser, groupOrder, merchant, storeOrder } from '#lib/db/schema.ts';

export type ClaimRow = typeof couponUser.$inferSelect;

/** Keeps a claim; undefined when this buyer has one of the same template. */
export async function addClaim(db: Db, row: typeof couponUser.$inferInsert): Promise<ClaimRow | undefined> {
  const rows = await db.insert(couponUser).values(row).onConflictDoNothing().returning();
  return rows[0];
}

/** What this buyer has claimed of a template; what an order brought does not count. */
export async function claimOf(db: Db, uid: number, couponId: number): Promise<ClaimRow | undefined> {
  const rows = await db
    .select()
    .from(couponUser)
    .where(and(eq(couponUser.uid, uid), eq(couponUser.couponId, couponId), isNull(couponUser.givenFor)));
  return rows[0];
}

export const claimsOfTemplates = async (db: Db, uid: number, couponIds: number[]) =>
  couponIds.length === 0
    ? []
    : db
        .select({ couponId: couponUser.couponId, status: couponUser.status, endsAt: couponUser.endsAt })
        .from(couponUser)
        .where(and(eq(couponUser.uid, uid), inArray(couponUser.couponId, couponIds)));

const store = {
  merId: merchant.merId,
  name: merchant.name,
  nameEn: merchant.nameEn,
  avatar: merchant.avatar,
};
const owned = (db: Db) =>
  db
    .select({ claim: couponUser, coupon, store })
    .from(couponUser)
    .innerJoin(coupon, eq(coupon.couponId, couponUser.couponId))
    .leftJoin(merchant, eq(merchant.merId, coupon.merId))
    .$dynamic();
export type OwnedCoupon = Awaited<ReturnType<typeof owned>>[number];

/** Unused and not past its end at this time; the sweep may be half a minute late. */
const isLeft = (now: Date): SQL | undefined =>
  and(eq(couponUser.status, 'unused'), gt(couponUser.endsAt, now));

export async function claimsOf(
  db: Db,
  uid: number,
  { left, now, page, limit }: { left: boolean; now: Date; page: number; limit: number },
): Promise<{ count: number; list: OwnedCoupon[] }> {
  const where = and(eq(couponUser.uid, uid), left ? isLeft(now) : sql`not (${isLeft(now)})`);
  const order = left ? [asc(couponUser.endsAt)] : [desc(couponUser.endsAt)];
  const list = await owned(db)
    .where(where)
    .orderBy(...order, asc(couponUser.couponUserId))
    .limit(limit)
    .offset((page - 1) * limit);
  return { count: await db.$count(couponUser, where), list };
}

/** Query for `readTogether`: what the buyer may use now in some stores, the platform's with them; soonest end first. */
export const usableClaims = (db: Db, merIds: SQLWrapper) =>
  owned(db)
    .where(
      and(
        eq(couponUser.uid, oneOf('uid', 'int')),
        eq(couponUser.status, 'unused'),
        gt(couponUser.endsAt, sql.placeholder('now')),
        lte(couponUser.startsAt, sql.placeholder('now')),
        sql`(${coupon.merId} = 0 or ${coupon.merId} in ${merIds})`,
      ),
    )
    .orderBy(asc(couponUser.endsAt), asc(couponUser.couponUserId));

/** Marks unused coupons of the buyer as used by an order; those missing from the answer could not be taken. */
export async function spendClaims(
  db: Db,
  { uid, ids, groupOrderId, now }: { uid: number; ids: string[]; groupOrderId: string; now: Date },
): Promise<string[]> {
  const rows = await db
    .update(couponUser)
    .set({ status: 'used', groupOrderId, usedAt: now })
    .where(
      and(
        inArray(couponUser.couponUserId, ids),
        eq(couponUser.uid, uid),
        isLeft(now),
        lte(couponUser.startsAt, now),
      ),
    )
    .returning({ id: couponUser.couponUserId });
  return rows.map((row) => row.id);
}

/** Coupons that a group order uses, with who pays for each: a store or the platform. */
export const claimsOfOrder = (db: Db, groupOrderId: string) =>
  db
    .select({ claim: couponUser, coupon })
    .from(couponUser)
    .innerJoin(coupon, eq(coupon.couponId, couponUser.couponId))
    .where(and(eq(couponUser.groupOrderId, groupOrderId), eq(couponUser.status, 'used')));

export const giveBack = (db: Db, id: string, to: ClaimState, now: Date) =>
  db
    .update(couponUser)
    .set({ status: to, groupOrderId: null, usedAt: null, returnedAt: now })
    .where(and(eq(couponUser.couponUserId, id), eq(couponUser.status, 'used')));

/** Marks what is past its end; answers how many. */
export async function expireClaims(db: Db, now: Date): Promise<number> {
  const rows = await db
    .update(couponUser)
    .set({ status: 'expired' })
    .where(and(eq(couponUser.status, 'unused'), lte(couponUser.endsAt, now)))
    .returning({ id: couponUser.couponUserId });
  return rows.length;
}

/** Locks the group order of a store order, so that two refunds of one group see each other. */
export async function lockGroupOf(
  db: Db,
  orderId: string,
): Promise<{ groupOrderId: string; merId: number } | undefined> {
  const rows = await db
    .select({ groupOrderId: storeOrder.groupOrderId, merId: storeOrder.merId })
    .from(storeOrder)
    .where(eq(storeOrder.orderId, orderId));
  const order = rows[0];
  if (!order) return undefined;
  await db
    .select({ id: groupOrder.groupOrderId })
    .from(groupOrder)
    .where(eq(groupOrder.groupOrderId, order.groupOrderId))
    .for('update');
  return order;
}

/** The store orders of a group and the parcels that were split off, with their states. */
export const statesOfGroup = (db: Db, groupOrderId: string) =>
  db
    .select({ merId: storeOrder.merId, status: storeOrder.status })
    .from(storeOrder)
    .where(eq(storeOrder.groupOrderId, groupOrderId));
