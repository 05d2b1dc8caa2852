import { and, eq, isNotNull, isNull, sql, type SQLWrapper } from 'drizzle-orm';
import { oneOf } from '#lib/db/array-of.ts';
import { rowsOf } from '#lib/db/rows-of.ts';
import type { Db } from '#lib/db/database.ts';
import { orderLine, sampleBuyer, storeOrder } from '#lib/db/schema.ts';

const listOf = (values: readonly (number | string)[]) =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );

/**
 * A sample that its buyer holds: paid, neither refunded nor being refunded, nor taken off before. One that was bought
 * for a company belongs to the company, whichever member ordered it.
 */
const OPEN = sql`o.bought_by is null and l.kind = 'sample' and l.refundable_num = 1 and l.refund_state = 'none' and o.paid_at is not null`;

/** Query for `readTogether`: what the buyer has paid for samples of some SKUs that may still be taken off. */
export const openSamples = (db: Db, skuIds: SQLWrapper) =>
  db
    .select({ skuId: sampleBuyer.skuId, payPrice: orderLine.payPrice })
    .from(sampleBuyer)
    .innerJoin(storeOrder, eq(storeOrder.uid, sampleBuyer.uid))
    .innerJoin(
      orderLine,
      and(eq(orderLine.orderId, storeOrder.orderId), eq(orderLine.skuId, sampleBuyer.skuId)),
    )
    .where(
      and(
        eq(sampleBuyer.uid, oneOf('uid', 'int')),
        sql`${sampleBuyer.skuId} in ${skuIds}`,
        isNull(sampleBuyer.creditedBy),
        isNull(storeOrder.boughtBy),
        eq(orderLine.kind, 'sample'),
        eq(orderLine.refundableNum, 1),
        eq(orderLine.refundState, 'none'),
        isNotNull(storeOrder.paidAt),
      ),
    );
export type OpenSamples = Awaited<ReturnType<typeof openSamples>>;

/** What was paid for samples that may still be taken off, by SKU. */
export async function openCredits(db: Db, uid: number, skuIds: number[]): Promise<Map<number, number>> {
  if (skuIds.length === 0) return new Map();
  const rows = await rowsOf<{ sku_id: number; pay_price: string }>(
    db,
    sql`select b.sku_id, l.pay_price from sample_buyer b
      join store_order o on o.uid = b.uid
      join order_line l on l.order_id = o.order_id and l.sku_id = b.sku_id
      where b.uid = ${uid} and b.sku_id in (${listOf(skuIds)}) and b.credited_by is null and ${OPEN}`,
  );
  return new Map(rows.map((row) => [row.sku_id, Number(row.pay_price)]));
}

/** Locks the orders of these samples: a refund of them holds its order first, too. */
export const lockSamples = (db: Db, uid: number, skuIds: number[]) =>
  rowsOf(
    db,
    sql`select 1 from store_order o where o.uid = ${uid} and exists (select 1 from order_line l
        where l.order_id = o.order_id and l.sku_id in (${listOf(skuIds)}) and ${OPEN})
      order by o.order_id for update of o`,
  );

/** Takes a sample off for a group order; false when it is no longer open. */
export async function takeCredit(
  db: Db,
  { uid, skuId, groupOrderId }: { uid: number; skuId: number; groupOrderId: string },
): Promise<boolean> {
  const noted = await rowsOf(
    db,
    sql`update sample_buyer set credited_by = ${groupOrderId}
      where uid = ${uid} and sku_id = ${skuId} and credited_by is null returning 1`,
  );
  if (noted.length === 0) return false;
  const closed = await rowsOf(
    db,
    sql`update order_line l set refund_state = 'credited' from store_order o
      where l.order_id = o.order_id and o.uid = ${uid} and l.sku_id = ${skuId} and ${OPEN} returning 1`,
  );
  return closed.length === 1;
}

/** What was paid for samples that a group order has taken off, by SKU. */
export async function creditsTakenBy(db: Db, groupOrderId: string): Promise<Map<number, number>> {
  const rows = await rowsOf<{ sku_id: number; pay_price: string }>(
    db,
    sql`select b.sku_id, max(l.pay_price) pay_price from sample_buyer b
      join store_order o on coalesce(o.bought_by, o.uid) = b.uid
      join order_line l on l.order_id = o.order_id and l.sku_id = b.sku_id
      where b.credited_by = ${groupOrderId} and l.kind = 'sample' and l.refund_state = 'credited' group by 1`,
  );
  return new Map(rows.map((row) => [row.sku_id, Number(row.pay_price)]));
}

/**
 * Opens samples again that were taken off in orders which are cancelled or refunded by now, unless goods of the same
 * SKU are kept in another parcel of the group.
 */
export async function returnCredit(db: Db, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return;
  const freed = await rowsOf<{ uid: number; sku_id: number }>(
    db,
    sql`update sample_buyer b set credited_by = null
      from store_order o join order_line l on l.order_id = o.order_id and l.kind = 'normal'
      where o.order_id in (${listOf(orderIds)}) and b.credited_by = o.group_order_id
        and b.sku_id = l.sku_id and not exists (
          select 1 from store_order kept join order_line k on k.order_id = kept.order_id
          where kept.group_order_id = o.group_order_id and k.sku_id = b.sku_id and k.kind = 'normal'
            and kept.status not in ('cancelled', 'refunded'))
      returning b.uid, b.sku_id`,
  );
  for (const { uid, sku_id } of freed)
    await db.execute(sql`update order_line l set refund_state = 'none' from store_order o
      where l.order_id = o.order_id and coalesce(o.bought_by, o.uid) = ${uid} and l.sku_id = ${sku_id}
        and l.kind = 'sample' and l.refund_state = 'credited'`);
}
