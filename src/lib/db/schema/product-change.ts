import { index, integer, pgTable } from 'drizzle-orm/pg-core';
import { xid8 } from './columns.ts';

/**
 * The transaction in which a product last changed in what lists filter and sort by. A trigger of `product` writes it,
 * so that no act can forget to; a process asks what its copy of the goods on sale has missed.
 */
export const productChange = pgTable(
  'product_change',
  {
    productId: integer().primaryKey(),
    changedIn: xid8().notNull(),
  },
  (t) => [index('product_change_in').on(t.changedIn)],
);
