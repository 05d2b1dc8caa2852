import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import type { ClaimState } from '#lib/contracts/states.ts';
import { coupon, couponUser, orderLine, storeOrder, user } from '#lib/db/schema.ts';
import type { CouponRow } from '../coupon.repo.ts';

/** What orders bring: send types of templates. */
export const GIVEN_BY_ORDERS: CouponRow['sendType'][] = ['spend_reward', 'gift', 'first_order'];

/** Open templates of these stores and of the platform that an order may bring, always in one order. */
export const giftTemplates = (db: Db, merIds: readonly number[], now: Date): Promise<CouponRow[]> =>
  db
    .select()
    .from(coupon)
    .where(
      and(
        eq(coupon.status, 'open'),
        inArray(coupon.sendType, GIVEN_BY_ORDERS),
        inArray(coupon.merId, [0, ...merIds]),
        or(isNull(coupon.receiveFrom), lte(coupon.receiveFrom, now)),
        or(isNull(coupon.receiveUntil), gt(coupon.receiveUntil, now)),
        or(isNull(coupon.validUntil), gt(coupon.validUntil, now)),
      ),
    )
    .orderBy(asc(coupon.couponId));

/** Lines of a group order with their store, and what of each is still paid for; fen. */
export const linesOfGroup = (db: Db, groupOrderId: string) =>
  db
    .select({
      orderLineId: orderLine.orderLineId,
      merId: storeOrder.merId,
      productId: orderLine.productId,
      paid: sql<number>`${orderLine.payPrice} - ${orderLine.refundedPrice}`.mapWith(Number),
    })
    .from(orderLine)
    .innerJoin(storeOrder, eq(storeOrder.orderId, orderLine.orderId))
    .where(eq(storeOrder.groupOrderId, groupOrderId));
export type GiftLine = Awaited<ReturnType<typeof linesOfGroup>>[number];

/** Stores at which this buyer has paid for something else before; orders of one buyer take turns here. */
export async function boughtBefore(db: Db, uid: number, groupOrderId: string): Promise<Set<number>> {
  await db.select({ uid: user.uid }).from(user).where(eq(user.uid, uid)).for('no key update');
  const rows = await db
    .selectDistinct({ merId: storeOrder.merId })
    .from(storeOrder)
    .where(
      and(eq(storeOrder.uid, uid), ne(storeOrder.groupOrderId, groupOrderId), isNotNull(storeOrder.paidAt)),
    );
  return new Set(rows.map((row) => row.merId));
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

/** Coupons that a group order brought and that nobody has used, paid for or taken back. */
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
