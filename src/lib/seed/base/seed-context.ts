import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/database.ts';

/** What is needed to lay the ground of a mall. */
export interface SeedContext {
  db: Db;
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
