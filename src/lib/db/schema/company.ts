import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { INVITATION_STATES } from '../../contracts/states.ts';
import { TEAM_ROLES } from '../../contracts/fields.ts';
import { company } from './account.ts';
import { createdAt, fen, randomId, time, isKnown } from './columns.ts';
import type { HeaderSnapshot } from './invoice.ts';
import { groupOrder } from './order.ts';

const companyId = () =>
  integer()
    .notNull()
    .references(() => company.companyId);

/** A phone that is asked to buy for a company; who holds it may have an account or not. */
export const companyInvitation = pgTable(
  'company_invitation',
  {
    invitationId: randomId(),
    companyId: companyId(),
    phone: text().notNull(),
    role: text({ enum: TEAM_ROLES }).notNull(),
    status: text({ enum: INVITATION_STATES }).notNull(),
    invitedBy: integer().notNull(),
    createdAt: createdAt(),
    expiresAt: time().notNull(),
    decidedAt: time(),
  },
  (t) => [
    index('company_invitation_phone').on(t.phone),
    uniqueIndex('company_invitation_once')
      .on(t.companyId, t.phone)
      .where(sql`status = 'pending'`),
    isKnown(t.role, TEAM_ROLES),
    isKnown(t.status, INVITATION_STATES),
  ],
);

/** A member who is asked to own the company in its owner's place. */
export const companyHandover = pgTable(
  'company_handover',
  {
    handoverId: randomId(),
    companyId: companyId(),
    fromUid: integer().notNull(),
    toUid: integer().notNull(),
    status: text({ enum: INVITATION_STATES }).notNull(),
    createdAt: createdAt(),
    expiresAt: time().notNull(),
    decidedAt: time(),
  },
  (t) => [
    uniqueIndex('company_handover_once')
      .on(t.companyId)
      .where(sql`status = 'pending'`),
    isKnown(t.status, INVITATION_STATES),
  ],
);

/** Every act in a company, for its admins. */
export const companyLog = pgTable(
  'company_log',
  {
    companyLogId: randomId(),
    companyId: companyId(),
    /** Which sentence: a key of locales/<locale>/company.json under `log`. */
    event: text().notNull(),
    /** Whoever did it; null for the mall itself. */
    actorUid: integer(),
    /** Names and sums as they were then. */
    params: jsonb().$type<Record<string, string>>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('company_log_company').on(t.companyId, t.createdAt)],
);

/** Why an order waits for approval, and what came of it; the state is in the group order. */
export const companyApproval = pgTable(
  'company_approval',
  {
    groupOrderId: text()
      .primaryKey()
      .references(() => groupOrder.groupOrderId),
    companyId: companyId(),
    /** Who wants to buy; may not decide. */
    requesterUid: integer().notNull(),
    /** Price of the order and the limit that it is above. */
    amount: fen().notNull(),
    orderLimit: fen().notNull(),
    /** The requester's budget of the month, and what was ordered of it before; null: none. */
    budget: fen(),
    monthBefore: fen(),
    decidedBy: integer(),
    reason: text(),
    createdAt: createdAt(),
    decidedAt: time(),
  },
  (t) => [
    index('company_approval_company').on(t.companyId, t.createdAt),
    check('company_approval_other', sql`${t.decidedBy} is null or ${t.decidedBy} <> ${t.requesterUid}`),
  ],
);

/** Places of a company to which its members have goods sent. */
export const companyAddress = pgTable(
  'company_address',
  {
    addressId: randomId(),
    companyId: companyId(),
    realName: text().notNull(),
    phone: text().notNull(),
    regionCodes: jsonb().$type<string[]>().notNull(),
    regionNames: jsonb().$type<string[]>().notNull(),
    detail: text().notNull(),
    postCode: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [index('company_address_company').on(t.companyId)],
);

/** Invoice headers of a company. */
export const companyHeader = pgTable(
  'company_header',
  {
    headerId: randomId(),
    companyId: companyId(),
    header: jsonb().$type<HeaderSnapshot>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('company_header_company').on(t.companyId)],
);
