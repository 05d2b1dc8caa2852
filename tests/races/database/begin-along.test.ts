// BEGIN travels with the first statement of its transaction, and the transaction holds as if it had come before.
import net from 'node:net';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sqlOnce } from '#lib/db/built-once.ts';
import type { Database } from '#lib/db/database.ts';
import { openPostgres } from '#lib/db/open-postgres.ts';
import { freshDatabase, type FreshDatabase } from '../../support/fresh-database.ts';

let fresh: FreshDatabase;
let wire: net.Server;
let database: Database;
/** Messages that went to the database. */
let sent = 0;
/** What the database has answered. */
let heard = '';
/** What Node.js warns of, once in a process for each reason. */
const warned: string[] = [];
const hear = (warning: Error): void => void warned.push(warning.message);

beforeAll(async () => {
  process.on('warning', hear);
  fresh = await freshDatabase();
  const { hostname, port } = new URL(fresh.url);
  wire = net.createServer((client) => {
    const server = net.connect(Number(port), hostname);
    client.on('data', () => (sent += 1)).pipe(server);
    server.on('data', (part: Buffer) => (heard += part.toString('latin1'))).pipe(client);
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const)
      one.on('error', () => other.destroy()).on('close', () => other.destroy());
  });
  await new Promise<void>((resolve) => wire.listen(0, '127.0.0.1', resolve));
  const through = new URL(fresh.url);
  through.hostname = '127.0.0.1';
  through.port = String((wire.address() as AddressInfo).port);
  database = await openPostgres(through.href, { poolSize: 1 });
  await database.query('create table thing (id int primary key)');
  // The first transaction of a connection makes it known.
  await database.tx(async () => void (await idsNow()));
});
afterAll(async () => {
  process.off('warning', hear);
  await database.close();
  await new Promise((resolve) => wire.close(resolve));
  await fresh.drop();
});

const add = sqlOnce(sql`insert into thing (id) values (${sql.placeholder('id')}::int)`);
const ids = sqlOnce<{ id: number }>(
  sql`select id from thing where id > ${sql.placeholder('least')}::int order by id`,
);
const idsNow = async (): Promise<number[]> => (await ids(database.db, { least: 0 })).map(({ id }) => id);
const sentBy = async (work: () => Promise<unknown>): Promise<number> => {
  const before = sent;
  await work();
  return sent - before;
};

test('a transaction of one statement is two messages, and one that asks nothing is none', async () => {
  await database.tx(() => add(database.db, { id: 1 }));
  expect(await sentBy(() => database.tx(() => add(database.db, { id: 2 })))).toBe(2);
  expect(await sentBy(() => database.tx(async () => undefined))).toBe(0);
  expect(await idsNow()).toEqual([1, 2]);
});

test('what is said to others at the end travels with the end itself', async () => {
  const say = () => database.tx(() => database.notify('thing', 'said'));
  await say();
  expect(await sentBy(say)).toBe(1);
  const both = () =>
    database.tx(async () => {
      expect(await idsNow()).toEqual([1, 2]);
      await database.notify('thing', 'said');
    });
  expect(await sentBy(both)).toBe(2);
});

test('an end that fails takes everything back, and the connection is free again', async () => {
  const failing = database.tx(async () => {
    await add(database.db, { id: 9 });
    await database.notify('thing', 'x'.repeat(9000));
  });
  await expect(failing).rejects.toThrow(/pg_notify/);
  expect(await idsNow()).toEqual([1, 2]);
  await database.tx(() => database.notify('thing', 'said'));
});

test('a statement that comes again answers its rows without their names', async () => {
  const named = sqlOnce<{ told_once: number }>(
    sql`select id as told_once from thing where id > ${sql.placeholder('least')}::int order by id`,
  );
  const ask = async (): Promise<string> => {
    heard = '';
    expect(await named(database.db, { least: 0 })).toEqual([{ told_once: 1 }, { told_once: 2 }]);
    return heard;
  };
  expect(await ask()).toContain('told_once');
  expect(await ask()).not.toContain('told_once');
});

test('the answer of the first statement is its own, with rows and without', async () => {
  expect(await database.tx(idsNow)).toEqual([1, 2]);
  const { rows } = await database.tx(() => database.query('select count(*)::int as n from thing'));
  expect(rows).toEqual([{ n: 2 }]);
});

test('what fails later takes the first statement back', async () => {
  const failing = database.tx(async () => {
    await add(database.db, { id: 3 });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  const { rows } = await database.query('select pg_current_xact_id_if_assigned() is null as is_free');
  expect(rows).toEqual([{ is_free: true }]);
  expect(await idsNow()).toEqual([1, 2]);
});

test('a first statement that is refused ends its transaction, and the next one works', async () => {
  await expect(database.tx(() => add(database.db, { id: 1 }))).rejects.toMatchObject({
    cause: { code: '23505' },
  });
  await database.tx(() => add(database.db, { id: 4 }));
  expect(await idsNow()).toEqual([1, 2, 4]);
});

test('an inner transaction that is taken back leaves what stood before it', async () => {
  await database.tx(async () => {
    const inner = database.tx(async () => {
      await add(database.db, { id: 5 });
      throw new Error('no');
    });
    await expect(inner).rejects.toThrow('no');
    await add(database.db, { id: 6 });
  });
  expect(await idsNow()).toEqual([1, 2, 4, 6]);
});

test('a first statement without a name comes behind BEGIN, and nothing is asked of a connection that is busy', async () => {
  await database.tx(async () => {
    await database.query('insert into thing (id) values (7); insert into thing (id) values (8)');
  });
  const failing = database.tx(() => database.query('insert into thing (id) values (9); select 1 / 0'));
  await expect(failing).rejects.toThrow('division by zero');
  expect(await idsNow()).toEqual([1, 2, 4, 6, 7, 8]);
  expect(warned).toEqual([]);
});
