import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { BANK_TRANSFER_STATES } from '../../contracts/states.ts';
import { presaleOrder } from './activity.ts';
import { createdAt, fen, randomId, time, isKnown } from './columns.ts';
import { groupOrder } from './order.ts';
import { payment } from './payment.ts';

/** What a buyer says to have sent from a bank, until the finance desk has looked at the account. */
export const bankTransfer = pgTable(
  'bank_transfer',
  {
    bankTransferId: randomId(),
    groupOrderId: text()
      .notNull()
      .references(() => groupOrder.groupOrderId),
    /** Sent for the balance of a presale; null: for the order. */
    presaleOrderId: text().references(() => presaleOrder.presaleOrderId),
    /** The attempt to pay that stands behind it. */
    paymentId: text()
      .notNull()
      .references(() => payment.paymentId),
    uid: integer().notNull(),
    payerName: text().notNull(),
    bank: text().notNull(),
    /** Number of the transfer on the bank's slip. */
    serialNo: text().notNull(),
    amount: fen().notNull(),
    /** Paths of private pictures. */
    vouchers: jsonb().$type<string[]>().notNull().default([]),
    status: text({ enum: BANK_TRANSFER_STATES }).notNull(),
    /** Who confirmed it, first and second; large sums need both. */
    firstUid: integer(),
    secondUid: integer(),
    reason: text(),
    createdAt: createdAt(),
    decidedAt: time(),
  },
  (t) => [
    index('bank_transfer_order').on(t.groupOrderId, t.createdAt),
    index('bank_transfer_waiting')
      .on(t.createdAt)
      .where(sql`status in ('waiting', 'half_confirmed')`),
    uniqueIndex('bank_transfer_one_waiting')
      .on(sql`coalesce(${t.presaleOrderId}, ${t.groupOrderId})`)
      .where(sql`status in ('waiting', 'half_confirmed')`),
    // One slip of a bank pays one order.
    uniqueIndex('bank_transfer_slip')
      .on(t.bank, t.serialNo)
      .where(sql`status = 'confirmed'`),
    check('bank_transfer_positive', sql`${t.amount} > 0`),
    check('bank_transfer_two_people', sql`${t.secondUid} is null or ${t.secondUid} <> ${t.firstUid}`),
    isKnown(t.status, BANK_TRANSFER_STATES),
  ],
);
