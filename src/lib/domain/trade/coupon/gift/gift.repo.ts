import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { oneOf } from '#lib/db/array-of.ts';
import { builtOnce, readTogether } from '#lib/db/built-once.ts';
import type { Db } from '#lib/db/database.ts';
import type { ClaimState } from '#lib/contracts/states.ts';
import { coupon, couponUser, orderLine, storeOrder, user } from '#lib/db/schema.ts';
import type { CouponRow } from '../coupon.repo.ts';

/** What orders bring: send types of templates. */
const GIVEN_BY_ORDERS: CouponRow['sendType'][] = ['spend_reward', 'gift', 'first_order'];

const isOfGroup = eq(storeOrder.groupOrderId, sql.placeholder('groupOrderId'));
const now = sql.placeholder('now');

/**
 * Query for `readTogether`: open templates of a group order's stores and of the platform that it may bring, always in
 * one order.
 */
const giftTemplates = (db: Db) =>
  db
    .select()
    .from(coupon)
    .where(
      and(
        eq(coupon.status, 'open'),
        inArray(coupon.sendType, GIVEN_BY_ORDERS),
        or(
          eq(coupon.merId, 0),
          inArray(coupon.merId, db.select({ merId: storeOrder.merId }).from(storeOrder).where(isOfGroup)),
        ),
        or(isNull(coupon.receiveFrom), lte(coupon.receiveFrom, now)),
        or(isNull(coupon.receiveUntil), gt(coupon.receiveUntil, now)),
        or(isNull(coupon.validUntil), gt(coupon.validUntil, now)),
      ),
    )
    .orderBy(asc(coupon.couponId));

/** Query for `readTogether`: lines of a group order with their store, and what of each is still paid for; fen. */
const giftLines = (db: Db) =>
  db
    .select({
      orderLineId: orderLine.orderLineId,
      merId: storeOrder.merId,
      productId: orderLine.productId,
      paid: sql<number>`${orderLine.payPrice} - ${orderLine.refundedPrice}`.mapWith(Number),
    })
    .from(orderLine)
    .innerJoin(storeOrder, eq(storeOrder.orderId, orderLine.orderId))
    .where(isOfGroup);
export type GiftLine = Awaited<ReturnType<typeof giftLines>>[number];
const linesInGroup = builtOnce(giftLines);
export const linesOfGroup = (db: Db, groupOrderId: string): Promise<GiftLine[]> =>
  linesInGroup(db).execute({ groupOrderId });

/** Query for `readTogether`: stores at which the buyer has paid for something else before. */
const storesBefore = (db: Db) =>
  db
    .selectDistinct({ merId: storeOrder.merId })
    .from(storeOrder)
    .where(
      and(
        eq(storeOrder.uid, oneOf('uid', 'int')),
        ne(storeOrder.groupOrderId, sql.placeholder('groupOrderId')),
        isNotNull(storeOrder.paidAt),
      ),
    );
const boughtAt = builtOnce(storesBefore);

/** Queries for `readTogether`: all data that decides which coupons a paid group order brings. */
export const giftFacts = (db: Db) => ({
  templates: giftTemplates(db),
  giftLines: giftLines(db),
  storesBefore: storesBefore(db),
});
export interface GiftFacts {
  templates: CouponRow[];
  giftLines: GiftLine[];
  storesBefore: { merId: number }[];
}
const factsOfGroup = readTogether(giftFacts);
export const readGiftFacts = (
  db: Db,
  { uid, groupOrderId }: { uid: number; groupOrderId: string },
  now: Date,
): Promise<GiftFacts> => factsOfGroup(db, { uid, groupOrderId, now });

/**
 * Stores at which the buyer has paid before. The account's row is locked, so that payments of one buyer are counted one
 * after another.
 */
export async function lockBoughtBefore(
  db: Db,
  uid: number,
  groupOrderId: string,
): Promise<GiftFacts['storesBefore']> {
  await db.select({ uid: user.uid }).from(user).where(eq(user.uid, uid)).for('no key update');
  return boughtAt(db).execute({ uid, groupOrderId });
}

/** Coupons that a group order brought and that were used, with what a refund has taken for them so far. */
export const usedGifts = (db: Db, groupOrderId: string) =>
  db
    .select({ claim: couponUser, coupon })
    .from(couponUser)
    .innerJoin(coupon, eq(coupon.couponId, couponUser.couponId))
    .where(and(eq(couponUser.givenFor, groupOrderId), eq(couponUser.status, 'used')))
    .orderBy(asc(couponUser.couponUserId));

/** What discounts of each kind took off the lines of a group order, by store and product; fen. */
export const discountsOf = (db: Db, groupOrderId: string) =>
  db
    .select({
      merId: storeOrder.merId,
      productId: orderLine.productId,
      product: orderLine.productDiscount,
      store: orderLine.storeDiscount,
      platform: orderLine.platformDiscount,
    })
    .from(orderLine)
    .innerJoin(storeOrder, eq(storeOrder.orderId, orderLine.orderId))
    .where(eq(storeOrder.groupOrderId, groupOrderId));

export const addCharged = (db: Db, couponUserId: string, amount: number) =>
  db
    .update(couponUser)
    .set({ charged: sql`${couponUser.charged} + ${amount}` })
    .where(eq(couponUser.couponUserId, couponUserId));

/** Coupons that a group order brought and that were neither used, paid for nor taken back. */
export const unusedGifts = (db: Db, groupOrderId: string) =>
  db
    .select({ claim: couponUser, coupon })
    .from(couponUser)
    .innerJoin(coupon, eq(coupon.couponId, couponUser.couponId))
    .where(
      and(eq(couponUser.givenFor, groupOrderId), eq(couponUser.status, 'unused'), eq(couponUser.charged, 0)),
    )
    .orderBy(asc(couponUser.couponUserId));

/** Everything that a group order brought and that was not taken back. */
export const giftsOf = (db: Db, groupOrderId: string) =>
  db
    .select({ couponId: coupon.couponId, title: coupon.title, titleEn: coupon.titleEn })
    .from(couponUser)
    .innerJoin(coupon, eq(coupon.couponId, couponUser.couponId))
    .where(and(eq(couponUser.givenFor, groupOrderId), ne(couponUser.status, 'withdrawn')))
    .orderBy(asc(coupon.couponId));

export const dropClaim = (db: Db, couponUserId: string) =>
  db.delete(couponUser).where(eq(couponUser.couponUserId, couponUserId));

/** False when it was used meanwhile. */
export async function withdrawClaim(db: Db, couponUserId: string, to: ClaimState): Promise<boolean> {
  const rows = await db
    .update(couponUser)
    .set({ status: to })
    .where(and(eq(couponUser.couponUserId, couponUserId), eq(couponUser.status, 'unused')))
    .returning({ id: couponUser.couponUserId });
  return rows.length === 1;
}
