// What the database keeps of its migrations.
import type { Database } from '#lib/db/database.ts';

type Query = Pick<Database, 'query'>;

/** As if the database were so many milliseconds newer than the version that asks it. */
export async function ageMigrations({ query }: Query, ms: number): Promise<void> {
  await query('update drizzle.__drizzle_migrations set created_at = created_at + $1', [ms]);
}

/** The hash of each migration that was run, as often as it was. */
export const migrationsRun = async ({ query }: Query): Promise<unknown[]> =>
  (await query('select hash from drizzle.__drizzle_migrations')).rows.map(({ hash }) => hash);
