import { and, asc, count, desc, eq, gte, isNull, lt, lte, or } from 'drizzle-orm';
import type { Database, Db } from '#lib/db/database.ts';
import { newId } from '#lib/kernel/ids.ts';
import { payment, paymentNotice } from '#lib/db/schema.ts';

export type PaymentRow = typeof payment.$inferSelect;
export type Purpose = 'order' | 'recharge' | 'presale' | 'credit';

/** Keeps one that is paid as it is made, by a balance or a credit. */
export const addPaid = (
  database: Pick<Database, 'insertLast'>,
  row: Omit<typeof payment.$inferInsert, 'paymentId' | 'outTradeNo' | 'status' | 'createdAt' | 'paidAt'>,
  paidAt: Date,
): Promise<void> =>
  database.insertLast(payment, [
    {
      ...row,
      paymentId: newId(paidAt),
      outTradeNo: newId(paidAt),
      status: 'paid',
      createdAt: paidAt,
      paidAt,
    },
  ]);

/** Undefined when the same target has a pending payment at this provider already. */
export const addPayment = async (
  db: Db,
  row: typeof payment.$inferInsert,
): Promise<PaymentRow | undefined> => {
  const rows = await db.insert(payment).values(row).onConflictDoNothing().returning();
  return rows[0];
};

export const pendingPayment = async (db: Db, purpose: Purpose, targetId: string, provider: string) => {
  const rows = await db
    .select()
    .from(payment)
    .where(
      and(
        eq(payment.purpose, purpose),
        eq(payment.targetId, targetId),
        eq(payment.provider, provider),
        eq(payment.status, 'pending'),
      ),
    );
  return rows[0];
};

export const paymentById = async (db: Db, paymentId: string) => {
  const rows = await db.select().from(payment).where(eq(payment.paymentId, paymentId));
  return rows[0];
};

/** Newest first. */
export const paymentsOf = (db: Db, purpose: Purpose, targetId: string) =>
  db
    .select()
    .from(payment)
    .where(and(eq(payment.purpose, purpose), eq(payment.targetId, targetId)))
    .orderBy(desc(payment.createdAt), desc(payment.paymentId));

/** Locks the payment until the transaction ends. */
export const lockPayment = async (db: Db, paymentId: string) => {
  const rows = await db.select().from(payment).where(eq(payment.paymentId, paymentId)).for('update');
  return rows[0];
};

export const lockPaymentByNo = async (db: Db, provider: string, outTradeNo: string) => {
  const rows = await db
    .select()
    .from(payment)
    .where(and(eq(payment.outTradeNo, outTradeNo), eq(payment.provider, provider)))
    .for('update');
  return rows[0];
};

export const changePayment = (
  db: Db,
  paymentId: string,
  change: Pick<PaymentRow, 'status'> & Partial<Pick<PaymentRow, 'tradeNo' | 'paidAt'>>,
) => db.update(payment).set(change).where(eq(payment.paymentId, paymentId));

/** A payment that was paid in the meantime stays paid. */
export const closePending = (db: Db, paymentId: string) =>
  db
    .update(payment)
    .set({ status: 'closed' })
    .where(and(eq(payment.paymentId, paymentId), eq(payment.status, 'pending')));

/** Claims the check that is due now and sets the time of the next one; false when another process has claimed it. */
export async function takeAskTurn(db: Db, paymentId: string, now: Date, next: Date): Promise<boolean> {
  const rows = await db
    .update(payment)
    .set({ askAt: next })
    .where(and(eq(payment.paymentId, paymentId), eq(payment.status, 'pending'), lte(payment.askAt, now)))
    .returning({ paymentId: payment.paymentId });
  return rows.length === 1;
}

/** Claims the right to ask the provider now, so that many payers who poll cause few requests; false for the others. */
export async function takePollTurn(db: Db, paymentId: string, now: Date, before: Date): Promise<boolean> {
  const rows = await db
    .update(payment)
    .set({ askedAt: now })
    .where(
      and(
        eq(payment.paymentId, paymentId),
        eq(payment.status, 'pending'),
        or(isNull(payment.askedAt), lte(payment.askedAt, before)),
      ),
    )
    .returning({ paymentId: payment.paymentId });
  return rows.length === 1;
}

/** Pending payments whose turn to be asked about has passed: their job was lost. */
export const overduePayments = (db: Db, before: Date, limit: number) =>
  db
    .select({ paymentId: payment.paymentId })
    .from(payment)
    .where(and(eq(payment.status, 'pending'), lt(payment.askAt, before)))
    .orderBy(asc(payment.askAt))
    .limit(limit);

/** Undefined when the nonce was used before. */
export const addNotice = async (db: Db, row: typeof paymentNotice.$inferInsert) => {
  const rows = await db.insert(paymentNotice).values(row).onConflictDoNothing().returning();
  return rows[0];
};

export const noticeByNonce = async (db: Db, provider: string, nonce: string) => {
  const rows = await db
    .select()
    .from(paymentNotice)
    .where(and(eq(paymentNotice.provider, provider), eq(paymentNotice.nonce, nonce)));
  return rows[0];
};

export const changeNoticeOutcome = (db: Db, noticeId: string, outcome: string) =>
  db.update(paymentNotice).set({ outcome }).where(eq(paymentNotice.noticeId, noticeId));

/** How many payments with this id or a later one there are, by provider and status; ids sort by their time. */
export const countPaymentsFrom = (db: Db, paymentId: string) =>
  db
    .select({ provider: payment.provider, status: payment.status, count: count() })
    .from(payment)
    .where(gte(payment.paymentId, paymentId))
    .groupBy(payment.provider, payment.status);
