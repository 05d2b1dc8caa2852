import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, fen, randomId, time } from './columns.ts';
import { product, sku } from './goods.ts';

export const cartLine = pgTable(
  'cart_line',
  {
    cartId: randomId(),
    uid: integer().notNull(),
    merId: integer().notNull(),
    productId: integer()
      .notNull()
      .references(() => product.productId),
    skuId: integer()
      .notNull()
      .references(() => sku.skuId),
    quantity: integer().notNull(),
    /** A line to buy now: not shown in the cart, gone after a day. */
    isDirect: boolean().notNull().default(false),
    /** Price of one unit by an accepted quotation, fen, and until when it holds. */
    quotedPrice: fen(),
    quotedUntil: time(),
    quotationId: text(),
    /** The quoted price has the freight in it. */
    quotedWithFreight: boolean().notNull().default(false),
    /** The region that freight was quoted for, from the province on; empty where none was named. */
    quotedRegion: jsonb().$type<string[]>().notNull().default([]),
    /** Flash sale, presale or set that it is bought in; such a line is always one to buy now. */
    activityId: integer(),
    /** One piece at the sample price; always a line to buy now. */
    isSample: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('cart_line_sku')
      .on(t.uid, t.skuId)
      .where(sql`not is_direct`),
    index('cart_line_user').on(t.uid, t.createdAt),
    check('cart_quantity_positive', sql`${t.quantity} > 0`),
    check('cart_activity_direct', sql`${t.activityId} is null or ${t.isDirect}`),
  ],
);

/** What a buyer was shown, as far as money goes: one text that any change of a price makes another. */
export interface ShownPrices {
  lines: [lineId: string, skuId: number, quantity: number, unitPrice: number][];
  freight: number;
  payable: number;
  /** Claims of all coupons that could be chosen from; previews of an older release have none. */
  coupons?: string[];
}

/** Idempotency key of an order, made by its preview: used twice, it gives one order. */
export const checkoutKey = pgTable(
  'checkout_key',
  {
    key: text().primaryKey(),
    uid: integer().notNull(),
    /** What was previewed (lines and total), to notice a change before it is charged. */
    preview: jsonb().$type<ShownPrices>().notNull(),
    groupOrderId: text(),
    createdAt: createdAt(),
    expiresAt: time().notNull(),
  },
  (t) => [index().on(t.expiresAt)],
);
