import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { groupOrder, merchant, orderLine, storeOrder } from '#lib/db/schema.ts';

/** Lines of orders, one row each, newest order first; for tables. */
export const exportRows = (db: Db, orderIds: string[]) =>
  db
    .select({
      order: {
        orderSn: storeOrder.orderSn,
        status: storeOrder.status,
        createdAt: storeOrder.createdAt,
        paidAt: storeOrder.paidAt,
        freight: storeOrder.freight,
        payPrice: storeOrder.payPrice,
        mark: storeOrder.mark,
      },
      payType: groupOrder.payType,
      /** Of a presale with a balance; of others the whole of what was due at once. */
      deposit: groupOrder.payPrice,
      address: groupOrder.address,
      store: merchant.name,
      storeEn: merchant.nameEn,
      line: {
        snapshot: orderLine.snapshot,
        quantity: orderLine.quantity,
        unitPrice: orderLine.unitPrice,
        payPrice: orderLine.payPrice,
      },
    })
    .from(orderLine)
    .innerJoin(storeOrder, eq(storeOrder.orderId, orderLine.orderId))
    .innerJoin(groupOrder, eq(groupOrder.groupOrderId, storeOrder.groupOrderId))
    .innerJoin(merchant, eq(merchant.merId, storeOrder.merId))
    .where(inArray(storeOrder.orderId, orderIds))
    .orderBy(desc(storeOrder.createdAt), desc(storeOrder.orderSn), asc(orderLine.sort));
export type ExportRow = Awaited<ReturnType<typeof exportRows>>[number];

/** What an invoice is made out for: the lines of its orders and their freight. */
export const invoicedLines = (db: Db, orderIds: string[]) =>
  db
    .select({
      orderId: orderLine.orderId,
      snapshot: orderLine.snapshot,
      quantity: orderLine.quantity,
      payPrice: orderLine.payPrice,
    })
    .from(orderLine)
    .where(inArray(orderLine.orderId, orderIds))
    .orderBy(asc(orderLine.orderId), asc(orderLine.sort));

export const freightOf = (db: Db, orderIds: string[]) =>
  db
    .select({ orderId: storeOrder.orderId, freight: storeOrder.freight })
    .from(storeOrder)
    .where(inArray(storeOrder.orderId, orderIds));

export const sellerOf = async (db: Db, merId: number) => {
  const rows = await db
    .select({
      name: merchant.name,
      nameEn: merchant.nameEn,
      address: merchant.address,
      addressEn: merchant.addressEn,
      phone: merchant.servicePhone,
    })
    .from(merchant)
    .where(eq(merchant.merId, merId));
  return rows[0]!;
};
