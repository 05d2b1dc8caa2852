import { PGlite, type MemoryFS } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { minutes, seconds } from '../kernel/clock.ts';
import { SetupError } from '../kernel/setup-error.ts';
import { routeThroughTransaction, type Database, type Db } from './database.ts';
import { DurableNodeFS } from './durable-fs.ts';
import { ROW_CHANGES, createRowCache, type ListeningRowCache } from './row-cache.ts';
import { lockDataDir } from './lock.ts';
import { MIGRATIONS_FOLDER, refuseUnknownDatabase, requireMigrated } from './migrations.ts';
import { withPreparedStatements } from './prepared-statements.ts';
import { closeToOthers, openPrivateFolder } from './private-folder.ts';

const INT8 = 20;
const CHECKPOINT_AFTER_BYTES = 16e6;
const SERVER_SETTINGS = [
  'shared_buffers=16MB',
  'max_connections=5',
  'max_wal_size=64MB',
  'min_wal_size=32MB',
];

/** A new database gets its name when it is complete; what a killed process has left is made anew. */
async function makeDatabase(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  const client = await PGlite.create({ fs: new DurableNodeFS(draft) });
  await client.close();
  renameSync(draft, folder);
}

async function openFiles(
  dataDir: string,
  template?: MemoryFS,
): Promise<{ client: PGlite; unlock: () => void }> {
  const startParams = [
    // -F would switch fsync off.
    ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
    ...SERVER_SETTINGS.flatMap((setting) => ['-c', setting]),
  ];
  const options = { extensions: { pg_trgm }, parsers: { [INT8]: Number }, startParams };
  if (dataDir === ':memory:') {
    const client = await PGlite.create({ ...options, ...(template ? { fs: template } : {}) });
    return { client, unlock: () => undefined };
  }
  openPrivateFolder(dataDir);
  const folder = path.join(dataDir, 'pg');
  const unlock = lockDataDir(folder);
  try {
    if (!existsSync(folder)) await makeDatabase(folder);
    const client = await PGlite.create({ ...options, fs: new DurableNodeFS(folder) });
    // PGlite unpacks its first files open to everybody.
    closeToOthers(folder);
    return { client, unlock };
  } catch (error) {
    unlock();
    throw new SetupError(
      `The embedded database in ${folder} does not open (${(error as Error).message.slice(0, 120)}).`,
      'Restore the folder from a copy, or start afresh with: npm run db:reset',
    );
  }
}

/**
 * PostgreSQL inside this process, in a folder; single-user, so checkpoints and vacuum are ours. One in memory may begin
 * with the files of another (`template`, memory that holds them): making them anew takes seconds.
 */
export async function openEmbedded(dataDir: string, template?: MemoryFS): Promise<Database> {
  const { client, unlock } = await openFiles(dataDir, template);
  const listeners = new Map<string, ((payload: string) => void)[]>();
  const prepared = withPreparedStatements(client, (channel, payload) =>
    listeners.get(channel)?.forEach((hear) => hear(payload)),
  );
  // drizzle asks for no more of it than these two.
  const base = drizzle({ client: prepared as PGlite, casing: 'snake_case' });
  try {
    await refuseUnknownDatabase((text) => client.query(text));
    await migrate(base, { migrationsFolder: MIGRATIONS_FOLDER });
  } catch (error) {
    await client.close();
    unlock();
    throw error;
  }
  const { db, tx, join, isOpen, notify, insertLast, changeLast } = routeThroughTransaction(
    base as unknown as Db,
    (family) => rowCache.drop(family),
  );

  async function listen(channel: string, heard: (payload: string) => void): Promise<void> {
    listeners.set(channel, [...(listeners.get(channel) ?? []), heard]);
    await client.listen(channel, heard);
  }
  const rowCache: ListeningRowCache = createRowCache(async () => {
    await listen(ROW_CHANGES, rowCache.drop);
    rowCache.isHeard(true);
  }, isOpen);

  async function checkpointIfDue(): Promise<void> {
    const grown = await client.query<{ bytes: number }>(
      'select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::float8 bytes from pg_control_checkpoint()',
    );
    if ((grown.rows[0]?.bytes ?? 0) > CHECKPOINT_AFTER_BYTES) await client.exec('checkpoint');
  }
  /**
   * The queue sends several statements in one text, which only exec takes, and reads what any of them returns. One that
   * fails between BEGIN and COMMIT would leave the only connection in a broken transaction: ours around it is rolled
   * back.
   */
  async function runScript(text: string): Promise<Record<string, unknown>[]> {
    const results = /^\s*begin\b/i.test(text)
      ? await client.transaction((open) => open.exec(text))
      : await client.exec(text);
    return results.flatMap((result) => result.rows as Record<string, unknown>[]);
  }
  const swallow = () => undefined;
  const timers = [
    setInterval(() => void checkpointIfDue().catch(swallow), seconds(30)).unref(),
    setInterval(() => void client.exec('vacuum (analyze)').catch(swallow), minutes(30)).unref(),
  ];

  return {
    kind: 'embedded',
    db,
    reader: db,
    tx,
    join,
    async query(text, values) {
      if (isOpen()) {
        const session = (db as unknown as { session: { client: PGlite } }).session;
        return session.client.query<Record<string, unknown>>(text, values);
      }
      if (values?.length) return prepared.query<Record<string, unknown>>(text, values);
      return { rows: await runScript(text) };
    },
    rowCache,
    listen,
    notify,
    insertLast,
    changeLast,
    isMigrated: () => requireMigrated((text) => client.query(text)),
    askReplica: async () => undefined,
    pools: () => [],
    async maintain() {
      await client.exec('vacuum (analyze)');
      await client.exec('checkpoint');
    },
    async close() {
      timers.forEach(clearInterval);
      if (dataDir !== ':memory:') await client.exec('checkpoint');
      await client.close();
      unlock();
    },
  };
}
