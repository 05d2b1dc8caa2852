import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import {
  ACCOUNT_STATES,
  FAVOURITE_KINDS,
  OPERATOR_ROLES,
  SCAN_STATES,
  NOTICE_KINDS,
  NOTICE_PACES,
  NOTICE_WAYS,
} from '../../contracts/states.ts';
import { SMS_TYPES } from '../../contracts/identity.ts';
import { TEAM_ROLES } from '../../contracts/fields.ts';
import { PLATFORM_ROLES } from '../../contracts/platform-role.ts';
import { STORE_ROLES } from '../../contracts/store-role.ts';
import { STRATEGIES } from '../../contracts/cookies.ts';
import { COMPANY_STATES } from '../../contracts/company.ts';
import { createdAt, fen, randomId, serialId, time, isKnown, wordsOf } from './columns.ts';

export const user = pgTable(
  'user_account',
  {
    uid: serialId(),
    phone: text().notNull().unique(),
    nickname: text().notNull(),
    avatar: text().notNull().default(''),
    /** Of the last login or order; messages to the phone and letters with invoices are in it. */
    locale: text().notNull().default('zh-CN'),
    passwordHash: text(),
    status: text({ enum: ACCOUNT_STATES }).notNull().default('active'),
    /** Why the platform has frozen it; empty: it has not. */
    frozenReason: text().notNull().default(''),
    /** The company that the account buys for, or has applied for. */
    companyId: integer(),
    companyRole: text({ enum: TEAM_ROLES }).notNull().default('purchaser'),
    /** Orders above this wait for approval; null: what the company says. */
    companyLimit: fen(),
    /** What may be ordered for the company in a month before orders wait; null: no budget. */
    companyBudget: fen(),
    companySince: time(),
    createdAt: createdAt(),
  },
  (t) => [
    index('user_account_company')
      .on(t.companyId)
      .where(sql`company_id is not null`),
    isKnown(t.status, ACCOUNT_STATES),
    isKnown(t.companyRole, TEAM_ROLES),
  ],
);

/** merchant, clerk or platform; everybody is a buyer. */
export const userRole = pgTable(
  'user_role',
  {
    uid: integer()
      .notNull()
      .references(() => user.uid),
    role: text({ enum: OPERATOR_ROLES }).notNull(),
    /** The store that a merchant or clerk works for. */
    merId: integer(),
    /** What one of the platform's people may do there; empty for the others. */
    platformRoles: text({ enum: PLATFORM_ROLES }).array().notNull().default([]),
    /** What one of a store's people may do there; says nothing for the others. */
    storeRoles: text({ enum: STORE_ROLES }).array().notNull().default(['owner']),
    /** When the platform's desk last gave more of its roles; null: they were given at the server. */
    givenAt: time(),
  },
  (t) => [
    // Somebody may work for several stores, but holds a role in each of them once.
    unique('user_role_once').on(t.uid, t.role, t.merId).nullsNotDistinct(),
    check('user_role_platform', sql`(${t.role} = 'platform') = (cardinality(${t.platformRoles}) > 0)`),
    // Each role opens its own store, and the platform's opens none.
    check('user_role_store', sql`(${t.role} = 'platform') = (${t.merId} is null)`),
    isKnown(t.role, OPERATOR_ROLES),
    check(
      'user_role_store_roles_known',
      sql`${t.storeRoles} <@ array[${wordsOf(STORE_ROLES)}] and cardinality(${t.storeRoles}) > 0`,
    ),
    check('user_role_platform_roles_known', sql`${t.platformRoles} <@ array[${wordsOf(PLATFORM_ROLES)}]`),
  ],
);

export const company = pgTable(
  'company',
  {
    companyId: serialId(),
    name: text().notNull(),
    taxNo: text().notNull(),
    status: text({ enum: COMPANY_STATES }).notNull(),
    creditLimit: fen().notNull().default(0),
    /** What of the limit is owed now. */
    creditUsed: fen().notNull().default(0),
    /** A large limit that one person has named; it holds when a second one names the same. */
    creditProposed: fen(),
    creditProposedBy: integer(),
    creditProposedAt: time(),
    /** Private picture of the business licence. */
    licence: text().notNull().default(''),
    /** Who applied: the owner. */
    applicantUid: integer(),
    /** Orders of its purchasers above this wait for approval; null: none do. */
    orderLimit: fen(),
    /** Why it was rejected. */
    reason: text(),
    createdAt: createdAt(),
    decidedAt: time(),
  },
  (t) => [
    // Only one verified company per tax number. Applications are not limited: a refusal would show who is a customer.
    uniqueIndex('company_tax_no')
      .on(t.taxNo)
      .where(sql`status = 'verified'`),
    index('company_alike').on(t.taxNo),
    check('company_credit', sql`${t.creditUsed} >= 0 and ${t.creditUsed} <= ${t.creditLimit}`),
    isKnown(t.status, COMPANY_STATES),
  ],
);

export const session = pgTable(
  'session',
  {
    sessionId: randomId(),
    tokenHash: text().notNull().unique(),
    uid: integer()
      .notNull()
      .references(() => user.uid),
    strategy: text({ enum: STRATEGIES }).notNull(),
    device: text().notNull().default(''),
    address: text().notNull().default(''),
    createdAt: createdAt(),
    lastSeenAt: time().notNull(),
    expiresAt: time().notNull(),
    revokedAt: time(),
  },
  (t) => [index().on(t.uid), isKnown(t.strategy, STRATEGIES)],
);

export const captcha = pgTable('captcha', {
  key: text().primaryKey(),
  answerHash: text().notNull(),
  expiresAt: time().notNull(),
});

export const smsCode = pgTable(
  'sms_code',
  {
    smsCodeId: randomId(),
    phone: text().notNull(),
    type: text({ enum: SMS_TYPES }).notNull(),
    codeHash: text().notNull(),
    tries: integer().notNull().default(0),
    createdAt: createdAt(),
    expiresAt: time().notNull(),
    usedAt: time(),
  },
  (t) => [index().on(t.phone, t.type, t.createdAt), isKnown(t.type, SMS_TYPES)],
);

/** Messages that the local SMS double keeps for reading. */
export const smsOutbox = pgTable('sms_outbox', {
  smsId: randomId(),
  phone: text().notNull(),
  template: text().notNull(),
  text: text().notNull(),
  createdAt: createdAt(),
});

/** A login that a phone confirms for another browser. */
export const scanLogin = pgTable(
  'scan_login',
  {
    key: text().primaryKey(),
    /** Hash of what only the asking browser knows. */
    browserHash: text().notNull(),
    device: text().notNull(),
    address: text().notNull().default(''),
    status: text({ enum: SCAN_STATES }).notNull(),
    uid: integer(),
    createdAt: createdAt(),
    expiresAt: time().notNull(),
  },
  (t) => [isKnown(t.status, SCAN_STATES)],
);

/** What makes the codes of an account's second factor; it counts from the first right code on. */
export const secondFactor = pgTable('second_factor', {
  uid: integer()
    .primaryKey()
    .references(() => user.uid),
  /** Sealed with the mall's key. */
  secret: text().notNull(),
  /** The latest step whose code was used: none works twice. */
  lastStep: integer().notNull().default(0),
  createdAt: createdAt(),
  confirmedAt: time(),
});

/** Recovery codes on paper, for a lost device; each works once. */
export const recoveryCode = pgTable(
  'recovery_code',
  {
    uid: integer()
      .notNull()
      .references(() => user.uid),
    codeHash: text().notNull(),
    createdAt: createdAt(),
    usedAt: time(),
  },
  (t) => [primaryKey({ columns: [t.uid, t.codeHash] })],
);

/** A login whose first proof was accepted and that waits for its second. */
export const loginTicket = pgTable(
  'login_ticket',
  {
    ticketHash: text().primaryKey(),
    uid: integer()
      .notNull()
      .references(() => user.uid),
    strategy: text({ enum: STRATEGIES }).notNull(),
    tries: integer().notNull().default(0),
    createdAt: createdAt(),
    expiresAt: time().notNull(),
  },
  (t) => [isKnown(t.strategy, STRATEGIES)],
);

export const address = pgTable(
  'address',
  {
    addressId: randomId(),
    uid: integer()
      .notNull()
      .references(() => user.uid),
    realName: text().notNull(),
    phone: text().notNull(),
    /** Region codes from province to street, and their names in the same order. */
    regionCodes: jsonb().$type<string[]>().notNull(),
    regionNames: jsonb().$type<string[]>().notNull(),
    detail: text().notNull(),
    postCode: text().notNull().default(''),
    isDefault: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    index().on(t.uid),
    // However many requests run at once, an account has one default address.
    uniqueIndex('address_default')
      .on(t.uid)
      .where(sql`is_default`),
  ],
);

export const notice = pgTable(
  'notice',
  {
    noticeId: randomId(),
    uid: integer().notNull(),
    kind: text({ enum: NOTICE_KINDS }).notNull(),
    params: jsonb().$type<Record<string, string>>().notNull(),
    link: text().notNull().default(''),
    createdAt: createdAt(),
    readAt: time(),
  },
  (t) => [index().on(t.uid, t.createdAt), isKnown(t.kind, NOTICE_KINDS)],
);

/** Notices that an account has by e-mail or SMS as well. */
export const noticeChoice = pgTable(
  'notice_choice',
  {
    uid: integer()
      .notNull()
      .references(() => user.uid),
    kind: text({ enum: NOTICE_KINDS }).notNull(),
    way: text({ enum: NOTICE_WAYS }).notNull(),
    pace: text({ enum: NOTICE_PACES }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.uid, t.kind, t.way] }),
    isKnown(t.kind, NOTICE_KINDS),
    isKnown(t.way, NOTICE_WAYS),
    isKnown(t.pace, NOTICE_PACES),
  ],
);

/** Where an account has its letters, and the address that still has to prove itself. */
export const noticeEmail = pgTable('notice_email', {
  uid: integer()
    .primaryKey()
    .references(() => user.uid),
  /** Empty until one was confirmed. */
  email: text().notNull().default(''),
  /** The language that was read when it was asked for. */
  locale: text().notNull(),
  wanted: text().notNull(),
  codeHash: text().notNull(),
  sentAt: time().notNull(),
  tries: integer().notNull().default(0),
});

/** The file of everything that the mall keeps of a person, made when the person asks; it lives some days. */
export const personalFile = pgTable('personal_file', {
  uid: integer()
    .primaryKey()
    .references(() => user.uid),
  /** Its name in the storage, which cannot be guessed. */
  path: text().notNull(),
  askedAt: time().notNull(),
  /** Null while it is being made. */
  madeAt: time(),
});

/** Time up to which notices were sent: to desks (1), at once (2) and in the daily message (3) by e-mail and SMS. */
export const deskTold = pgTable('desk_told', {
  id: integer().primaryKey(),
  until: time().notNull(),
});

/** Product collections, store follows and browsing history share one shape. */
export const favourite = pgTable(
  'favourite',
  {
    uid: integer().notNull(),
    kind: text({ enum: FAVOURITE_KINDS }).notNull(),
    targetId: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.uid, t.kind, t.targetId] }),
    index().on(t.kind, t.targetId),
    isKnown(t.kind, FAVOURITE_KINDS),
  ],
);

export const visit = pgTable(
  'visit',
  { uid: integer().notNull(), productId: integer().notNull(), visitedAt: time().notNull() },
  (t) => [primaryKey({ columns: [t.uid, t.productId] }), uniqueIndex().on(t.uid, t.visitedAt, t.productId)],
);
