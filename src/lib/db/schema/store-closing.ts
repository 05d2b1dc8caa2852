import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { STORE_CLOSING_STATES } from '../../contracts/states.ts';
import { createdAt, isKnown, randomId, time } from './columns.ts';
import { merchant } from './merchant.ts';

/** A store that closes for good. States: domain/desk/store-closing/store-closing.flow.ts. */
export const storeClosing = pgTable(
  'store_closing',
  {
    storeClosingId: randomId(),
    merId: integer()
      .notNull()
      .references(() => merchant.merId),
    status: text({ enum: STORE_CLOSING_STATES }).notNull(),
    reason: text().notNull(),
    /** Asked for by the store itself, which may then take it back. */
    isOwn: boolean().notNull(),
    askedBy: integer().notNull(),
    decidedBy: integer(),
    createdAt: createdAt(),
    decidedAt: time(),
  },
  (t) => [
    index('store_closing_store').on(t.merId, t.createdAt),
    // A store closes once at a time, and stays closed.
    uniqueIndex('store_closing_one')
      .on(t.merId)
      .where(sql`status in ('winding_up', 'closed')`),
    isKnown(t.status, STORE_CLOSING_STATES),
  ],
);
