import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { STORE_ACCOUNT_STATES, WITHDRAWAL_STATES } from '../../contracts/states.ts';
import { createdAt, fen, randomId, time, isKnown } from './columns.ts';
import { merchant } from './merchant.ts';

/** Bank accounts that a store is paid out to: one person names one, another person of the store confirms it. */
export const storeAccount = pgTable(
  'store_account',
  {
    storeAccountId: randomId(),
    merId: integer()
      .notNull()
      .references(() => merchant.merId),
    name: text().notNull(),
    bank: text().notNull(),
    account: text().notNull(),
    branchNo: text().notNull(),
    status: text({ enum: STORE_ACCOUNT_STATES }).notNull(),
    proposedBy: integer().notNull(),
    decidedBy: integer(),
    createdAt: createdAt(),
    decidedAt: time(),
  },
  (t) => [
    index('store_account_store').on(t.merId, t.createdAt),
    uniqueIndex('store_account_in_force')
      .on(t.merId)
      .where(sql`status = 'in_force'`),
    check(
      'store_account_two_people',
      sql`${t.status} not in ('in_force', 'replaced') or ${t.decidedBy} <> ${t.proposedBy}`,
    ),
    isKnown(t.status, STORE_ACCOUNT_STATES),
  ],
);

/** Money of a store on its way to its bank account. States: domain/trade/withdrawal/withdrawal.flow.ts. */
export const withdrawal = pgTable(
  'withdrawal',
  {
    withdrawalId: randomId(),
    withdrawalSn: text().notNull().unique(),
    merId: integer()
      .notNull()
      .references(() => merchant.merId),
    amount: fen().notNull(),
    /** Where it goes, as the account was when it was asked for. */
    name: text().notNull(),
    bank: text().notNull(),
    account: text().notNull(),
    branchNo: text().notNull(),
    status: text({ enum: WITHDRAWAL_STATES }).notNull(),
    /** Two people of the store, then two of the platform. */
    askedBy: integer().notNull(),
    approvedBy: integer(),
    firstUid: integer(),
    secondUid: integer(),
    /** Number of the transfer at the bank. */
    serialNo: text(),
    reason: text().notNull().default(''),
    createdAt: createdAt(),
    approvedAt: time(),
    decidedAt: time(),
  },
  (t) => [
    index('withdrawal_store').on(t.merId, t.createdAt),
    index('withdrawal_waiting')
      .on(t.createdAt)
      .where(sql`status in ('approved', 'half_confirmed')`),
    // One transfer of the bank pays one withdrawal.
    uniqueIndex('withdrawal_slip')
      .on(t.serialNo)
      .where(sql`status = 'paid'`),
    check('withdrawal_positive', sql`${t.amount} > 0`),
    check('withdrawal_asked_and_approved', sql`${t.approvedBy} is null or ${t.approvedBy} <> ${t.askedBy}`),
    check('withdrawal_two_people', sql`${t.secondUid} is null or ${t.secondUid} <> ${t.firstUid}`),
    check(
      'withdrawal_paid_by_two',
      sql`${t.status} <> 'paid' or (${t.approvedBy} is not null and ${t.secondUid} is not null and ${t.serialNo} is not null)`,
    ),
    isKnown(t.status, WITHDRAWAL_STATES),
  ],
);
