import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { merchant, orderLine, refundLine, refundLog, refundOrder, storeOrder } from '#lib/db/schema.ts';
import { OPEN_REFUND_STATES } from '#lib/contracts/states.ts';
import type { RefundState } from './refund.flow.ts';

export type RefundRow = typeof refundOrder.$inferSelect;
export type RefundLineRow = typeof refundLine.$inferSelect;
/** What a buyer has not asked for of goods and of freight; fen. */
export interface Waived {
  amount: number;
  freight: number;
}
/** The reason of a refund that the store begins, because it does not send the order. */
export const CALLED_OFF = 'called_off';
/** The reason of a refund that the platform begins and pays, because an order is not sent. */
export const CALLED_OFF_BY_MALL = 'mall_called_off';

/** Who answers the refunds of a store. */
export const ANSWER_REFUNDS = ['owner', 'manager', 'service', 'finance'] as const;

export type RefundLogRow = typeof refundLog.$inferSelect;

export async function refundById(db: Db, refundOrderId: string): Promise<RefundRow | undefined> {
  const rows = await db.select().from(refundOrder).where(eq(refundOrder.refundOrderId, refundOrderId));
  return rows[0];
}

/** Locks a refund until the transaction ends; lock its order first. */
export async function lockRefund(db: Db, refundOrderId: string): Promise<RefundRow | undefined> {
  const rows = await db
    .select()
    .from(refundOrder)
    .where(eq(refundOrder.refundOrderId, refundOrderId))
    .for('update');
  return rows[0];
}

export async function addRefund(
  db: Db,
  row: typeof refundOrder.$inferInsert,
  lines: (typeof refundLine.$inferInsert)[],
): Promise<void> {
  await db.insert(refundOrder).values(row);
  await db.insert(refundLine).values(lines);
}

/** Moves a refund on if it is still in the state it was read in. */
export async function moveRefund(
  db: Db,
  refundOrderId: string,
  from: RefundState,
  values: Partial<RefundRow>,
): Promise<boolean> {
  const rows = await db
    .update(refundOrder)
    .set(values)
    .where(and(eq(refundOrder.refundOrderId, refundOrderId), eq(refundOrder.status, from)))
    .returning({ id: refundOrder.refundOrderId });
  return rows.length > 0;
}

/** Whether its store has offered before to call an order off. */
export async function wasCalledOff(db: Db, orderId: string): Promise<boolean> {
  const isSo = and(eq(refundOrder.orderId, orderId), eq(refundOrder.reason, CALLED_OFF));
  return (await db.$count(refundOrder, isSo)) > 0;
}

/** The store's offer to call an order off that its buyer has not answered yet. */
export async function openCallOff(db: Db, orderId: string): Promise<string | undefined> {
  const rows = await db
    .select({ refundId: refundOrder.refundOrderId })
    .from(refundOrder)
    .where(
      and(
        eq(refundOrder.orderId, orderId),
        eq(refundOrder.reason, CALLED_OFF),
        eq(refundOrder.status, 'offered'),
      ),
    );
  return rows[0]?.refundId;
}

export const changeRefundLine = (
  db: Db,
  { refundLineId, ...values }: Partial<RefundLineRow> & { refundLineId: string },
) => db.update(refundLine).set(values).where(eq(refundLine.refundLineId, refundLineId));

export const addLog = (db: Db, row: typeof refundLog.$inferInsert) => db.insert(refundLog).values(row);

export const logOf = (db: Db, refundOrderId: string): Promise<RefundLogRow[]> =>
  db
    .select()
    .from(refundLog)
    .where(eq(refundLog.refundOrderId, refundOrderId))
    // What is begun and paid at one moment was begun first.
    .orderBy(asc(refundLog.createdAt), isNotNull(refundLog.from), asc(refundLog.refundLogId));

export const linesOfRefunds = async (db: Db, refundOrderIds: readonly string[]): Promise<RefundLineRow[]> =>
  refundOrderIds.length === 0
    ? []
    : db
        .select()
        .from(refundLine)
        .where(inArray(refundLine.refundOrderId, [...refundOrderIds]))
        .orderBy(asc(refundLine.refundLineId));

/** What open refunds have reserved of each line of an order. */
export async function reservedOf(db: Db, orderId: string) {
  const rows = await db
    .select({
      orderLineId: refundLine.orderLineId,
      num: sql<string>`sum(${refundLine.num})`,
      amount: sql<string>`sum(${refundLine.amount})`,
      freight: sql<string>`sum(${refundLine.freight})`,
      points: sql<string>`sum(${refundLine.points})`,
      platformCoupon: sql<string>`sum(${refundLine.platformCoupon})`,
    })
    .from(refundLine)
    .innerJoin(refundOrder, eq(refundOrder.refundOrderId, refundLine.refundOrderId))
    .where(and(eq(refundOrder.orderId, orderId), inArray(refundOrder.status, [...OPEN_REFUND_STATES])))
    .groupBy(refundLine.orderLineId);
  return new Map(
    rows.map((row) => [
      row.orderLineId,
      {
        quantity: Number(row.num),
        amount: Number(row.amount),
        freight: Number(row.freight),
        points: Number(row.points),
        platformCoupon: Number(row.platformCoupon),
      },
    ]),
  );
}

/** What buyers have waived in paid refunds of each line of an order. */
export async function waivedOf(db: Db, orderId: string): Promise<Map<string, Waived>> {
  const rows = await db
    .select({
      orderLineId: refundLine.orderLineId,
      amount: sql<string>`sum(${refundLine.waived})`,
      freight: sql<string>`sum(${refundLine.waivedFreight})`,
    })
    .from(refundLine)
    .innerJoin(refundOrder, eq(refundOrder.refundOrderId, refundLine.refundOrderId))
    .where(and(eq(refundOrder.orderId, orderId), eq(refundOrder.status, 'refunded')))
    .groupBy(refundLine.orderLineId);
  return new Map(
    rows.map((row) => [row.orderLineId, { amount: Number(row.amount), freight: Number(row.freight) }]),
  );
}

/** What refunds of these lines, open or paid, have kept because what stays is dearer at its quantity; fen. */
export async function repricedOf(db: Db, orderLineIds: readonly string[]): Promise<number> {
  const rows = await db
    .select({ sum: sql<string>`coalesce(sum(${refundLine.repriced}), 0)` })
    .from(refundLine)
    .innerJoin(refundOrder, eq(refundOrder.refundOrderId, refundLine.refundOrderId))
    .where(
      and(
        inArray(refundLine.orderLineId, [...orderLineIds]),
        inArray(refundOrder.status, [...OPEN_REFUND_STATES, 'refunded']),
      ),
    );
  return Number(rows[0]?.sum ?? 0);
}

/** Whether an open refund asks for pieces of these lines. */
export async function haveOpenRefund(db: Db, orderLineIds: readonly string[]): Promise<boolean> {
  const rows = await db
    .select({ id: refundLine.refundLineId })
    .from(refundLine)
    .innerJoin(refundOrder, eq(refundOrder.refundOrderId, refundLine.refundOrderId))
    .where(
      and(
        inArray(refundLine.orderLineId, [...orderLineIds]),
        inArray(refundOrder.status, [...OPEN_REFUND_STATES]),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** The same goods in all parcels of a store in a group order. */
export const linesOfStore = (db: Db, groupOrderId: string, merId: number) =>
  db
    .select({ line: orderLine })
    .from(orderLine)
    .innerJoin(storeOrder, eq(storeOrder.orderId, orderLine.orderId))
    .where(and(eq(storeOrder.groupOrderId, groupOrderId), eq(storeOrder.merId, merId)));

/** Takes units of a line off what can be refunded, or (below zero) gives them free; false when there are fewer. */
export async function reserveUnits(db: Db, orderLineId: string, num: number): Promise<boolean> {
  const rows = await db
    .update(orderLine)
    .set({ refundableNum: sql`${orderLine.refundableNum} - ${num}` })
    .where(and(eq(orderLine.orderLineId, orderLineId), sql`${orderLine.refundableNum} >= ${num}`))
    .returning({ id: orderLine.orderLineId });
  return rows.length > 0;
}

export const changeOrderLine = (
  db: Db,
  orderLineId: string,
  values: Partial<typeof orderLine.$inferInsert>,
) => db.update(orderLine).set(values).where(eq(orderLine.orderLineId, orderLineId));

export const storesByIds = async (db: Db, merIds: readonly number[]) =>
  merIds.length === 0
    ? []
    : db
        .select({
          merId: merchant.merId,
          name: merchant.name,
          nameEn: merchant.nameEn,
          avatar: merchant.avatar,
          servicePhone: merchant.servicePhone,
          address: merchant.address,
          addressEn: merchant.addressEn,
        })
        .from(merchant)
        .where(inArray(merchant.merId, [...new Set(merIds)]));
