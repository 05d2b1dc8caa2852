import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { FEEDBACK_TYPES } from '../../contracts/fields.ts';
import { createdAt, randomId, time, isKnown } from './columns.ts';

/** What a visitor with an account tells the platform about the mall, and what it answered. */
export const feedback = pgTable(
  'feedback',
  {
    feedbackId: randomId(),
    uid: integer().notNull(),
    type: text({ enum: FEEDBACK_TYPES }).notNull(),
    content: text().notNull(),
    images: jsonb().$type<string[]>().notNull().default([]),
    /** How its writer wants to be called and reached; empty: by the account. */
    realname: text().notNull().default(''),
    contact: text().notNull().default(''),
    answer: text().notNull().default(''),
    answeredAt: time(),
    createdAt: createdAt(),
  },
  (t) => [
    index().on(t.uid, t.createdAt),
    index().on(t.answeredAt, t.createdAt),
    isKnown(t.type, FEEDBACK_TYPES),
  ],
);
