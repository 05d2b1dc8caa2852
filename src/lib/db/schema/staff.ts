import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { INVITATION_STATES } from '../../contracts/states.ts';
import { STORE_ROLES } from '../../contracts/store-role.ts';
import { user } from './account.ts';
import { createdAt, isKnown, randomId, time, wordsOf } from './columns.ts';
import { merchant } from './merchant.ts';

/** A phone that is asked to work for a store; who holds it may have an account or not. */
export const staffInvitation = pgTable(
  'staff_invitation',
  {
    invitationId: randomId(),
    merId: integer()
      .notNull()
      .references(() => merchant.merId),
    phone: text().notNull(),
    storeRoles: text({ enum: STORE_ROLES }).array().notNull(),
    /** Asked to bring the store's goods, besides these roles or alone. */
    isRider: boolean().notNull().default(false),
    status: text({ enum: INVITATION_STATES }).notNull(),
    invitedBy: integer()
      .notNull()
      .references(() => user.uid),
    createdAt: createdAt(),
    expiresAt: time().notNull(),
    decidedAt: time(),
  },
  (t) => [
    index('staff_invitation_phone').on(t.phone),
    uniqueIndex('staff_invitation_once')
      .on(t.merId, t.phone)
      .where(sql`status = 'pending'`),
    isKnown(t.status, INVITATION_STATES),
    check(
      'staff_invitation_store_roles_known',
      sql`${t.storeRoles} <@ array[${wordsOf(STORE_ROLES)}] and (cardinality(${t.storeRoles}) > 0 or ${t.isRider})`,
    ),
    check('staff_invitation_decided', sql`(${t.status} = 'pending') = (${t.decidedAt} is null)`),
    check('staff_invitation_span', sql`${t.expiresAt} >= ${t.createdAt}`),
  ],
);
