import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, randomId } from './columns.ts';
import { merchant } from './merchant.ts';

/** A picture in the library of a store; goods and the store's own pages name it by its path. */
export const storePicture = pgTable(
  'store_picture',
  {
    storePictureId: randomId(),
    merId: integer()
      .notNull()
      .references(() => merchant.merId),
    path: text().notNull(),
    /** What its file was called, or what the store calls it. */
    name: text().notNull(),
    /** Where the store has put it; empty: nowhere. */
    folder: text().notNull().default(''),
    /** Of the picture as it is kept. */
    bytes: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('store_picture_path').on(t.merId, t.path),
    index('store_picture_newest').on(t.merId, t.createdAt, t.storePictureId),
    check('store_picture_bytes', sql`${t.bytes} >= 0`),
  ],
);
