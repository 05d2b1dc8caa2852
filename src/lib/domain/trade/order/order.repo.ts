import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { arrayOf, listOf } from '#lib/db/array-of.ts';
import { builtOnce, readTogether, sqlOnce } from '#lib/db/built-once.ts';
import type { Db } from '#lib/db/database.ts';
import { recordsOf } from '#lib/db/insert-rows.ts';
import { groupOrder, orderLine, orderLog, storeOrder } from '#lib/db/schema.ts';
import { hooksOfStores } from '../../merchant/machine/index.ts';
import { giftFacts } from '../coupon/index.ts';
import type { StoreOrderState } from './order.flow.ts';
import type { LogRow } from './order-log.repo.ts';
import { salesCounted } from './place/stock.repo.ts';

export type GroupRow = typeof groupOrder.$inferSelect;
export type OrderRow = typeof storeOrder.$inferSelect;
export type LineRow = typeof orderLine.$inferSelect;

const isGroup = eq(groupOrder.groupOrderId, sql.placeholder('groupOrderId'));
const groupOfId = builtOnce((db) => db.select().from(groupOrder).where(isGroup));

export async function groupById(db: Db, groupOrderId: string): Promise<GroupRow | undefined> {
  const rows = await groupOfId(db).execute({ groupOrderId });
  return rows[0];
}

const heldGroup = builtOnce((db) => db.select().from(groupOrder).where(isGroup).for('update'));

/** Locks the group order until the transaction ends: paying, cancelling and pricing take turns. */
export async function lockGroup(db: Db, groupOrderId: string): Promise<GroupRow | undefined> {
  const rows = await heldGroup(db).execute({ groupOrderId });
  return rows[0];
}

export const changeGroup = (db: Db, groupOrderId: string, values: Partial<GroupRow>) =>
  db.update(groupOrder).set(values).where(eq(groupOrder.groupOrderId, groupOrderId));

const isOfGroup = eq(storeOrder.groupOrderId, sql.placeholder('groupOrderId'));
/** Query for `readTogether`. */
const ordersInGroup = (db: Db) =>
  db.select().from(storeOrder).where(isOfGroup).orderBy(asc(storeOrder.orderSn));
const readOrders = builtOnce(ordersInGroup);
export const ordersOfGroup = (db: Db, groupOrderId: string): Promise<OrderRow[]> =>
  readOrders(db).execute({ groupOrderId });

const paidFacts = readTogether((db) => ({
  orders: ordersInGroup(db),
  hooks: hooksOfStores(db, db.select({ merId: storeOrder.merId }).from(storeOrder).where(isOfGroup)),
  ...giftFacts(db),
}));
/** What paying a group order depends on: its store orders, their programs, and the coupons that it may bring. */
export const factsOfPaying = (
  db: Db,
  { groupOrderId, uid }: Pick<GroupRow, 'groupOrderId' | 'uid'>,
  now: Date,
) => paidFacts(db, { groupOrderId, uid, now });

const paidAndLogged = sqlOnce(sql`
  with paid as (
    update group_order set status = ${sql.placeholder('status')}, pay_type = ${sql.placeholder('payType')},
      paid_at = ${sql.placeholder('paidAt')}::timestamptz
    where group_order_id = ${sql.placeholder('groupOrderId')}
  ), shipping as (
    update store_order set status = ${sql.placeholder('to')}, paid_at = ${sql.placeholder('paidAt')}::timestamptz, due_at = null
    where group_order_id = ${sql.placeholder('groupOrderId')}
  ), rated as (
    update order_line l set commission_permille = coalesce(
      (select permille from commission_rate where kind = 'store' and owner_id = o.mer_id),
      (select permille from commission_rate where kind = 'category' and owner_id = p.category_id),
      (select permille from commission_rate where kind = 'category' and owner_id = p.category_id2),
      (select permille from commission_rate where kind = 'category' and owner_id = p.category_id1), 0)
    from store_order o, product p
    where o.group_order_id = ${sql.placeholder('groupOrderId')} and l.order_id = o.order_id and p.product_id = l.product_id
  ), ${salesCounted}
  insert into order_log select * from jsonb_populate_recordset(null::order_log, ${sql.placeholder('log')}::jsonb)`);

/**
 * Marks a group order as paid and moves all of its store orders on, with their log; what the mall takes of each line is
 * kept as it is now, and what was sold is counted; the caller has locked the group order, which is always locked before
 * its store orders.
 */
export async function payGroup(
  db: Db,
  {
    groupOrderId,
    status,
    payType,
    paidAt,
  }: Pick<GroupRow, 'groupOrderId' | 'status' | 'payType'> & { paidAt: Date },
  to: StoreOrderState,
  log: readonly LogRow[],
): Promise<void> {
  const values = {
    groupOrderId,
    status,
    payType,
    paidAt: paidAt.toISOString(),
    to,
    log: recordsOf(orderLog, log),
  };
  await paidAndLogged(db, values);
}

export async function orderById(db: Db, orderId: string): Promise<OrderRow | undefined> {
  const rows = await db.select().from(storeOrder).where(eq(storeOrder.orderId, orderId));
  return rows[0];
}

/** Locks a store order until the transaction ends. */
export async function lockOrder(db: Db, orderId: string): Promise<OrderRow | undefined> {
  const rows = await db.select().from(storeOrder).where(eq(storeOrder.orderId, orderId)).for('update');
  return rows[0];
}

export const changeOrders = (db: Db, orderIds: string[], values: Partial<OrderRow>) =>
  db.update(storeOrder).set(values).where(inArray(storeOrder.orderId, orderIds));

/** Moves one order on if it is still in the state it was read in. */
export async function moveOrder(
  db: Db,
  orderId: string,
  from: StoreOrderState,
  values: Partial<OrderRow>,
): Promise<boolean> {
  const rows = await db
    .update(storeOrder)
    .set(values)
    .where(and(eq(storeOrder.orderId, orderId), eq(storeOrder.status, from)))
    .returning({ orderId: storeOrder.orderId });
  return rows.length > 0;
}

const linesInOrders = builtOnce((db) =>
  db
    .select()
    .from(orderLine)
    .where(sql`${orderLine.orderId} = any(${listOf('orderIds', 'text')})`)
    .orderBy(asc(orderLine.orderId), asc(orderLine.sort)),
);
export const linesOfOrders = async (db: Db, orderIds: string[]): Promise<LineRow[]> =>
  orderIds.length === 0 ? [] : linesInOrders(db).execute({ orderIds: arrayOf(orderIds) });
