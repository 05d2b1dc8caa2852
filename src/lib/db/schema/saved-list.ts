import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { createdAt, randomId, time } from './columns.ts';
import { sku } from './goods.ts';

/** Goods that a buyer orders again and again (常购清单). */
export const savedList = pgTable(
  'saved_list',
  {
    savedListId: randomId(),
    uid: integer().notNull(),
    name: text().notNull(),
    createdAt: createdAt(),
    updatedAt: time().notNull(),
  },
  (t) => [index('saved_list_user').on(t.uid, t.updatedAt)],
);

export const savedListLine = pgTable(
  'saved_list_line',
  {
    savedListId: text()
      .notNull()
      .references(() => savedList.savedListId, { onDelete: 'cascade' }),
    skuId: integer()
      .notNull()
      .references(() => sku.skuId),
    quantity: integer().notNull(),
    place: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.savedListId, t.skuId] }),
    check('saved_list_quantity', sql`${t.quantity} > 0`),
  ],
);

/**
 * What of a guest's cart has gone into the cart of an account. The browser names its cart by a random id, so a merge
 * that is sent twice adds once, and what was put in between is added alone.
 */
export const cartMerge = pgTable(
  'cart_merge',
  {
    uid: integer().notNull(),
    guestCartId: text().notNull(),
    wanted: jsonb().$type<{ skuId: number; quantity: number }[]>().notNull().default([]),
    /** The last answer, for a repeated request. */
    answer: jsonb().notNull().default({}),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.uid, t.guestCartId] }), index('cart_merge_age').on(t.createdAt)],
);
