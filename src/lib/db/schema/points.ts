import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, fen, time } from './columns.ts';

/**
 * What became of the points that a store order brings (`points_earned` in its row). They are in `points_locked` from
 * the payment on, and are released some days after the receipt. A row exists from the receipt or the first refund on.
 */
export const pointsGrant = pgTable(
  'points_grant',
  {
    orderId: text().primaryKey(),
    uid: integer().notNull(),
    /** Money of the order that has gone back, fen, and the points that went back with it. */
    refunded: fen().notNull().default(0),
    taken: integer().notNull().default(0),
    /** When the points may be spent; empty before the receipt. */
    releaseAt: time(),
    releasedAt: time(),
  },
  (t) => [
    index('points_grant_due')
      .on(t.releaseAt)
      .where(sql`released_at is null`),
    check('points_grant_not_negative', sql`${t.refunded} >= 0 and ${t.taken} >= 0`),
  ],
);

/** One row for each day on which an account signed in, by the mall's calendar. */
export const signIn = pgTable(
  'sign_in',
  {
    uid: integer().notNull(),
    /** Day in China: 2026-11-21. */
    day: text().notNull(),
    /** Days in a row, this one included. */
    streak: integer().notNull(),
    points: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.uid, t.day] })],
);
