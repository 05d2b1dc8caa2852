import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, time } from './columns.ts';

/** A short-lived address of a paper that its owner asked for; the token itself is never kept. */
export const paperLink = pgTable(
  'paper_link',
  {
    tokenHash: text().primaryKey(),
    uid: integer().notNull(),
    /** invoice, order or orders. */
    kind: text().notNull(),
    /** Which one, or in which form. */
    target: text().notNull(),
    locale: text().notNull(),
    createdAt: createdAt(),
    expiresAt: time().notNull(),
  },
  (t) => [index().on(t.expiresAt)],
);
