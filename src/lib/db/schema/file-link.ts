import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { FILE_LINK_KINDS, SHEET_FORMATS, TABLE_KINDS } from '../../contracts/states.ts';
import type { PlatformRole } from '../../contracts/platform-role.ts';
import type { StoreRole } from '../../contracts/store-role.ts';
import { user } from './account.ts';
import { createdAt, isKnown, randomId, time } from './columns.ts';

/** As whom a link was asked for: it ends with the session or the program's token, and with the right that opened it. */
export interface LinkAsker {
  sessionId?: string;
  machineTokenId?: string;
  /** The role under which it was asked for, in which store, and the person's rights there. */
  role?: 'merchant' | 'clerk' | 'platform';
  merId?: number | null;
  rights?: (StoreRole | PlatformRole)[];
}

/**
 * A short-lived address of a private file, given to a caller who may see it. The token in it opens the file without the
 * account's token; only a hash of it is stored.
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

/** A long table that somebody at a desk has asked for: a job writes it, and it lives some days. */
export const tableFile = pgTable(
  'table_file',
  {
    tableFileId: randomId(),
    uid: integer()
      .notNull()
      .references(() => user.uid),
    /** The store at whose desk it was asked for; null: the platform's. */
    merId: integer(),
    /** What the person might do there then: the file ends with it. */
    rights: jsonb().$type<(StoreRole | PlatformRole)[]>().notNull(),
    kind: text({ enum: TABLE_KINDS }).notNull(),
    /** What the list is called, in the language of the file; empty: by its kind. */
    title: text().notNull().default(''),
    /** Which rows, as a link to the same table keeps it. */
    target: text().notNull(),
    format: text({ enum: SHEET_FORMATS }).notNull(),
    /** In whose language it is written. */
    locale: text().notNull(),
    /** Its name in the storage, which cannot be guessed. */
    path: text().notNull(),
    createdAt: createdAt(),
    /** Null while it is being written. */
    madeAt: time(),
    /** It could not be written. */
    failedAt: time(),
    /** Rows that are written by now, and all of them where the list says so. */
    rows: integer().notNull().default(0),
    total: integer(),
  },
  (t) => [
    index('table_file_person').on(t.uid, t.createdAt),
    index('table_file_age').on(t.createdAt),
    isKnown(t.kind, TABLE_KINDS),
    isKnown(t.format, SHEET_FORMATS),
  ],
);
