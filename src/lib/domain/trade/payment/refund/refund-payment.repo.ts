import { and, asc, desc, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { payment, refundPayment } from '#lib/db/schema.ts';

export type RefundRow = typeof refundPayment.$inferSelect;

/** Undefined when this payment was refunded for this reason and target already. */
export const addRefund = async (
  db: Db,
  row: typeof refundPayment.$inferInsert,
): Promise<RefundRow | undefined> => {
  const rows = await db.insert(refundPayment).values(row).onConflictDoNothing().returning();
  return rows[0];
};

export const refundById = async (db: Db, refundPaymentId: string) => {
  const rows = await db
    .select()
    .from(refundPayment)
    .where(eq(refundPayment.refundPaymentId, refundPaymentId));
  return rows[0];
};

export const refundByNo = async (db: Db, outRefundNo: string) => {
  const rows = await db.select().from(refundPayment).where(eq(refundPayment.outRefundNo, outRefundNo));
  return rows[0];
};

export const refundFor = async (db: Db, paymentId: string, reason: string, targetId: string) => {
  const rows = await db
    .select()
    .from(refundPayment)
    .where(
      and(
        eq(refundPayment.paymentId, paymentId),
        eq(refundPayment.reason, reason),
        eq(refundPayment.targetId, targetId),
      ),
    );
  return rows[0];
};

/** What goes back of a payment, or has gone back; fen. */
export async function refundedOf(db: Db, paymentId: string, status?: 'done'): Promise<number> {
  const done = status && eq(refundPayment.status, status);
  const rows = await db
    .select({ sum: sql<string>`coalesce(sum(${refundPayment.amount}), 0)` })
    .from(refundPayment)
    .where(and(eq(refundPayment.paymentId, paymentId), done));
  return Number(rows[0]?.sum ?? 0);
}

/** False when it was done already. */
export async function finishRefund(db: Db, refundPaymentId: string, doneAt: Date): Promise<boolean> {
  const rows = await db
    .update(refundPayment)
    .set({ status: 'done', doneAt, lastError: null })
    .where(and(eq(refundPayment.refundPaymentId, refundPaymentId), ne(refundPayment.status, 'done')))
    .returning({ id: refundPayment.refundPaymentId });
  return rows.length === 1;
}

export const countFailure = (db: Db, refundPaymentId: string, lastError: string) =>
  db
    .update(refundPayment)
    .set({ status: 'failed', lastError, tries: sql`${refundPayment.tries} + 1` })
    .where(and(eq(refundPayment.refundPaymentId, refundPaymentId), ne(refundPayment.status, 'done')));

/** Refunds that are still on their way after a long time: their job has given up. */
export const staleRefunds = (db: Db, before: Date, limit: number) =>
  db
    .select({ refundPaymentId: refundPayment.refundPaymentId })
    .from(refundPayment)
    .innerJoin(payment, eq(payment.paymentId, refundPayment.paymentId))
    // A bank transfer goes back by hand.
    .where(
      and(
        ne(refundPayment.status, 'done'),
        lt(refundPayment.createdAt, before),
        ne(payment.provider, 'offline'),
      ),
    )
    .orderBy(asc(refundPayment.createdAt))
    .limit(limit);

/** The latest refund made by the mall itself, for money that came too late, twice or at an old price. */
export const unaskedRefundOf = async (db: Db, paymentIds: readonly string[]) => {
  if (paymentIds.length === 0) return undefined;
  const rows = await db
    .select()
    .from(refundPayment)
    .where(
      and(
        inArray(refundPayment.paymentId, [...paymentIds]),
        inArray(refundPayment.reason, ['late_payment', 'double_payment', 'price_changed']),
      ),
    )
    .orderBy(desc(refundPayment.createdAt))
    .limit(1);
  return rows[0];
};
