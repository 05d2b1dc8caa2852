import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { MASS_CHANGE_KINDS, MASS_CHANGE_OUTCOMES } from '../../contracts/states.ts';
import { createdAt, isKnown, randomId, time } from './columns.ts';
import type { TierRow } from './goods.ts';
import type { LineChange } from './price-list.ts';

/** What a row was and became, where words do not say enough to take it back. */
export interface MassHeld {
  tiers?: { before: TierRow[]; after: TierRow[]; otPrice: number };
  groups?: { before: number; after: number };
  /** Own categories of the store by their numbers and names; 0: none. */
  categories?: { before: { id: number; name: string }; after: { id: number; name: string } };
  line?: LineChange;
  /** A group of words or of standards that was taken away. */
  group?: { words: string[]; note?: string; noteEn?: string };
}

/** Many rows that somebody of a store has changed at once, and can take back for a day. */
export const massChange = pgTable(
  'mass_change',
  {
    massChangeId: randomId(),
    merId: integer().notNull(),
    uid: integer().notNull(),
    /** The program that did it with a token of this account, as the token was called; null: the person. */
    program: text(),
    kind: text({ enum: MASS_CHANGE_KINDS }).notNull(),
    createdAt: createdAt(),
    undoneAt: time(),
  },
  (t) => [index('mass_change_store').on(t.merId, t.createdAt), isKnown(t.kind, MASS_CHANGE_KINDS)],
);

export const massChangeLine = pgTable(
  'mass_change_line',
  {
    massChangeId: text()
      .notNull()
      .references(() => massChange.massChangeId),
    sort: integer().notNull(),
    /** Id of the size, the product, the price list or the coupon, or the customer as the wire writes it. */
    target: text().notNull(),
    name: text().notNull(),
    before: text().notNull(),
    after: text().notNull(),
    held: jsonb().$type<MassHeld>().notNull(),
    outcome: text({ enum: MASS_CHANGE_OUTCOMES }).notNull().default('done'),
  },
  (t) => [primaryKey({ columns: [t.massChangeId, t.sort] }), isKnown(t.outcome, MASS_CHANGE_OUTCOMES)],
);
