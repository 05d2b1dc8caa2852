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
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { INQUIRY_INVOICES } from '../../contracts/states.ts';
import { QUOTATION_STATES } from '../../contracts/quotation-views.ts';
import { INQUIRY_STATES, PAY_TYPES } from '../../contracts/inquiry-views.ts';
import { createdAt, fen, randomId, time, isKnown } from './columns.ts';

/** A paper that was uploaded with an inquiry or a quotation. */
export interface Attachment {
  /** Private path; it is opened by links that end soon. */
  path: string;
  name: string;
}
/** What a store makes for one buyer and lists nowhere. */
export interface MadeGoods {
  name: string;
  spec: string;
  unit: string;
  weightG: number;
}
/** What a buyer expects of stores that quote; empty and 0 mean: no wish. */
export interface SupplierWish {
  provinceCode: string;
  /** Must hold certificates. */
  certified: boolean;
  /** Registered capital in ten thousand yuan. */
  capital: number;
}
/** A price list as it was before it was changed; prices in fen. */
export interface QuotationSnapshot {
  total: number;
  freightIncluded: boolean;
  taxRate: number;
  leadDays: number;
  validUntil: string;
  payTerm: string;
  note: string;
  /** What the buyer had asked for. */
  ask: string;
  items: { itemId: string; price: number; quantity: number }[];
}

/** A list of what a buyer wants to buy. States: domain/sourcing/inquiry/inquiry.flow.ts. */
export const inquiry = pgTable(
  'inquiry',
  {
    inquiryId: randomId(),
    inquirySn: text().notNull().unique(),
    uid: integer().notNull(),
    status: text({ enum: INQUIRY_STATES }).notNull(),
    title: text().notNull(),
    /** Only the stores of `inquiry_invite` see it and may quote. */
    isInvited: boolean().notNull().default(false),
    /** Prices stay closed to the buyer until the deadline. */
    isSealed: boolean().notNull().default(false),
    categoryId: integer(),
    content: text().notNull().default(''),
    images: jsonb().$type<string[]>().notNull().default([]),
    files: jsonb().$type<Attachment[]>().notNull().default([]),
    /** Province, city and district that the goods go to. */
    regionCodes: jsonb().$type<string[]>().notNull().default([]),
    deadline: time().notNull(),
    /** YYYY-MM-DD, or empty. */
    expectDate: text().notNull().default(''),
    invoiceType: text({ enum: INQUIRY_INVOICES }).notNull().default('none'),
    withTax: boolean().notNull().default(true),
    withFreight: boolean().notNull().default(false),
    payType: text({ enum: PAY_TYPES }).notNull().default('online'),
    wish: jsonb().$type<SupplierWish>().notNull(),
    contact: text().notNull(),
    phone: text().notNull(),
    company: text().notNull().default(''),
    /** Every store may see the contact, not only those that are invited or quote. */
    isContactOpen: boolean().notNull().default(false),
    /** Why it was rejected or closed. */
    reason: text().notNull().default(''),
    extensions: integer().notNull().default(0),
    itemCount: integer().notNull().default(0),
    /** Quotations that count: not withdrawn. */
    quoteCount: integer().notNull().default(0),
    /** When the buyer last looked at the quotations. */
    seenAt: time(),
    publishedAt: time(),
    hiddenAt: time(),
    createdAt: createdAt(),
    changedAt: time().notNull(),
  },
  (t) => [
    index('inquiry_user').on(t.uid, t.createdAt),
    index('inquiry_hall').on(t.status, t.isInvited, t.publishedAt),
    index('inquiry_deadline').on(t.status, t.deadline),
    check('inquiry_extensions', sql`${t.extensions} >= 0`),
    isKnown(t.status, INQUIRY_STATES),
    isKnown(t.invoiceType, INQUIRY_INVOICES),
    isKnown(t.payType, PAY_TYPES),
  ],
);

export const inquiryItem = pgTable(
  'inquiry_item',
  {
    itemId: randomId(),
    inquiryId: text()
      .notNull()
      .references(() => inquiry.inquiryId),
    sort: integer().notNull(),
    name: text().notNull(),
    spec: text().notNull().default(''),
    brand: text().notNull().default(''),
    quantity: integer().notNull(),
    unit: text().notNull(),
    targetPrice: fen(),
    remark: text().notNull().default(''),
    images: jsonb().$type<string[]>().notNull().default([]),
    /** Goods of the mall that it was asked from. */
    productId: integer(),
    skuId: integer(),
    /** The quotation that was accepted for it; it is given away once. */
    quotationId: text(),
    /** The order in which it was bought; what else the quotation offers may be accepted and ordered after it. */
    groupOrderId: text(),
  },
  (t) => [index().on(t.inquiryId), check('inquiry_item_quantity', sql`${t.quantity} > 0`)],
);

export const inquiryInvite = pgTable(
  'inquiry_invite',
  {
    inquiryId: text()
      .notNull()
      .references(() => inquiry.inquiryId),
    merId: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.inquiryId, t.merId] }), index().on(t.merId)],
);

/** Every step of an inquiry and of its quotations. */
export const inquiryLog = pgTable(
  'inquiry_log',
  {
    inquiryLogId: randomId(),
    inquiryId: text().notNull(),
    /** The store whose quotation it is about. */
    merId: integer(),
    event: text().notNull(),
    to: text().notNull(),
    actor: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.inquiryId)],
);

/** What one store offers for an inquiry. States: domain/sourcing/quotation/quotation.flow.ts. */
export const quotation = pgTable(
  'quotation',
  {
    quotationId: randomId(),
    quotationSn: text().notNull().unique(),
    inquiryId: text()
      .notNull()
      .references(() => inquiry.inquiryId),
    merId: integer().notNull(),
    /** Who quoted. */
    uid: integer().notNull(),
    status: text({ enum: QUOTATION_STATES }).notNull(),
    /** Counts from one; the versions before are in `quotation_version`. */
    version: integer().notNull().default(1),
    total: fen().notNull(),
    freightIncluded: boolean().notNull().default(false),
    /** Value added tax on the invoice, percent. */
    taxRate: integer().notNull(),
    leadDays: integer().notNull(),
    validUntil: time().notNull(),
    payTerm: text().notNull().default(''),
    note: text().notNull().default(''),
    files: jsonb().$type<Attachment[]>().notNull().default([]),
    /** What the buyer asks for while negotiating, or why it was refused. */
    ask: text().notNull().default(''),
    /** The latest order that was placed at these prices; which item is in which order, the items know. */
    groupOrderId: text(),
    createdAt: createdAt(),
    changedAt: time().notNull(),
  },
  (t) => [
    // However many requests run at once, a store has one quotation that counts.
    uniqueIndex('quotation_active')
      .on(t.inquiryId, t.merId)
      .where(sql`status in ('quoted', 'negotiating', 'accepted', 'ordered')`),
    index('quotation_store').on(t.merId, t.createdAt),
    index('quotation_validity').on(t.status, t.validUntil),
    check('quotation_total', sql`${t.total} > 0`),
    isKnown(t.status, QUOTATION_STATES),
  ],
);

export const quotationItem = pgTable(
  'quotation_item',
  {
    quotationId: text()
      .notNull()
      .references(() => quotation.quotationId),
    itemId: text().notNull(),
    /** Goods of the store that are sold at this price; none where it makes what it does not list. */
    productId: integer(),
    skuId: integer(),
    /** What is made for this buyer alone, as the store names it, with the weight of one. */
    made: jsonb().$type<MadeGoods>(),
    price: fen().notNull(),
    /** In sales units of the goods. */
    quantity: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.quotationId, t.itemId] }),
    check('quotation_item_price', sql`${t.price} > 0 and ${t.quantity} > 0`),
    check('quotation_item_goods', sql`(${t.skuId} is null) = (${t.made} is not null)`),
  ],
);

export const quotationVersion = pgTable(
  'quotation_version',
  {
    quotationId: text()
      .notNull()
      .references(() => quotation.quotationId),
    version: integer().notNull(),
    snapshot: jsonb().$type<QuotationSnapshot>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.quotationId, t.version] })],
);

/** Lines and terms that a store quotes again and again, kept under a name of its own. */
export const quotationTemplate = pgTable(
  'quotation_template',
  {
    quotationTemplateId: randomId(),
    merId: integer().notNull(),
    name: text().notNull(),
    freightIncluded: boolean().notNull().default(false),
    /** Value added tax on the invoice, percent. */
    taxRate: integer().notNull(),
    leadDays: integer().notNull(),
    /** Days from quoting until the prices end. */
    validDays: integer().notNull(),
    payTerm: text().notNull().default(''),
    note: text().notNull().default(''),
    createdAt: createdAt(),
    changedAt: time().notNull(),
  },
  (t) => [
    uniqueIndex('quotation_template_name').on(t.merId, t.name),
    check('quotation_template_days', sql`${t.leadDays} >= 0 and ${t.validDays} > 0`),
  ],
);

export const quotationTemplateLine = pgTable(
  'quotation_template_line',
  {
    quotationTemplateId: text()
      .notNull()
      .references(() => quotationTemplate.quotationTemplateId, { onDelete: 'cascade' }),
    sort: integer().notNull(),
    /** A size of the store; none where it makes what it does not list. */
    skuId: integer(),
    made: jsonb().$type<MadeGoods>(),
    /** One sales unit, from `minimum` units on. */
    price: fen().notNull(),
    minimum: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.quotationTemplateId, t.sort] }),
    check('quotation_template_line_price', sql`${t.price} > 0 and ${t.minimum} > 0`),
    check('quotation_template_line_goods', sql`(${t.skuId} is null) = (${t.made} is not null)`),
  ],
);
