import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { FEE_INVOICE_STATES } from '../../contracts/states.ts';
import { INVOICE_FILES } from '../../contracts/invoice-views.ts';
import { createdAt, fen, isKnown, time } from './columns.ts';
import type { HeaderSnapshot } from './invoice.ts';
import { merchant } from './merchant.ts';

/**
 * What the mall took of a store in a month of its clock, less what was given back: the sum of the ledger's `order_charge`
 * on the store's free account, counted by a trigger as they are booked, so that no list has to add a year of them up.
 */
export const feeMonth = pgTable(
  'fee_month',
  {
    merId: integer().notNull(),
    /** "2026-10" */
    month: text().notNull(),
    taken: fen().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.merId, t.month] }), index('fee_month_month').on(t.month)],
);

/** The mall's own invoice to a store for what it took in a month of the mall's clock: one each. */
export const feeInvoice = pgTable(
  'fee_invoice',
  {
    merId: integer()
      .notNull()
      .references(() => merchant.merId),
    /** "2026-10" */
    month: text().notNull(),
    status: text({ enum: FEE_INVOICE_STATES }).notNull(),
    header: jsonb().$type<HeaderSnapshot>().notNull(),
    /** Amount of the invoice in force; 0: none. */
    amount: fen().notNull().default(0),
    invoiceNo: text(),
    /** Of the red letter that cancelled the one before. */
    redNo: text(),
    /** Numbers of this month's invoices and red letters before those two: nothing else may have them. */
    formerNos: jsonb().$type<string[]>().notNull().default([]),
    /** Who has issued it; null while it is only asked for. */
    uid: integer(),
    createdAt: createdAt(),
    issuedAt: time(),
    changedAt: time().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merId, t.month] }),
    index('fee_invoice_month').on(t.month),
    uniqueIndex('fee_invoice_number')
      .on(t.invoiceNo)
      .where(sql`invoice_no is not null`),
    check('fee_invoice_says', sql`(${t.status} = 'issued') = (${t.amount} > 0)`),
    check('fee_invoice_issued_has_number', sql`${t.status} <> 'issued' or invoice_no is not null`),
    isKnown(t.status, FEE_INVOICE_STATES),
  ],
);

/** The invoice itself as the tax system has made it out, in each of its forms. */
export const feeInvoiceFile = pgTable(
  'fee_invoice_file',
  {
    merId: integer().notNull(),
    month: text().notNull(),
    kind: text({ enum: INVOICE_FILES }).notNull(),
    path: text().notNull(),
    uid: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.merId, t.month, t.kind] }), isKnown(t.kind, INVOICE_FILES)],
);
