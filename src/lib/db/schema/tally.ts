import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { SITE_PARTS } from '../../kernel/answer-times.ts';
import { fen, isKnown } from './columns.ts';

/**
 * What goods brought in a day of the mall, counted in the transactions that move the money: the sums of a store are what
 * its accounts in the ledger say. Product 0 holds what was sold before goods were counted.
 */
export const salesDay = pgTable(
  'sales_day',
  {
    merId: integer().notNull(),
    day: date().notNull(),
    productId: integer().notNull(),
    /** The leaf that it stood in when it was first sold that day; 0: not known. */
    categoryId: integer().notNull().default(0),
    /** Sales units that were paid. */
    pieces: integer().notNull().default(0),
    /** What came to the store: from buyers, and from the platform for its coupons. */
    paid: fen().notNull().default(0),
    /** What went back of it. */
    refunded: fen().notNull().default(0),
    /** What the platform kept, on the day of the settlement. */
    commission: fen().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.merId, t.day, t.productId] }), index('sales_day_day').on(t.day)],
);

/** How often goods of a store were looked at and put into carts in a day; without any personal data. */
export const visitDay = pgTable(
  'visit_day',
  {
    merId: integer().notNull(),
    day: date().notNull(),
    visits: integer().notNull().default(0),
    carts: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.merId, t.day] }), index('visit_day_day').on(t.day)],
);

/**
 * What was searched for in a day (product 0), and which goods were opened from its results; without any personal data.
 */
export const searchDay = pgTable(
  'search_day',
  {
    day: date().notNull(),
    words: text().notNull(),
    productId: integer().notNull().default(0),
    count: integer().notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.day, t.words, t.productId] })],
);

/** How many requests were answered in a day within how many milliseconds; without any personal data. */
export const answerDay = pgTable(
  'answer_day',
  {
    day: date().notNull(),
    part: text({ enum: SITE_PARTS }).notNull(),
    /** Upper bound of the time, one of the fixed steps. */
    withinMs: integer().notNull(),
    requests: integer().notNull().default(0),
    /** Those of them that the mall could not answer: five hundred and above. */
    failed: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.day, t.part, t.withinMs] }), isKnown(t.part, SITE_PARTS)],
);
