import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { FILE_LINK_KINDS, SHEET_FORMATS } from '../../contracts/states.ts';
import { createdAt, isKnown, time } from './columns.ts';

/**
 * A short-lived address of a private file for whoever may see it; the token in it opens the file without the account's
 * token, and is itself never kept.
 */
export const fileLink = pgTable(
  'file_link',
  {
    tokenHash: text().primaryKey(),
    kind: text({ enum: FILE_LINK_KINDS }).notNull(),
    /** The picture's path; or which invoice, order, import, store or category; of several orders, which of them. */
    target: text().notNull(),
    /** For whom a file is drawn, and in whose language; null where it is there already. */
    uid: integer(),
    locale: text(),
    /** Of tables that are written in either. */
    format: text({ enum: SHEET_FORMATS }),
    /** Written across the picture: for whom it was opened. */
    watermark: text().notNull().default(''),
    createdAt: createdAt(),
    expiresAt: time().notNull(),
  },
  (t) => [index().on(t.expiresAt), isKnown(t.kind, FILE_LINK_KINDS), isKnown(t.format, SHEET_FORMATS)],
);
