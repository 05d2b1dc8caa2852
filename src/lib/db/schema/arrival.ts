import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';

/** Who waits for which sold-out SKU; the row is deleted when the notice was sent. */
export const arrival = pgTable(
  'arrival',
  {
    uid: integer().notNull(),
    skuId: integer().notNull(),
    productId: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.uid, t.skuId] }), index('arrival_sku').on(t.skuId)],
);
