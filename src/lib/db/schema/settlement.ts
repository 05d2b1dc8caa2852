import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { COMMISSION_KINDS } from '../../contracts/states.ts';
import { fen, time, isKnown } from './columns.ts';
import { storeOrder } from './order.ts';

/** When what a store earned with an order is set free, and what it was; a row from the receipt on. */
export const orderSettlement = pgTable(
  'order_settlement',
  {
    orderId: text()
      .primaryKey()
      .references(() => storeOrder.orderId),
    merId: integer().notNull(),
    dueAt: time().notNull(),
    /** What was set free, and the commission that was taken of it; fen. */
    amount: fen().notNull().default(0),
    commission: fen().notNull().default(0),
    settledAt: time(),
  },
  (t) => [
    index('order_settlement_due')
      .on(t.dueAt)
      .where(sql`settled_at is null`),
    index('order_settlement_store').on(t.merId, t.settledAt),
    index('order_settlement_open')
      .on(t.merId)
      .where(sql`settled_at is null`),
    check('order_settlement_commission', sql`${t.commission} >= 0 and ${t.commission} <= ${t.amount}`),
  ],
);

/** What the mall takes of goods, in thousandths: of a store, or of a category where the store has no rate. */
export const commissionRate = pgTable(
  'commission_rate',
  {
    kind: text({ enum: COMMISSION_KINDS }).notNull(),
    ownerId: integer().notNull(),
    permille: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.ownerId] }),
    check(
      'commission_rate_range',
      sql`${t.permille} between 0 and 1000 and ${t.kind} in ('store', 'category')`,
    ),
    isKnown(t.kind, COMMISSION_KINDS),
  ],
);

/** Another rate that one person has named; it holds when a second one names the same. */
export const commissionProposal = pgTable(
  'commission_proposal',
  {
    kind: text({ enum: COMMISSION_KINDS }).notNull(),
    ownerId: integer().notNull(),
    /** Null: there shall be none. */
    permille: integer(),
    uid: integer().notNull(),
    proposedAt: time().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.ownerId] }),
    check('commission_proposal_range', sql`${t.permille} between 0 and 1000`),
    isKnown(t.kind, COMMISSION_KINDS),
  ],
);
