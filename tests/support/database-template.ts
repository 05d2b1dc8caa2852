// The files of an empty, migrated database, made once and kept beside the packages: opening one in memory from them
// takes a quarter of the time that making and migrating it takes.
import { createHash } from 'node:crypto';
import {
  existsSync,
  linkSync,
  mkdirSync,
  openAsBlob,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { threadId } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { MIGRATIONS_FOLDER } from '#lib/db/migrations.ts';

/** What tests make once and keep beside the packages. */
export const CACHE = path.resolve(import.meta.dirname, '../../node_modules/.cache/mall-tests');

/** Changes with each migration and with the embedded database itself. */
function schemaKey(): string {
  const hash = createHash('sha256').update(
    readFileSync('node_modules/@electric-sql/pglite/package.json', 'utf8'),
  );
  for (const name of readdirSync(MIGRATIONS_FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .sort()) {
    hash.update(name).update(readFileSync(path.join(MIGRATIONS_FOLDER, name)));
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * Path of the cached file of this name, which the first caller makes; files with the same ending and another key are
 * out of date.
 */
export async function kept(key: string, ending: string, make: () => Promise<Uint8Array>): Promise<string> {
  const file = path.join(CACHE, `${key}${ending}`);
  if (existsSync(file)) return file;
  const bytes = await make();
  mkdirSync(CACHE, { recursive: true });
  // Two workers may make it at once: the first one's file stays, since a file that is replaced while another worker
  // reads it cannot be read to its end.
  const own = `${file}.${process.pid}.${threadId}`;
  writeFileSync(own, bytes);
  try {
    linkSync(own, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  rmSync(own);
  const older = readdirSync(CACHE).filter((name) => name.endsWith(ending) && !name.startsWith(key));
  for (const name of older) rmSync(path.join(CACHE, name), { force: true });
  return file;
}

/**
 * The files of a database as bytes; the client is closed. Whoever opens them has nothing to repeat from the log, and does
 * not read the two databases that new ones would be made from.
 */
export async function dumped(client: PGlite): Promise<Uint8Array> {
  await client.exec('update pg_database set datistemplate = false where datname <> current_database()');
  for (const name of ['template0', 'template1']) await client.exec(`drop database ${name}`);
  await client.exec('checkpoint');
  const dump = await client.dumpDataDir('none');
  await client.close();
  return new Uint8Array(await dump.arrayBuffer());
}

/** The dump that `openDatabase` takes as its template. */
export async function databaseTemplate(): Promise<Blob> {
  const file = await kept(schemaKey(), '.tar', async () => {
    const client = await PGlite.create({ extensions: { pg_trgm } });
    await migrate(drizzle({ client }), { migrationsFolder: MIGRATIONS_FOLDER });
    return dumped(client);
  });
  return openAsBlob(file);
}
