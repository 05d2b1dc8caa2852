import { getTableName, sql } from 'drizzle-orm';
import {
  bigint,
  check,
  customType,
  integer,
  text,
  timestamp,
  type ExtraConfigColumn,
} from 'drizzle-orm/pg-core';

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

/** The words or numbers of a list as SQL writes them. */
export const wordsOf = (list: readonly (string | number)[]) =>
  sql.raw(list.map((word) => (typeof word === 'number' ? word : `'${word}'`)).join(', '));

/**
 * The database takes only what this list has, which is the column's type as well: `text({ enum: STATES })`, or
 * `integer().$type<Kind>()` where the specification counts them.
 */
export function isKnown(column: ExtraConfigColumn, list: readonly (string | number)[]) {
  const name = column.name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return check(`${getTableName(column.table)}_${name}_known`, sql`${column} in (${wordsOf(list)})`);
}
