import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { activity } from './activity.ts';
import { fen } from './columns.ts';
import { product, sku } from './goods.ts';

/** What a set is beyond an activity: its name, and how many sets there are. */
export const bundle = pgTable(
  'bundle',
  {
    activityId: integer()
      .primaryKey()
      .references(() => activity.activityId),
    name: text().notNull(),
    nameEn: text().notNull().default(''),
    /** Sets offered, and what is left of them; null: as many as the goods last. */
    limited: integer(),
    stock: integer(),
  },
  (t) => [
    check('bundle_stock_of_limited', sql`(${t.limited} is null) = (${t.stock} is null)`),
    check('bundle_stock', sql`${t.stock} >= 0 and ${t.stock} <= ${t.limited}`),
  ],
);

/** A product of a set, and how many units of it are in one set. */
export const bundlePart = pgTable(
  'bundle_part',
  {
    activityId: integer()
      .notNull()
      .references(() => bundle.activityId),
    productId: integer()
      .notNull()
      .references(() => product.productId),
    quantity: integer().notNull(),
    sort: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.activityId, t.productId] }),
    index('bundle_part_product').on(t.productId),
    check('bundle_part_quantity', sql`${t.quantity} > 0`),
  ],
);

/** A SKU that may be chosen for its part, and what one unit of it costs in the set. */
export const bundleSku = pgTable(
  'bundle_sku',
  {
    activityId: integer()
      .notNull()
      .references(() => bundle.activityId),
    skuId: integer()
      .notNull()
      .references(() => sku.skuId),
    productId: integer().notNull(),
    price: fen().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.activityId, t.skuId] }),
    index('bundle_sku_sku').on(t.skuId),
    check('bundle_sku_price', sql`${t.price} > 0`),
  ],
);
