// One connection of a test's own, beside those of the mall: for what it holds the mall waits.
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database, Db } from '#lib/db/database.ts';
import { tablesOf, type Tables } from './tables.ts';

export interface OwnConnection extends Tables {
  db: Db;
  query: Database['query'];
  close(): Promise<void>;
}

/** It is opened when it is first asked, and stays the same one. */
export function connectionTo(url: string): OwnConnection {
  const pool = new pg.Pool({ connectionString: url, max: 1, idleTimeoutMillis: 0 });
  // A server that stops under it fails the next statement, not the process.
  pool.on('error', () => undefined);
  const db = drizzle({ client: pool, casing: 'snake_case' }) as unknown as Db;
  const query: Database['query'] = (text, values) => pool.query(text, values);
  return { ...tablesOf({ db, query }), db, query, close: () => pool.end() };
}
