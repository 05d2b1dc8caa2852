import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, serialId } from './columns.ts';
import { merchant } from './merchant.ts';

/** Where buyers send goods back to; the first of a store is used unless another one is chosen. */
export const returnAddress = pgTable(
  'return_address',
  {
    returnAddressId: serialId(),
    merId: integer()
      .notNull()
      .references(() => merchant.merId),
    name: text().notNull(),
    phone: text().notNull(),
    address: text().notNull(),
    isDefault: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    index('return_address_store').on(t.merId),
    uniqueIndex('return_address_default')
      .on(t.merId)
      .where(sql`is_default`),
  ],
);

/** A licence or a certificate of a store with the day on which it ends. */
export const storeCertificate = pgTable(
  'store_certificate',
  {
    storeCertificateId: serialId(),
    merId: integer()
      .notNull()
      .references(() => merchant.merId),
    name: text().notNull(),
    number: text().notNull().default(''),
    /** Path of a private picture. */
    image: text().notNull(),
    /** The last day on which it holds ("2027-03-31"); null: it has no end. */
    expiresOn: text(),
    createdAt: createdAt(),
  },
  (t) => [
    index('store_certificate_store').on(t.merId, t.expiresOn),
    check(
      'store_certificate_day',
      sql`${t.expiresOn} is null or ${t.expiresOn} ~ '^20[0-9]{2}-[0-9]{2}-[0-9]{2}$'`,
    ),
  ],
);
