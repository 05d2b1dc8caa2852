import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { PAPER_KINDS } from '../../contracts/states.ts';
import { createdAt, time, isKnown } from './columns.ts';

/** A short-lived address of a paper that its owner asked for; the token itself is never kept. */
export const paperLink = pgTable(
  'paper_link',
  {
    tokenHash: text().primaryKey(),
    uid: integer().notNull(),
    kind: text({ enum: PAPER_KINDS }).notNull(),
    /** Which one, or in which form. */
    target: text().notNull(),
    locale: text().notNull(),
    createdAt: createdAt(),
    expiresAt: time().notNull(),
  },
  (t) => [index().on(t.expiresAt), isKnown(t.kind, PAPER_KINDS)],
);
