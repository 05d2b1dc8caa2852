import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { STORE_BLOCK_KINDS } from '../../contracts/states.ts';
import { createdAt, isKnown, serialId, time } from './columns.ts';
import { merchant } from './merchant.ts';

/** A part of a store's own home page, from top to bottom by its place. */
export const storeBlock = pgTable(
  'store_block',
  {
    storeBlockId: serialId(),
    merId: integer()
      .notNull()
      .references(() => merchant.merId),
    kind: text({ enum: STORE_BLOCK_KINDS }).notNull(),
    title: text().notNull().default(''),
    titleEn: text().notNull().default(''),
    text: text().notNull().default(''),
    textEn: text().notNull().default(''),
    image: text().notNull().default(''),
    /** A page of this site that a banner leads to; empty: none. */
    link: text().notNull().default(''),
    productIds: integer()
      .array()
      .notNull()
      .default(sql`'{}'::int[]`),
    sort: integer().notNull(),
    shown: boolean().notNull().default(true),
    startsAt: time(),
    endsAt: time(),
    createdAt: createdAt(),
  },
  (t) => [index('store_block_place').on(t.merId, t.sort), isKnown(t.kind, STORE_BLOCK_KINDS)],
);
