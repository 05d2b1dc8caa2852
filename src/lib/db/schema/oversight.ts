import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { CORRECTION_STATES } from '../../contracts/states.ts';
import { user } from './account.ts';
import { createdAt, fen, isKnown, randomId, time } from './columns.ts';
import { product } from './goods.ts';
import { merchant } from './merchant.ts';

/** Goods that the platform has taken off the shelf; they come back when it says so. */
export const goodsHold = pgTable('goods_hold', {
  productId: integer()
    .primaryKey()
    .references(() => product.productId),
  reason: text().notNull(),
  uid: integer().notNull(),
  createdAt: createdAt(),
  /** When the store has asked for another look. */
  askedAt: time(),
});

/** A balance that two people set right. */
export const balanceCorrection = pgTable(
  'balance_correction',
  {
    correctionId: randomId(),
    uid: integer()
      .notNull()
      .references(() => user.uid),
    /** Plus is given, minus is taken. */
    amount: fen().notNull(),
    reason: text().notNull(),
    status: text({ enum: CORRECTION_STATES }).notNull().default('waiting'),
    firstUid: integer().notNull(),
    secondUid: integer(),
    createdAt: createdAt(),
    decidedAt: time(),
  },
  (t) => [
    index('balance_correction_status').on(t.status, t.createdAt),
    check('balance_correction_not_zero', sql`${t.amount} <> 0`),
    check(
      'balance_correction_two_people',
      sql`${t.status} <> 'done' or (${t.secondUid} is not null and ${t.secondUid} <> ${t.firstUid})`,
    ),
    isKnown(t.status, CORRECTION_STATES),
  ],
);

/** Stores whose risk is high, as it was last counted: what waits for a look is read here, not from all orders. */
export const storeRisk = pgTable(
  'store_risk',
  {
    merId: integer()
      .primaryKey()
      .references(() => merchant.merId),
    points: integer().notNull(),
    /** When the risk was first found high, or higher than somebody had looked at. */
    since: time().notNull(),
    /** The points that somebody has looked at; more of them wait again. */
    reviewedPoints: integer().notNull().default(0),
    reviewedAt: time(),
  },
  (t) => [check('store_risk_points', sql`${t.points} > 0 and ${t.reviewedPoints} >= 0`)],
);

/** An account whose person two people take out of it. */
export const personErasure = pgTable(
  'person_erasure',
  {
    erasureId: randomId(),
    uid: integer()
      .notNull()
      .references(() => user.uid),
    reason: text().notNull(),
    status: text({ enum: CORRECTION_STATES }).notNull().default('waiting'),
    firstUid: integer().notNull(),
    secondUid: integer(),
    createdAt: createdAt(),
    decidedAt: time(),
  },
  (t) => [
    index('person_erasure_status').on(t.status, t.createdAt),
    check(
      'person_erasure_two_people',
      sql`${t.status} <> 'done' or (${t.secondUid} is not null and ${t.secondUid} <> ${t.firstUid})`,
    ),
    isKnown(t.status, CORRECTION_STATES),
  ],
);
