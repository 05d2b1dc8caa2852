import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { LEDGER_ACCOUNT_KINDS, LEDGER_KINDS } from '../../contracts/states.ts';
import { createdAt, fen, randomId, isKnown } from './columns.ts';

/**
 * Double entry: accounts hold a balance, a transfer moves between two of them. Kinds: `buyer_balance`,
 * `merchant_frozen`, `merchant_free`, `merchant_payout` (asked for by a store, on its way to its bank),
 * `merchant_margin` (a store's deposit), `platform_income`, `platform_coupon`, `refund_due` (on its way back to a
 * payer), `gateway` and `bank` (outside money, below zero by what the mall holds of it), `credit_receivable` (below
 * zero by what a company owes). Points have accounts of their own, by buyer, and never meet money in one transfer:
 * `points_free`, `points_locked` and `points_source`, below zero by what the mall has given of them.
 */
export const ledgerAccount = pgTable(
  'ledger_account',
  {
    accountId: randomId(),
    kind: text({ enum: LEDGER_ACCOUNT_KINDS }).notNull(),
    /** uid or mer_id; 0 for the platform's own. */
    ownerId: integer().notNull(),
    balance: fen().notNull().default(0),
  },
  (t) => [
    uniqueIndex('ledger_account_owner').on(t.kind, t.ownerId),
    check(
      'ledger_balance_covered',
      sql`${t.balance} >= 0 or ${t.kind} in ('gateway', 'bank', 'platform_coupon', 'credit_receivable', 'points_source')`,
    ),
    isKnown(t.kind, LEDGER_ACCOUNT_KINDS),
  ],
);

export const ledgerEntry = pgTable(
  'ledger_entry',
  {
    entryId: randomId(),
    /** Order of the entries of an account: time alone does not tell two of one transaction apart. */
    seq: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** The entries of one transfer share it; they sum to zero. */
    transferId: text().notNull(),
    accountId: text()
      .notNull()
      .references(() => ledgerAccount.accountId),
    /** Plus is in, minus is out; fen. */
    amount: fen().notNull(),
    balanceAfter: fen().notNull(),
    kind: text({ enum: LEDGER_KINDS }).notNull(),
    targetId: text().notNull(),
    params: jsonb().$type<Record<string, string>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (t) => [
    index('ledger_entry_account').on(t.accountId, t.seq),
    index('ledger_entry_transfer').on(t.transferId),
    uniqueIndex('ledger_entry_once').on(t.kind, t.targetId, t.accountId),
    isKnown(t.kind, LEDGER_KINDS),
  ],
);
