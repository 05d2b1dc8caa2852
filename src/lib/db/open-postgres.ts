import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { minutes } from '../kernel/clock.ts';
import { SetupError } from '../kernel/setup-error.ts';
import { routeThroughTransaction, type Database, type Db, type PoolState } from './database.ts';
import { ROW_CHANGES, createRowCache, type ListeningRowCache } from './row-cache.ts';
import { MIGRATIONS_FOLDER, refuseUnknownDatabase, requireMigrated } from './migrations.ts';
import { isWatched } from '../kernel/probe.ts';
import { namingClient } from './named-statements.ts';
import { REPLICA_PATIENCE_MS, replicaFirst } from './replica-first.ts';
import { keepCaller, tracedClient } from './traced-client.ts';

const MIGRATION_LOCK = 727_272;
const INT8 = 20;
pg.types.setTypeParser(INT8, Number);

async function migrateAlone(url: string): Promise<void> {
  let client: pg.Client;
  try {
    client = new pg.Client({ connectionString: url });
    await client.connect();
  } catch (error) {
    throw new SetupError(
      `PostgreSQL does not answer at DATABASE_URL (${(error as Error).message}).`,
      'Check the address, or unset DATABASE_URL to use the embedded database.',
    );
  }
  try {
    // drizzle's migrate has no lock: of several processes starting at once, some would fail.
    await client.query(`select pg_advisory_lock(${MIGRATION_LOCK})`);
    const base = drizzle({ client });
    await refuseUnknownDatabase((text) => client.query(text));
    await migrate(base, { migrationsFolder: MIGRATIONS_FOLDER });
  } finally {
    await client.end();
  }
}

function poolOf(url: string, size: number, more: pg.PoolConfig = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 5000,
    // A new connection plans every statement anew, six times until it keeps the plan: 0.15 s for a purchase's.
    idleTimeoutMillis: minutes(10),
    // Compiling a statement of a desk's list costs half a second, and running it a tenth of that.
    onConnect: async (client) => void (await client.query('set jit = off')),
    Client: isWatched() ? tracedClient(namingClient()) : namingClient(),
    ...more,
  });
  if (isWatched()) keepCaller(pool);
  // A lost connection must not end the process, neither idle nor between two statements of a transaction, whose next
  // one fails; the next query opens another connection.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Several statements in one text are answered by a list, one result for each. */
const rowsOf = (result: pg.QueryResult | pg.QueryResult[]): Pick<pg.QueryResult, 'rows'> =>
  Array.isArray(result) ? { rows: result.flatMap(({ rows }) => rows) } : result;

const stateOf = (name: string, { totalCount, idleCount, waitingCount }: pg.Pool): PoolState => ({
  name,
  total: totalCount,
  idle: idleCount,
  waiting: waitingCount,
});

/** Keeps one connection for LISTEN and opens it again when the database comes back; `isHeard` learns of both. */
function listener(url: string, isHeard: (heard: boolean) => void) {
  const heard = new Map<string, ((payload: string) => void)[]>();
  let client: pg.Client | undefined;
  let closed = false;
  let before: Promise<void> = Promise.resolve();
  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url });
    next.on('notification', (note) => heard.get(note.channel)?.forEach((hear) => hear(note.payload ?? '')));
    next.on('error', () => undefined);
    next.on('end', () => {
      if (client === next) isHeard(false);
      if (!closed && client === next) setTimeout(() => void connect().catch(() => undefined), 1000).unref();
    });
    client = next;
    await next.connect();
    for (const channel of heard.keys()) await next.query(`listen "${channel}"`);
    isHeard(true);
  }
  return {
    async listen(channel: string, hear: (payload: string) => void): Promise<void> {
      const known = heard.get(channel);
      heard.set(channel, [...(known ?? []), hear]);
      // One after the other: a client takes one statement at a time, and the first one opens it.
      const turn = before.then(async () => {
        if (!client) await connect();
        else if (!known) await client.query(`listen "${channel}"`);
      });
      before = turn.catch(() => undefined);
      await turn;
    },
    hears: (channel: string): boolean => heard.has(channel),
    async close(): Promise<void> {
      closed = true;
      await client?.end().catch(() => undefined);
    },
  };
}

export async function openPostgres(
  url: string,
  { replicaUrl, poolSize = 10 }: { replicaUrl?: string | undefined; poolSize?: number },
): Promise<Database> {
  await migrateAlone(url);
  const pool = poolOf(url, poolSize);
  const replica =
    replicaUrl && replicaFirst(poolOf(replicaUrl, poolSize, { query_timeout: REPLICA_PATIENCE_MS }), pool);
  const base = drizzle({ client: pool, casing: 'snake_case' }) as unknown as Db;
  const reader = replica
    ? (drizzle({ client: replica.pool, casing: 'snake_case' }) as unknown as Db)
    : undefined;
  const { db, tx, join, isOpen, notify, insertLast, changeLast } = routeThroughTransaction(base, (family) =>
    rowCache.drop(family),
  );
  const rowCache: ListeningRowCache = createRowCache(async () => {
    await channels.listen(ROW_CHANGES, rowCache.drop);
    rowCache.isHeard(true);
  }, isOpen);
  const channels = listener(url, (heard) => rowCache.isHeard(heard && channels.hears(ROW_CHANGES)));
  return {
    kind: 'postgres',
    db,
    // What a transaction has written is seen in it alone.
    get reader() {
      return reader && !isOpen() ? reader : db;
    },
    tx,
    join,
    async query(text, values) {
      if (!isOpen()) return rowsOf(await pool.query(text, values));
      const session = (db as unknown as { session: { client: pg.ClientBase } }).session;
      return rowsOf(await session.client.query(text, values));
    },
    rowCache,
    listen: (channel, hear) => channels.listen(channel, hear),
    notify,
    insertLast,
    changeLast,
    isMigrated: () => requireMigrated((text) => pool.query(text)),
    async askReplica() {
      if (replica && !(await replica.isAlive())) throw new Error('The replica does not answer');
    },
    pools: () => [stateOf('primary', pool), ...(replica ? [stateOf('replica', replica.pool)] : [])],
    async maintain() {},
    async close() {
      await channels.close();
      await Promise.all([pool.end(), replica ? replica.pool.end() : undefined]);
    },
  };
}
