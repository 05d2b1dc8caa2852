import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SetupError } from '../kernel/setup-error.ts';

export const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));

interface Journal {
  entries: { when: number; tag: string }[];
}

const journal = (): Journal | undefined => {
  const known = `${MIGRATIONS_FOLDER}/meta/_journal.json`;
  return existsSync(known) ? (JSON.parse(readFileSync(known, 'utf8')) as Journal) : undefined;
};
const LATEST = 'select max(created_at)::float8 as latest from drizzle.__drizzle_migrations';

/** Fails when the database is not at the last migration that this version knows. */
export async function requireMigrated(query: (text: string) => Promise<{ rows: unknown[] }>): Promise<void> {
  const wanted = Math.max(0, ...(journal()?.entries ?? []).map((entry) => entry.when));
  const found = await query(LATEST);
  const { latest } = found.rows[0] as { latest: number | null };
  if (wanted > 0 && latest !== wanted) throw new Error(`The last migration is ${latest}, not ${wanted}`);
}

/**
 * Stops before a database is touched that this version cannot migrate: one that a newer version has written, or one
 * that stood still before the baseline. The baseline carries the time of the last migration that it replaces, so a
 * database that had that one takes it as done.
 */
export async function refuseUnknownDatabase(
  query: (text: string) => Promise<{ rows: unknown[] }>,
): Promise<void> {
  const known = journal();
  if (!known) return;
  const exists = await query(`select to_regclass('drizzle.__drizzle_migrations') as name`);
  if (!(exists.rows[0] as { name: string | null }).name) return;
  const found = await query(LATEST);
  const latest = (found.rows[0] as { latest: number | null }).latest ?? 0;
  const times = known.entries.map((entry) => entry.when);
  if (latest > Math.max(0, ...times)) {
    throw new SetupError(
      'The database was written by a newer version of the mall.',
      'Update the code, or point DATA_DIR (or DATABASE_URL) at another database. Nothing was changed.',
    );
  }
  if (latest > 0 && latest < Math.min(...times)) {
    throw new SetupError(
      'The database was written by a version of the mall that is too old to be brought up to date at once.',
      'Start version 0.1.0 on it once, then this one. Nothing was changed.',
    );
  }
}
