import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { DIFFERENCE_KINDS, MONEY_WAYS, STATEMENT_PROVIDERS } from '../../contracts/states.ts';
import { createdAt, fen, isKnown, randomId, time } from './columns.ts';

/** A statement file of a provider that was compared with payments and refunds; it changes none of them. */
export const reconciliation = pgTable(
  'reconciliation',
  {
    reconciliationId: randomId(),
    provider: text({ enum: STATEMENT_PROVIDERS }).notNull(),
    fileName: text().notNull(),
    /** Of its bytes: the same file is not taken twice. */
    fileHash: text().notNull().unique(),
    /** Days of the mall's clock that it covers, both included. */
    firstDay: text().notNull(),
    lastDay: text().notNull(),
    lines: integer().notNull(),
    matched: integer().notNull(),
    /** What came in and what went back by the file, fen. */
    paid: fen().notNull(),
    refunded: fen().notNull(),
    uid: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('reconciliation_created').on(t.createdAt), isKnown(t.provider, STATEMENT_PROVIDERS)],
);

/** Where the file and the mall say different things; people settle it with a note. */
export const reconciliationDifference = pgTable(
  'reconciliation_difference',
  {
    differenceId: randomId(),
    reconciliationId: text()
      .notNull()
      .references(() => reconciliation.reconciliationId),
    kind: text({ enum: DIFFERENCE_KINDS }).notNull(),
    way: text({ enum: MONEY_WAYS }).notNull(),
    /** Our number of the payment or the refund, and the provider's. */
    number: text().notNull(),
    tradeNo: text().notNull(),
    /** Fen; null where one side has none. */
    amountThere: fen(),
    amountHere: fen(),
    at: time().notNull(),
    note: text(),
    settledBy: integer(),
    settledAt: time(),
  },
  (t) => [
    index('reconciliation_difference_run').on(t.reconciliationId),
    isKnown(t.kind, DIFFERENCE_KINDS),
    isKnown(t.way, MONEY_WAYS),
  ],
);
