import { and, asc, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { company, creditBill, creditRepayment, groupOrder } from '#lib/db/schema.ts';

export type BillRow = typeof creditBill.$inferSelect;

/**
 * Takes from the credit of a verified company; false when it is not enough. The row is locked until the transaction
 * ends.
 */
export async function takeLimit(db: Db, companyId: number, amount: number): Promise<boolean> {
  const rows = await db
    .update(company)
    .set({ creditUsed: sql`${company.creditUsed} + ${amount}` })
    .where(
      and(
        eq(company.companyId, companyId),
        eq(company.status, 'verified'),
        sql`${company.creditUsed} + ${amount} <= ${company.creditLimit}`,
      ),
    )
    .returning({ id: company.companyId });
  return rows.length === 1;
}

export const giveLimit = (db: Db, companyId: number, amount: number) =>
  db
    .update(company)
    .set({ creditUsed: sql`${company.creditUsed} - ${amount}` })
    .where(and(eq(company.companyId, companyId), gte(company.creditUsed, amount)));

export const addBill = (db: Db, row: typeof creditBill.$inferInsert) => db.insert(creditBill).values(row);

export const lockBill = async (db: Db, creditBillId: string): Promise<BillRow | undefined> => {
  const rows = await db
    .select()
    .from(creditBill)
    .where(eq(creditBill.creditBillId, creditBillId))
    .for('update');
  return rows[0];
};

/** When bills of a purchase are due and were paid off: one for the order, another for the balance of a presale. */
export const termsOf = (db: Db, groupOrderId: string) =>
  db
    .select({ dueAt: creditBill.dueAt, settledAt: creditBill.settledAt })
    .from(creditBill)
    .where(eq(creditBill.groupOrderId, groupOrderId))
    .orderBy(asc(creditBill.dueAt));

/** What a bill is for, as its id: an order, or the balance of a presale. */
const billedFor = sql`coalesce(${creditBill.presaleOrderId}, ${creditBill.groupOrderId})`;

/** The bill of an order, or of the balance of a presale, by its id. */
export const lockBillOf = async (db: Db, targetId: string): Promise<BillRow | undefined> => {
  const rows = await db
    .select()
    .from(creditBill)
    .where(sql`${billedFor} = ${targetId}`)
    .for('update');
  return rows[0];
};

export const changeBill = (
  db: Db,
  creditBillId: string,
  change: Pick<BillRow, 'repaid' | 'status' | 'settledAt'>,
) => db.update(creditBill).set(change).where(eq(creditBill.creditBillId, creditBillId));

export type RepaymentRow = typeof creditRepayment.$inferSelect;

export const addRepayment = (db: Db, row: typeof creditRepayment.$inferInsert) =>
  db.insert(creditRepayment).values(row);

/** Repayments of a bill of which something is left, the latest first; the bill is locked. */
export const repaymentsOf = (db: Db, creditBillId: string): Promise<RepaymentRow[]> =>
  db
    .select()
    .from(creditRepayment)
    .where(
      and(
        eq(creditRepayment.creditBillId, creditBillId),
        lt(creditRepayment.returned, creditRepayment.amount),
      ),
    )
    .orderBy(desc(creditRepayment.createdAt), desc(creditRepayment.creditRepaymentId))
    .for('update');

export const addReturned = (db: Db, creditRepaymentId: string, amount: number) =>
  db
    .update(creditRepayment)
    .set({ returned: sql`${creditRepayment.returned} + ${amount}` })
    .where(eq(creditRepayment.creditRepaymentId, creditRepaymentId));

/** Who owns a company: its applicant. */
export async function ownerOf(db: Db, companyId: number): Promise<number | undefined> {
  const rows = await db
    .select({ uid: company.applicantUid })
    .from(company)
    .where(eq(company.companyId, companyId));
  return rows[0]?.uid ?? undefined;
}

export async function hasOverdue(db: Db, companyId: number, now: Date): Promise<boolean> {
  const rows = await db
    .select({ id: creditBill.creditBillId })
    .from(creditBill)
    .where(and(eq(creditBill.companyId, companyId), eq(creditBill.status, 'open'), lt(creditBill.dueAt, now)))
    .limit(1);
  return rows.length > 0;
}

/** Open bills by their due date, then settled ones, the latest first. */
export const billsOf = (db: Db, companyId: number, most: number, uid?: number) =>
  db
    .select({ bill: creditBill, sn: groupOrder.groupOrderSn, buyer: groupOrder.uid })
    .from(creditBill)
    .innerJoin(groupOrder, eq(groupOrder.groupOrderId, creditBill.groupOrderId))
    .where(and(eq(creditBill.companyId, companyId), uid === undefined ? undefined : eq(creditBill.uid, uid)))
    .orderBy(
      asc(creditBill.status),
      sql`case when ${creditBill.status} = 'open' then ${creditBill.dueAt} end`,
      desc(creditBill.createdAt),
    )
    .limit(most);

/** Open bills whose due date is between these two times. */
export const billsDue = (db: Db, from: Date, until: Date) =>
  db
    .select()
    .from(creditBill)
    .where(and(eq(creditBill.status, 'open'), gte(creditBill.dueAt, from), lt(creditBill.dueAt, until)))
    .orderBy(asc(creditBill.dueAt))
    .limit(500);
