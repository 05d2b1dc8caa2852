import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { activity, orderLine, product, refundOrder, storeOrder } from '#lib/db/schema.ts';

export const productsOf = (db: Db, ids: number[]) =>
  db
    .select({
      id: product.productId,
      merId: product.merId,
      name: product.name,
      nameEn: product.nameEn,
      image: product.image,
      price: product.price,
      priceMax: product.priceMax,
      unitName: product.unitName,
      unitNameEn: product.unitNameEn,
      isOnRequest: product.priceOnRequest,
      status: product.status,
    })
    .from(product)
    .where(inArray(product.productId, ids));

export const presalesOf = (db: Db, ids: number[]) =>
  db
    .select({
      id: activity.activityId,
      merId: activity.merId,
      name: product.name,
      nameEn: product.nameEn,
      image: product.image,
      price: product.price,
      priceMax: product.priceMax,
      unitName: product.unitName,
      unitNameEn: product.unitNameEn,
      isOnRequest: product.priceOnRequest,
      status: activity.status,
    })
    .from(activity)
    .innerJoin(product, eq(product.productId, activity.productId))
    .where(and(inArray(activity.activityId, ids), eq(activity.kind, 'presale')));

export const ordersOf = (db: Db, ids: string[]) =>
  db
    .select({
      id: storeOrder.orderId,
      groupId: storeOrder.groupOrderId,
      uid: storeOrder.uid,
      merId: storeOrder.merId,
      sn: storeOrder.orderSn,
      status: storeOrder.status,
      price: storeOrder.payPrice,
      num: storeOrder.totalNum,
      hiddenAt: storeOrder.hiddenAt,
    })
    .from(storeOrder)
    .where(inArray(storeOrder.orderId, ids));

export const refundsOf = (db: Db, ids: string[]) =>
  db
    .select({
      id: refundOrder.refundOrderId,
      orderId: refundOrder.orderId,
      uid: refundOrder.uid,
      merId: refundOrder.merId,
      sn: refundOrder.refundOrderSn,
      status: refundOrder.status,
      /** With the freight that goes back, as its own page says. */
      price: sql<number>`${refundOrder.amount} + ${refundOrder.freight}`.mapWith(Number),
      num: refundOrder.num,
    })
    .from(refundOrder)
    .where(inArray(refundOrder.refundOrderId, ids));

/** The first line of each order. */
export const firstLines = (db: Db, orderIds: string[]) =>
  db
    .selectDistinctOn([orderLine.orderId], { orderId: orderLine.orderId, snapshot: orderLine.snapshot })
    .from(orderLine)
    .where(inArray(orderLine.orderId, orderIds))
    .orderBy(orderLine.orderId, asc(orderLine.sort));
