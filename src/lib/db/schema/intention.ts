import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { CARD_VISIBILITIES } from '../../contracts/states.ts';
import { INTENTION_STATES } from '../../contracts/intention.ts';
import { createdAt, randomId, time, isKnown } from './columns.ts';
import { merchantCategory, merchantType } from './merchant.ts';

/** An application to open a store. */
export const intention = pgTable(
  'intention',
  {
    intentionId: randomId(),
    uid: integer().notNull(),
    merName: text().notNull(),
    /** Legal person, company and contact. */
    legalPerson: text().notNull(),
    companyName: text().notNull(),
    name: text().notNull(),
    phone: text().notNull(),
    merchantCategoryId: integer()
      .notNull()
      .references(() => merchantCategory.merchantCategoryId),
    merchantTypeId: integer()
      .notNull()
      .references(() => merchantType.merchantTypeId),
    mainProducts: jsonb().$type<string[]>().notNull().default([]),
    /** Private files; they are shown only through short-lived links. */
    images: jsonb().$type<string[]>().notNull().default([]),
    status: text({ enum: INTENTION_STATES }).notNull().default('pending'),
    failMsg: text().notNull().default(''),
    /** The store that an approval opened. */
    merId: integer(),
    createdAt: createdAt(),
    reviewedAt: time(),
  },
  (t) => [
    index().on(t.uid, t.createdAt),
    index().on(t.status, t.createdAt),
    // However many applications arrive at once, a name and a phone are asked for once.
    uniqueIndex('intention_name')
      .on(t.merName)
      .where(sql`status <> 'rejected'`),
    uniqueIndex('intention_phone')
      .on(t.phone)
      .where(sql`status <> 'rejected'`),
    isKnown(t.status, INTENTION_STATES),
  ],
);

/** A password that the mall made up; gone once its holder has chosen another. */
export const initialPassword = pgTable('initial_password', {
  uid: integer().primaryKey(),
  createdAt: createdAt(),
  expiresAt: time().notNull(),
});

/** What a buyer shows of himself to sellers. */
export const businessCard = pgTable(
  'business_card',
  {
    uid: integer().primaryKey(),
    avatar: text().notNull().default(''),
    name: text().notNull(),
    post: text().notNull().default(''),
    company: text().notNull().default(''),
    phone: text().notNull().default(''),
    email: text().notNull().default(''),
    address: text().notNull().default(''),
    mainProducts: jsonb().$type<string[]>().notNull().default([]),
    /** Categories that the buyer purchases. */
    intentionIds: jsonb().$type<number[]>().notNull().default([]),
    intro: text().notNull().default(''),
    images: jsonb().$type<string[]>().notNull().default([]),
    wechatQrcode: text().notNull().default(''),
    visibility: text({ enum: CARD_VISIBILITIES }).notNull().default('yes'),
    updatedAt: time().notNull(),
  },
  (t) => [isKnown(t.visibility, CARD_VISIBILITIES)],
);

/** A number that leads to a store's telephone for two hours. */
export const virtualPhone = pgTable(
  'virtual_phone',
  {
    virtualPhoneId: randomId(),
    uid: integer().notNull(),
    merId: integer().notNull(),
    number: text().notNull(),
    createdAt: createdAt(),
    expiresAt: time().notNull(),
  },
  (t) => [index().on(t.uid, t.merId, t.expiresAt)],
);
