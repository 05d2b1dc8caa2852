import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { invoiceMail, storeOrder } from '#lib/db/schema.ts';

/** Paid orders of an account of which nothing was refunded, the oldest first. */
export const invoiceable = (db: Db, uid: number) =>
  db
    .select({ orderId: storeOrder.orderId, merId: storeOrder.merId, paidAt: storeOrder.paidAt })
    .from(storeOrder)
    .where(
      and(
        eq(storeOrder.uid, uid),
        inArray(storeOrder.status, ['to_ship', 'to_receive', 'to_review', 'done']),
        isNull(storeOrder.parentOrderId),
        sql`${storeOrder.payPrice} > 0`,
        sql`not exists (select 1 from order_line l where l.order_id = ${storeOrder.orderId} and l.refund_state <> 'none')`,
        sql`exists (select 1 from merchant m where m.mer_id = ${storeOrder.merId} and m.open_receipt)`,
      ),
    )
    .orderBy(asc(storeOrder.createdAt), asc(storeOrder.orderSn));

/** Mails of past invoices are marked as sent, since no job sends them afterwards. */
export const arriveLetters = (db: Db) =>
  db
    .update(invoiceMail)
    .set({ status: 'sent', sentAt: sql`${invoiceMail.createdAt}` })
    .where(eq(invoiceMail.status, 'waiting'));
