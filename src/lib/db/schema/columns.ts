import { bigint, customType, integer, text, timestamp } from 'drizzle-orm/pg-core';

/** Integer fen. */
export const fen = () => bigint({ mode: 'number' });
/** A point in time with offset, to the ms. */
export const time = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });
/** Random public id (26 letters, sorts by time); see kernel/ids.ts. */
export const randomId = () => text().primaryKey();
/** Small public number for things that everybody may count: goods, stores, news. */
export const serialId = () => integer().primaryKey().generatedByDefaultAsIdentity();
export const createdAt = () => time().notNull();

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
/** Number of a transaction, never used twice; as text, since it is longer than a number. */
export const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });
