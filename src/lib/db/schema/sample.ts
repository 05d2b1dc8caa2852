import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, fen } from './columns.ts';
import { sku } from './goods.ts';

/** SKUs of which a buyer may take one piece to try, and what that piece costs. */
export const sampleSku = pgTable(
  'sample_sku',
  {
    skuId: integer()
      .primaryKey()
      .references(() => sku.skuId),
    productId: integer().notNull(),
    price: fen().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('sample_sku_product').on(t.productId), check('sample_sku_price', sql`${t.price} > 0`)],
);

/** Who has taken a sample of which SKU; the row goes when its order is cancelled or the sample goes back. */
export const sampleBuyer = pgTable(
  'sample_buyer',
  {
    uid: integer().notNull(),
    skuId: integer()
      .notNull()
      .references(() => sku.skuId),
    createdAt: createdAt(),
    /** The group order that its price was taken off. */
    creditedBy: text(),
  },
  (t) => [
    primaryKey({ columns: [t.uid, t.skuId] }),
    index('sample_buyer_credited')
      .on(t.creditedBy)
      .where(sql`credited_by is not null`),
  ],
);
