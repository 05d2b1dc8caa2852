import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { CLAIM_STATES, COUPON_KINDS, COUPON_SENDINGS, COUPON_STATES } from '../../contracts/states.ts';
import { user } from './account.ts';
import { createdAt, fen, randomId, serialId, time, isKnown } from './columns.ts';

/** What may be claimed: a template of the platform or of a store. States: domain/trade/coupon/coupon.flow.ts. */
export const coupon = pgTable(
  'coupon',
  {
    couponId: serialId(),
    /** Whoever pays for it: a store, or 0 for the platform. */
    merId: integer().notNull(),
    kind: text({ enum: COUPON_KINDS }).notNull(),
    sendType: text({ enum: COUPON_SENDINGS }).notNull().default('receive'),
    title: text().notNull(),
    titleEn: text().notNull(),
    /** What it takes off, and from which amount of its base on; fen. */
    value: fen().notNull(),
    threshold: fen().notNull(),
    /** Goods, categories or stores that it is for, by its kind. */
    targetIds: jsonb().$type<number[]>().notNull().default([]),
    /** Good for so many days from the claim; null: between the two dates. */
    validDays: integer(),
    validFrom: time(),
    validUntil: time(),
    /** When it may be claimed; null is no bound. */
    receiveFrom: time(),
    receiveUntil: time(),
    isLimited: boolean().notNull().default(true),
    totalCount: integer().notNull().default(0),
    remainCount: integer().notNull().default(0),
    /** Given by an order: from this amount paid on (fen), and for buying one of these goods; none is any. */
    giveFrom: fen().notNull().default(0),
    giveFor: jsonb().$type<number[]>().notNull().default([]),
    status: text({ enum: COUPON_STATES }).notNull().default('draft'),
    sort: integer().notNull().default(0),
    /** Who has made it; null: made by a version that did not store it. */
    createdBy: integer(),
    createdAt: createdAt(),
  },
  (t) => [
    index('coupon_store').on(t.merId, t.status),
    index('coupon_kind').on(t.status, t.kind),
    check('coupon_remain_not_negative', sql`${t.remainCount} >= 0 and ${t.remainCount} <= ${t.totalCount}`),
    check('coupon_value_positive', sql`${t.value} > 0 and ${t.threshold} >= 0 and ${t.giveFrom} >= 0`),
    check(
      'coupon_validity',
      sql`(${t.validDays} > 0) or (${t.validUntil} is not null and ${t.validFrom} is not null and ${t.validUntil} > ${t.validFrom})`,
    ),
    check(
      'coupon_owner',
      sql`(${t.kind} in ('store', 'product') and ${t.merId} > 0) or (${t.kind} in ('general', 'category', 'cross_store') and ${t.merId} = 0)`,
    ),
    isKnown(t.kind, COUPON_KINDS),
    isKnown(t.sendType, COUPON_SENDINGS),
    isKnown(t.status, COUPON_STATES),
  ],
);

/**
 * A claimed coupon, one for each buyer and template, or one that an order brought, one for each order; used by at
 * most one group order at a time.
 */
export const couponUser = pgTable(
  'coupon_user',
  {
    couponUserId: randomId(),
    couponId: integer()
      .notNull()
      .references(() => coupon.couponId),
    uid: integer()
      .notNull()
      .references(() => user.uid),
    status: text({ enum: CLAIM_STATES }).notNull().default('unused'),
    startsAt: time().notNull(),
    endsAt: time().notNull(),
    /** The order that uses it. */
    groupOrderId: text(),
    usedAt: time(),
    /** When an order gave it back the last time. */
    returnedAt: time(),
    /** The group order that brought it. */
    givenFor: text(),
    /** What a refund of that order has taken for it, because it was used; fen. */
    charged: fen().notNull().default(0),
    /** What the caller named the claim; the same name is the same claim. */
    claimKey: text(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('coupon_user_once')
      .on(t.couponId, t.uid)
      .where(sql`given_for is null`),
    uniqueIndex('coupon_user_given')
      .on(t.givenFor, t.couponId)
      .where(sql`given_for is not null`),
    index('coupon_user_list').on(t.uid, t.status, t.endsAt),
    index('coupon_user_due')
      .on(t.endsAt)
      .where(sql`status = 'unused'`),
    index('coupon_user_order')
      .on(t.groupOrderId)
      .where(sql`group_order_id is not null`),
    check('coupon_user_used', sql`(${t.status} = 'used') = (${t.groupOrderId} is not null)`),
    isKnown(t.status, CLAIM_STATES),
  ],
);
