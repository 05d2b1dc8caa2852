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
import { INVOICE_MAIL_STATES } from '../../contracts/states.ts';
import { INVOICE_FILES, INVOICE_STATES } from '../../contracts/invoice-views.ts';
import { createdAt, fen, randomId, time, isKnown } from './columns.ts';

/** To whom an invoice is made out, as it was when it was asked for. */
export interface HeaderSnapshot {
  /** plain or special. */
  type: 'plain' | 'special';
  /** person or company. */
  titleType: 'person' | 'company';
  title: string;
  taxNo: string;
  email: string;
  phone: string;
  bankName: string;
  bankAccount: string;
  address: string;
  tel: string;
  /** Of who issues it, as it was given at the issue. */
  sellerTaxNo?: string;
}

/** Headers that an account keeps to choose from. */
export const invoiceHeader = pgTable(
  'invoice_header',
  {
    headerId: randomId(),
    uid: integer().notNull(),
    header: jsonb().$type<HeaderSnapshot>().notNull(),
    isDefault: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    index('invoice_header_user').on(t.uid, t.createdAt),
    // However many requests run at once, an account has one default header.
    uniqueIndex('invoice_header_default')
      .on(t.uid)
      .where(sql`is_default`),
  ],
);

/** One invoice of one store. States: domain/trade/invoice/invoice.flow.ts. */
export const invoice = pgTable(
  'invoice',
  {
    invoiceId: randomId(),
    invoiceSn: text().notNull().unique(),
    uid: integer().notNull(),
    merId: integer().notNull(),
    status: text({ enum: INVOICE_STATES }).notNull(),
    header: jsonb().$type<HeaderSnapshot>().notNull(),
    /** The header that a reissue is asked for. */
    wanted: jsonb().$type<HeaderSnapshot>(),
    reason: text().notNull().default(''),
    /** Amount of the issued invoice; null until it is issued, because refunds still change it. */
    amount: fen(),
    invoiceNo: text(),
    /** Number of the red-letter invoice that cancelled the one before. */
    redNo: text(),
    /** Something was refunded after it was issued: the store owes a red-letter invoice of it. */
    needsRedLetter: boolean().notNull().default(false),
    createdAt: createdAt(),
    issuedAt: time(),
    changedAt: time().notNull(),
  },
  (t) => [
    index('invoice_user').on(t.uid, t.createdAt),
    index('invoice_store').on(t.merId, t.status, t.createdAt),
    uniqueIndex('invoice_number')
      .on(t.merId, t.invoiceNo)
      .where(sql`invoice_no is not null`),
    check(
      'invoice_issued_has_number',
      sql`${t.status} <> 'issued' or (invoice_no is not null and amount > 0)`,
    ),
    isKnown(t.status, INVOICE_STATES),
  ],
);

/** The whole orders (before any split) that an invoice is for; an order has at most one that counts. */
export const invoiceOrder = pgTable(
  'invoice_order',
  {
    invoiceId: text()
      .notNull()
      .references(() => invoice.invoiceId),
    orderId: text().notNull(),
    isActive: boolean().notNull().default(true),
  },
  (t) => [
    primaryKey({ columns: [t.invoiceId, t.orderId] }),
    uniqueIndex('invoice_order_once')
      .on(t.orderId)
      .where(sql`is_active`),
  ],
);

/** The invoice itself as the tax system has made it out, in each of its forms; the number stands in it. */
export const invoiceFile = pgTable(
  'invoice_file',
  {
    invoiceId: text()
      .notNull()
      .references(() => invoice.invoiceId),
    kind: text({ enum: INVOICE_FILES }).notNull(),
    path: text().notNull(),
    uid: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.invoiceId, t.kind] }), isKnown(t.kind, INVOICE_FILES)],
);

/** Every step of an invoice, with the number it had then. */
export const invoiceLog = pgTable(
  'invoice_log',
  {
    invoiceLogId: randomId(),
    invoiceId: text().notNull(),
    event: text().notNull(),
    to: text({ enum: INVOICE_STATES }).notNull(),
    actor: text().notNull(),
    invoiceNo: text(),
    createdAt: createdAt(),
  },
  (t) => [
    index().on(t.invoiceId),
    index('invoice_log_number').on(t.invoiceNo),
    isKnown(t.to, INVOICE_STATES),
  ],
);

/** E-mails with an issued invoice: kept first, then sent by a job until the mail server has taken them. */
export const invoiceMail = pgTable(
  'invoice_mail',
  {
    invoiceMailId: randomId(),
    invoiceId: text()
      .notNull()
      .references(() => invoice.invoiceId),
    email: text().notNull(),
    /** Language of the letter and its PDF. */
    locale: text().notNull(),
    status: text({ enum: INVOICE_MAIL_STATES }).notNull().default('waiting'),
    tries: integer().notNull().default(0),
    createdAt: createdAt(),
    sentAt: time(),
  },
  (t) => [
    index('invoice_mail_invoice').on(t.invoiceId, t.createdAt),
    check('invoice_mail_sent', sql`(${t.status} = 'sent') = (${t.sentAt} is not null)`),
    isKnown(t.status, INVOICE_MAIL_STATES),
  ],
);
