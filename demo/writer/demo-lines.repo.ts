import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { groupOrder, orderLine, product, sku, storeOrder } from '#lib/db/schema.ts';

/** For each store one product that sells well, another one with each `turn`, in a quantity that is allowed. */
export async function demoLines(db: Db, stores: number[], turn: number) {
  const lines: { product_attr_unique: number; cart_num: number }[] = [];
  for (const merId of stores) {
    const [row] = await db
      .select({ skuId: sku.skuId, moq: product.moq, multiple: product.multiple })
      .from(sku)
      .innerJoin(product, eq(product.productId, sku.productId))
      .where(
        sql`${product.merId} = ${merId} and ${product.status} = 'on_sale' and ${sku.stock} > ${product.moq} * 20 + ${product.multiple} * 20`,
      )
      .orderBy(sql`${product.sales} desc`, asc(sku.sort))
      .limit(1)
      .offset(turn * 7);
    if (!row) throw new Error(`store ${merId} has nothing to sell to the demo buyers`);
    const least = Math.ceil(row.moq / row.multiple) * row.multiple;
    lines.push({ product_attr_unique: row.skuId, cart_num: least * 2 });
  }
  return lines;
}

export const ordersOf = (db: Db, groupOrderId: string) =>
  db
    .select({ orderId: storeOrder.orderId, orderSn: storeOrder.orderSn, merId: storeOrder.merId })
    .from(storeOrder)
    .where(eq(storeOrder.groupOrderId, groupOrderId))
    .orderBy(asc(storeOrder.merId));

export const unpaidOrders = (db: Db) =>
  db
    .select({ uid: groupOrder.uid, groupOrderId: groupOrder.groupOrderId })
    .from(groupOrder)
    .where(and(eq(groupOrder.status, 'unpaid'), isNull(groupOrder.approval)));

export async function linesOfGroup(db: Db, groupOrderId: string): Promise<string[]> {
  const rows = await db
    .select({ id: orderLine.orderLineId })
    .from(orderLine)
    .innerJoin(storeOrder, eq(storeOrder.orderId, orderLine.orderId))
    .where(eq(storeOrder.groupOrderId, groupOrderId))
    .orderBy(asc(orderLine.orderLineId));
  return rows.map((row) => row.id);
}
