import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { CREDIT_BILL_STATES } from '../../contracts/states.ts';
import { company } from './account.ts';
import { presaleOrder } from './activity.ts';
import { createdAt, fen, randomId, time, isKnown } from './columns.ts';
import { groupOrder } from './order.ts';

/** What a company owes for one order that was paid on its credit terms. */
export const creditBill = pgTable(
  'credit_bill',
  {
    creditBillId: randomId(),
    creditBillSn: text().notNull().unique(),
    companyId: integer()
      .notNull()
      .references(() => company.companyId),
    /** Who placed the order. */
    uid: integer().notNull(),
    groupOrderId: text()
      .notNull()
      .references(() => groupOrder.groupOrderId),
    /** For the balance of a presale; null: for the order. */
    presaleOrderId: text().references(() => presaleOrder.presaleOrderId),
    amount: fen().notNull(),
    /** What has come back: paid by the company, or refunded. */
    repaid: fen().notNull().default(0),
    status: text({ enum: CREDIT_BILL_STATES }).notNull(),
    dueAt: time().notNull(),
    createdAt: createdAt(),
    settledAt: time(),
  },
  (t) => [
    uniqueIndex('credit_bill_order').on(sql`coalesce(${t.presaleOrderId}, ${t.groupOrderId})`),
    index('credit_bill_company').on(t.companyId, t.dueAt),
    index('credit_bill_due')
      .on(t.dueAt)
      .where(sql`status = 'open'`),
    check('credit_bill_positive', sql`${t.amount} > 0`),
    check('credit_bill_repaid', sql`${t.repaid} >= 0 and ${t.repaid} <= ${t.amount}`),
    isKnown(t.status, CREDIT_BILL_STATES),
  ],
);

/** Who has paid how much towards a bill: what is refunded afterwards goes back to them. */
export const creditRepayment = pgTable(
  'credit_repayment',
  {
    creditRepaymentId: randomId(),
    creditBillId: text()
      .notNull()
      .references(() => creditBill.creditBillId),
    uid: integer().notNull(),
    /** The payment at a provider; null: it came from the balance. */
    paymentId: text(),
    amount: fen().notNull(),
    /** What has gone back of it. */
    returned: fen().notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    index('credit_repayment_bill').on(t.creditBillId),
    check('credit_repayment_returned', sql`${t.returned} >= 0 and ${t.returned} <= ${t.amount}`),
  ],
);
