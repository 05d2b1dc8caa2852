import { index, json, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from './columns.ts';

/**
 * The answer to an act that came under a key of its caller's: a copy of the call is answered from here. Texts that
 * editors look at before they are published are kept here too, under the hash of the key in their private address.
 */
export const keptAnswer = pgTable(
  'kept_answer',
  {
    /** Hash of who called, which row, and the key. */
    callHash: text().primaryKey(),
    /** Hash of what was asked; the same key under something else is refused. */
    inputHash: text().notNull(),
    /** Null while the act is under way. */
    answer: json().$type<{ value: unknown }>(),
    at: time().notNull(),
  },
  (t) => [index('kept_answer_at').on(t.at)],
);
