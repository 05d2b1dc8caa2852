import type { ApiServices } from '../../../api/services.ts';
import type { Db } from '../../../db/database.ts';
import type { PgTable } from 'drizzle-orm/pg-core';

/** What the writers share: the database, the storage and the moment that the demo mall shows. */
export interface Seeding {
  services: ApiServices;
  db: Db;
  /** The mall's "now": dates of the demo data lie before it. */
  now: Date;
  /** Stores a drawing and answers the address under which pages find it. */
  keep(path: string, svg: string): Promise<string>;
}

const ROWS_AT_ONCE = 500;

/** Inserts in batches; PostgreSQL takes at most 65,535 values in one statement. */
export async function insertAll<T extends PgTable>(
  db: Db,
  table: T,
  rows: T['$inferInsert'][],
): Promise<void> {
  const columns = Math.max(1, Object.keys(rows[0] ?? {}).length);
  const atOnce = Math.min(ROWS_AT_ONCE, Math.floor(60_000 / columns));
  for (let from = 0; from < rows.length; from += atOnce) {
    await db.insert(table).values(rows.slice(from, from + atOnce));
  }
}

/** A number from 0 to `below` - 1 that a text always gives again; demo data needs variety without chance. */
export function spread(text: string, below: number): number {
  let hash = 2166136261;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619);
  // FNV leaves the low bits of similar texts close together.
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 2246822507);
  hash ^= hash >>> 13;
  return (hash >>> 0) % below;
}
