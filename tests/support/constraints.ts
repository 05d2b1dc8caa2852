// What the database itself refuses.
import { getTableName, type Table } from 'drizzle-orm';
import type { Database } from '#lib/db/database.ts';

/** As a newer version, on the same database, may have done. */
export async function dropConstraint(
  { query }: Pick<Database, 'query'>,
  table: Table,
  name: string,
): Promise<void> {
  await query(`alter table ${getTableName(table)} drop constraint ${name}`);
}

/** The names of all CHECKs, but those that rows may still break. */
export async function validChecks({ query }: Pick<Database, 'query'>): Promise<string[]> {
  const { rows } = await query(`select conname from pg_constraint where contype = 'c' and convalidated`);
  return rows.map(({ conname }) => String(conname));
}
