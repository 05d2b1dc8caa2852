// The files of an empty, migrated database, made once and kept beside the packages: opening one in memory from them
// takes a quarter of the time that making and migrating it takes.
import { createHash } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { threadId } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { MIGRATIONS_FOLDER } from '#lib/db/migrations.ts';
import { FilledMemory } from './filled-memory.ts';

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

const LOG_FILE = /^[\dA-F]{24}$/;
const LOG_PAGE = 8192;

/**
 * Leaves of the log only the pages from the last checkpoint to its end. Its files, of 16 MB each, were two thirds of what
 * every opening copied; what is missing of the last one grows when it is written.
 */
async function cutLog(client: PGlite): Promise<void> {
  const { rows } = await client.query<{ folder: string; first: string; last: string; end: number }>(
    `select current_setting('data_directory') || '/pg_wal' as folder, pg_walfile_name(redo_lsn) as first,
        last.file_name as last, last.file_offset as end
      from pg_control_checkpoint(), pg_walfile_name_offset(pg_current_wal_insert_lsn()) as last`,
  );
  const { folder, first, last, end } = rows[0]!;
  const { FS } = client.Module;
  for (const name of FS.readdir(folder).filter((one: string) => LOG_FILE.test(one))) {
    const file = `${folder}/${name}`;
    if (name < first || name > last) FS.unlink(file);
    else if (name === last) FS.truncate(file, Math.ceil(end / LOG_PAGE) * LOG_PAGE);
  }
}

/**
 * The files of a database as bytes; the client is closed. Whoever opens them has nothing to repeat from the log, and does
 * not read the two databases that new ones would be made from.
 */
export async function dumped(client: PGlite): Promise<Uint8Array> {
  await client.exec('update pg_database set datistemplate = false where datname <> current_database()');
  for (const name of ['template0', 'template1']) await client.exec(`drop database if exists ${name}`);
  // The checkpoint is what a new file of the log begins with.
  await client.exec('select pg_switch_wal()');
  await client.exec('checkpoint');
  await cutLog(client);
  const dump = await client.dumpDataDir('none');
  await client.close();
  return new Uint8Array(await dump.arrayBuffer());
}

let schema: Promise<Uint8Array<ArrayBuffer>> | undefined;

/** The dump of an empty, migrated database. */
const schemaDump = (): Promise<Uint8Array<ArrayBuffer>> =>
  (schema ??= kept(schemaKey(), '.tar', async () => {
    const client = await PGlite.create({ extensions: { pg_trgm } });
    await migrate(drizzle({ client }), { migrationsFolder: MIGRATIONS_FOLDER });
    return dumped(client);
  }).then((file) => new Uint8Array(readFileSync(file))));

/** What `openDatabase` takes as its template. */
export const databaseTemplate = async (): Promise<FilledMemory> => new FilledMemory(await schemaDump());

/** Makes this folder the `pg` of an empty mall that is migrated: making and migrating it anew takes ten times as long. */
export async function emptyFolder(folder: string): Promise<void> {
  const client = await PGlite.create(folder, {
    extensions: { pg_trgm },
    loadDataDir: new Blob([await schemaDump()]),
  });
  await client.close();
}
