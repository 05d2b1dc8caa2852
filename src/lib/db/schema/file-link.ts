import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { FILE_LINK_KINDS, SHEET_FORMATS } from '../../contracts/states.ts';
import type { PlatformRole } from '../../contracts/platform-role.ts';
import type { StoreRole } from '../../contracts/store-role.ts';
import { createdAt, isKnown, time } from './columns.ts';

/** As whom a link was asked for: it ends with the session or the program's token, and with the right that opened it. */
export interface LinkAsker {
  sessionId?: string;
  machineTokenId?: string;
  /** The door of a role that it was asked at, in which store, and what its person may do behind it. */
  role?: 'merchant' | 'clerk' | 'platform';
  merId?: number | null;
  rights?: (StoreRole | PlatformRole)[];
}

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
    /** Who asked; null for visitors. */
    uid: integer(),
    asker: jsonb().$type<LinkAsker>(),
    /** In whose language a file is drawn; null where it is there already. */
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
