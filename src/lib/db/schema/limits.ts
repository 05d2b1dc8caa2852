import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from './columns.ts';

/** Counters of requests; in the database, so that several processes share them. */
export const rateCount = pgTable(
  'rate_count',
  { bucket: text().primaryKey(), count: integer().notNull(), resetsAt: time().notNull() },
  (t) => [index().on(t.resetsAt)],
);
