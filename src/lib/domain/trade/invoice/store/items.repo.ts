import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { category, orderLine, product, storeOrder } from '#lib/db/schema.ts';

/** The nearest category of a product that has a tax classification: its code and short name. */
const categoryTax = sql<[code: string, name: string] | null>`(
  select jsonb_build_array(c.tax_code, c.tax_name) from ${category} c
  where c.tax_code <> '' and c.category_id in (${product.categoryId}, ${product.categoryId2}, ${product.categoryId1})
  order by c.level desc limit 1)`;

/** What is left of the lines of some orders after refunds, fen; freight is the order's, as far as it was not given back. */
export const taxedLines = (db: Db, orderIds: string[]) =>
  db
    .select({
      orderId: orderLine.orderId,
      snapshot: orderLine.snapshot,
      quantity: orderLine.quantity,
      paid: orderLine.payPrice,
      refunded: orderLine.refundedPrice,
      freight: storeOrder.freight,
      refundedFreight: orderLine.refundedFreight,
      taxCode: product.taxCode,
      taxName: product.taxName,
      categoryTax,
    })
    .from(orderLine)
    .innerJoin(storeOrder, eq(storeOrder.orderId, orderLine.orderId))
    .leftJoin(product, eq(product.productId, orderLine.productId))
    .where(inArray(orderLine.orderId, orderIds))
    .orderBy(asc(orderLine.orderId), asc(orderLine.sort));
export type TaxedLine = Awaited<ReturnType<typeof taxedLines>>[number];
