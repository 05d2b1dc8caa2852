import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { spawn } from 'node:child_process';
import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { DurableNodeFS } from '../../db/durable-fs.ts';
import { lockDataDir } from '../../db/lock.ts';
import { refuseUnknownDatabase } from '../../db/migrations.ts';
import { SetupError } from '../../kernel/setup-error.ts';
import type { Settings } from '../env.ts';

type Query = (text: string) => Promise<{ rows: unknown[] }>;

/** What a database holds: rows of each table, and how far its tables are migrated. */
export interface Contents {
  rows: Record<string, number>;
  /** Time of the newest migration; 0 for a database without any. */
  migration: number;
}

export interface DatabaseCopy {
  kind: 'embedded' | 'postgres';
  /** Writes a copy into this folder, of one moment; answers its contents. */
  copyTo(folder: string): Promise<Contents>;
  /** Refuses a place that holds a mall already. */
  refuseUnlessEmpty(): Promise<void>;
  /** Restores such a folder into the empty place; answers its contents. */
  restoreFrom(folder: string): Promise<Contents>;
}

const inQuotes = (name: string): string => `"${name.replaceAll('"', '""')}"`;

async function contentsOf(query: Query): Promise<Contents> {
  const found = await query(
    `select schemaname as schema, tablename as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1, 2`,
  );
  const rows: Record<string, number> = {};
  for (const { schema, name } of found.rows as { schema: string; name: string }[]) {
    const counted = await query(`select count(*)::int as n from ${inQuotes(schema)}.${inQuotes(name)}`);
    rows[`${schema}.${name}`] = (counted.rows[0] as { n: number }).n;
  }
  if (!('drizzle.__drizzle_migrations' in rows)) return { rows, migration: 0 };
  const latest = await query('select max(created_at)::float8 as latest from drizzle.__drizzle_migrations');
  return { rows, migration: (latest.rows[0] as { latest: number | null }).latest ?? 0 };
}

/** The embedded database: its folder, while this command holds the lock that a running mall would hold. */
function embedded(dataDir: string): DatabaseCopy {
  const folder = path.join(dataDir, 'pg');
  const isThere = () => existsSync(path.join(folder, 'PG_VERSION'));
  async function lookInto(place: string): Promise<Contents> {
    const client = await PGlite.create({ fs: new DurableNodeFS(place), extensions: { pg_trgm } });
    try {
      const contents = await contentsOf((text) => client.query(text));
      await client.exec('checkpoint');
      return contents;
    } finally {
      await client.close();
    }
  }
  return {
    kind: 'embedded',
    async copyTo(to) {
      if (!isThere())
        throw new SetupError(`There is no embedded database in ${dataDir}.`, 'Set DATA_DIR or DATABASE_URL.');
      const unlock = lockDataDir(folder);
      try {
        const contents = await lookInto(folder);
        cpSync(folder, path.join(to, 'database'), { recursive: true });
        return contents;
      } finally {
        unlock();
      }
    },
    async refuseUnlessEmpty() {
      if (!isThere()) return;
      throw new SetupError(
        `There is a database in ${dataDir} already. Nothing was changed.`,
        'Set DATA_DIR to a new folder, or move this one away.',
      );
    },
    async restoreFrom(from) {
      const unlock = lockDataDir(folder);
      const beside = `${folder}.part`;
      try {
        rmSync(beside, { recursive: true, force: true });
        cpSync(path.join(from, 'database'), beside, { recursive: true });
        const contents = await lookInto(beside);
        // Renamed when it is whole: what stopped in the middle is not taken for a database.
        rmSync(folder, { recursive: true, force: true });
        renameSync(beside, folder);
        return contents;
      } finally {
        unlock();
      }
    },
  };
}

/**
 * Runs a program of PostgreSQL; the password goes by the environment, where other users of the machine cannot read it.
 */
async function runProgram(program: string, url: string, args: string[]): Promise<void> {
  const address = new URL(url.replace('@/', '@localhost/'));
  const PGPASSWORD = decodeURIComponent(address.password);
  address.password = '';
  const child = spawn(program, [...args, '--no-password', '--dbname', address.href], {
    env: { ...process.env, ...(PGPASSWORD ? { PGPASSWORD } : {}) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-2000)));
  const code = await new Promise<number | string>((resolve) => {
    child.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    child.on('close', (ended) => resolve(ended ?? 1));
  });
  if (code === 'ENOENT')
    throw new SetupError(
      `${program} was not found.`,
      'Install the client programs (Debian: postgresql-client).',
    );
  if (code !== 0)
    throw new SetupError(
      `${program} failed: ${said.trim().split('\n').at(-1) ?? code}`,
      'If it speaks of versions, install the client programs of the version that the server has.',
    );
}

/** A PostgreSQL server: pg_dump and pg_restore, and one snapshot for the dump and what is counted. */
function postgres(url: string): DatabaseCopy {
  async function connected<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
    } catch (error) {
      throw new SetupError(
        `PostgreSQL does not answer at DATABASE_URL (${(error as Error).message}).`,
        'Check the address and that the server runs.',
      );
    }
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  }
  return {
    kind: 'postgres',
    copyTo: (to) =>
      connected(async (client) => {
        await client.query('begin isolation level repeatable read read only');
        const { rows } = await client.query<{ id: string }>('select pg_export_snapshot() as id');
        const file = path.join(to, 'database.dump');
        await runProgram('pg_dump', url, [
          '--format=custom',
          '--no-owner',
          '--no-privileges',
          `--snapshot=${rows[0]?.id}`,
          `--file=${file}`,
        ]);
        return contentsOf((text) => client.query(text));
      }),
    refuseUnlessEmpty: () =>
      connected(async (client) => {
        const { rows } = await contentsOf((text) => client.query(text));
        if (Object.keys(rows).length === 0) return;
        throw new SetupError(
          'The database at DATABASE_URL holds tables already. Nothing was changed.',
          'Make an empty one (createdb mall_restored) and name it in DATABASE_URL.',
        );
      }),
    async restoreFrom(from) {
      const dump = path.join(from, 'database.dump');
      await runProgram('pg_restore', url, [
        '--exit-on-error',
        '--single-transaction',
        '--no-owner',
        '--no-privileges',
        dump,
      ]);
      return connected(async (client) => {
        await client.query('analyze');
        return contentsOf((text) => client.query(text));
      });
    },
  };
}

export const databaseCopy = ({ DATABASE_URL, DATA_DIR }: Settings): DatabaseCopy =>
  DATABASE_URL ? postgres(DATABASE_URL) : embedded(DATA_DIR);

/** Stops before a copy is brought back that this version could not open. */
export async function refuseUnknownCopy({ migration }: Contents): Promise<void> {
  if (migration === 0) return;
  await refuseUnknownDatabase(async (text) => ({
    rows: text.includes('to_regclass') ? [{ name: 'here' }] : [{ latest: migration }],
  }));
}
