import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { orderLine, payment, presaleOrder, refundPayment } from '#lib/db/schema.ts';

/**
 * Payments of a group order in the order they were made, with what has gone back of each; locked until the transaction
 * ends, so that two refunds of one payment take turns.
 */
export async function lockPayments(db: Db, groupOrderId: string) {
  const balances = db
    .select({ id: presaleOrder.presaleOrderId })
    .from(presaleOrder)
    .where(eq(presaleOrder.groupOrderId, groupOrderId));
  const rows = await db
    .select({ paymentId: payment.paymentId, paid: payment.amount })
    .from(payment)
    .where(
      and(
        or(
          and(eq(payment.purpose, 'order'), eq(payment.targetId, groupOrderId)),
          and(eq(payment.purpose, 'presale'), inArray(payment.targetId, balances)),
        ),
        inArray(payment.status, ['paid', 'refunded']),
      ),
    )
    .orderBy(asc(payment.paidAt), asc(payment.paymentId))
    .for('update');
  const back = await db
    .select({ paymentId: refundPayment.paymentId, sum: sql<string>`sum(${refundPayment.amount})` })
    .from(refundPayment)
    .where(
      inArray(
        refundPayment.paymentId,
        rows.map((row) => row.paymentId),
      ),
    )
    .groupBy(refundPayment.paymentId);
  const backOf = new Map(back.map((row) => [row.paymentId, Number(row.sum)]));
  return rows.map((row) => ({ ...row, refunded: backOf.get(row.paymentId) ?? 0 }));
}

/** What has gone back of the lines of a refund, added to each line. */
export const addRefunded = (
  db: Db,
  part: { orderLineId: string; amount: number; freight: number; points: number; platformCoupon: number },
) =>
  db
    .update(orderLine)
    .set({
      refundedPrice: sql`${orderLine.refundedPrice} + ${part.amount}`,
      refundedFreight: sql`${orderLine.refundedFreight} + ${part.freight}`,
      refundedPoints: sql`${orderLine.refundedPoints} + ${part.points}`,
      refundedPlatform: sql`${orderLine.refundedPlatform} + ${part.platformCoupon}`,
    })
    .where(eq(orderLine.orderLineId, part.orderLineId));

/** The ways that the money of refunds takes back, by refund. */
export async function moneyOfRefunds(db: Db, refundOrderIds: readonly string[]) {
  if (refundOrderIds.length === 0) return [];
  return db
    .select({
      refundOrderId: refundPayment.targetId,
      provider: payment.provider,
      detail: payment.detail,
      amount: refundPayment.amount,
      status: refundPayment.status,
      doneAt: refundPayment.doneAt,
    })
    .from(refundPayment)
    .innerJoin(payment, eq(payment.paymentId, refundPayment.paymentId))
    .where(and(eq(refundPayment.reason, 'refund'), inArray(refundPayment.targetId, [...refundOrderIds])))
    .orderBy(asc(refundPayment.createdAt), asc(refundPayment.refundPaymentId));
}
export type MoneyRow = Awaited<ReturnType<typeof moneyOfRefunds>>[number];
