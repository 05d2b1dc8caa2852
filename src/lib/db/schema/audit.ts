import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { AUDIT_PHASES, AUDIT_ROLES } from '../../contracts/states.ts';
import { time, isKnown } from './columns.ts';

/**
 * What people of stores and of the platform have done, never changed or removed: each entry holds the hash of the
 * one before. An act has two entries: when it begins and how it ended.
 */
export const auditEntry = pgTable(
  'audit_entry',
  {
    /** 1, 2, 3 … without a gap. */
    seq: integer().primaryKey(),
    phase: text({ enum: AUDIT_PHASES }).notNull(),
    at: time().notNull(),
    uid: integer().notNull(),
    /** The store that the act is of; null for the platform. */
    merId: integer(),
    role: text({ enum: AUDIT_ROLES }).notNull(),
    /** Method and path of the row, and what was sent, without secrets. */
    act: text().notNull(),
    input: text().notNull(),
    /** done, or the code of the failure; empty at the beginning. */
    outcome: text().notNull().default(''),
    requestId: text().notNull(),
    address: text().notNull(),
    device: text().notNull(),
    previous: text().notNull(),
    hash: text().notNull(),
  },
  (t) => [
    index('audit_entry_store').on(t.merId, t.seq),
    index('audit_entry_person').on(t.uid, t.seq),
    isKnown(t.phase, AUDIT_PHASES),
    isKnown(t.role, AUDIT_ROLES),
  ],
);
