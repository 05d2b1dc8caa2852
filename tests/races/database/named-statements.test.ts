// Statements that come again are kept by the database, and understood anew when their table has changed.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sqlOnce } from '#lib/db/built-once.ts';
import { openPostgres } from '#lib/db/open-postgres.ts';
import type { Database } from '#lib/db/database.ts';
import { freshDatabase, type FreshDatabase } from '../../support/fresh-database.ts';

let fresh: FreshDatabase;
let database: Database;
beforeAll(async () => {
  fresh = await freshDatabase();
  database = await openPostgres(fresh.url, { poolSize: 1 });
  await database.query('create table thing (id int primary key, name text)');
  await database.query("insert into thing values (1, 'bolt'), (2, 'nut')");
});
afterAll(async () => {
  await database.close();
  await fresh.drop();
});

const KEPT = `select count(*)::int as kept from pg_prepared_statements where statement = $1`;
const keptOf = async (text: string): Promise<unknown> =>
  (await database.query(KEPT, [text])).rows[0]?.['kept'];

test('a text with values is kept from its second time on, inside a transaction as well, and answers its own values', async () => {
  const text = 'select name from thing where id = $1';
  const nameOf = async (id: number): Promise<unknown> => (await database.query(text, [id])).rows[0]?.['name'];
  expect(await nameOf(1)).toBe('bolt');
  expect(await keptOf(text)).toBe(0);
  expect(await nameOf(2)).toBe('nut');
  expect(await keptOf(text)).toBe(1);
  const both = await database.tx(async () => [await nameOf(1), await nameOf(2)]);
  expect(both).toEqual(['bolt', 'nut']);
  expect(await keptOf(text)).toBe(1);
});

test('a statement without values is not kept', async () => {
  for (let time = 0; time < 3; time += 1) await database.query('select 1 as one');
  expect(await keptOf('select 1 as one')).toBe(0);
});

test('several statements in one text are sent as they are, with an empty list of values as well', async () => {
  const text = 'begin; update thing set name = name; commit';
  for (let time = 0; time < 3; time += 1) await database.query(text, []);
  expect(await keptOf(text)).toBe(0);
});

test('several statements in one text answer the rows of each, inside a transaction as well', async () => {
  const one = 'begin; select 1 as lock; select id from thing order by id; commit';
  expect((await database.query(one)).rows).toEqual([{ lock: 1 }, { id: 1 }, { id: 2 }]);
  const two = await database.tx(() => database.query('select 3 as a; select 4 as b'));
  expect(two.rows).toEqual([{ a: 3 }, { b: 4 }]);
});

test('when a table changes under a kept statement, one call fails and the next is understood anew', async () => {
  const text = 'select * from thing where id = $1';
  for (let time = 0; time < 3; time += 1) await database.query(text, [1]);
  await database.query('alter table thing add column size text');
  await expect(database.query(text, [1])).rejects.toMatchObject({ code: '0A000' });
  for (let time = 0; time < 3; time += 1) {
    const { rows } = await database.query(text, [1]);
    expect(rows).toEqual([{ id: 1, name: 'bolt', size: null }]);
  }
});

test('a text that was refused is no obstacle to the next', async () => {
  const text = 'select name from thing where id = $1 and missing = 1';
  for (let time = 0; time < 3; time += 1)
    await expect(database.query(text, [1])).rejects.toMatchObject({ code: '42703' });
  expect((await database.query('select name from thing where id = $1', [2])).rows).toEqual([{ name: 'nut' }]);
});

test('a text that is made once is kept from its first time on, however many others came before', async () => {
  for (let at = 0; at < 310; at += 1)
    for (let time = 0; time < 2; time += 1) await database.query(`select ${at} as n where $1 = 1`, [1]);
  const late = 'select 311 as n where $1 = 1';
  for (let time = 0; time < 3; time += 1) await database.query(late, [1]);
  expect(await keptOf(late)).toBe(0);
  const once = sqlOnce<{ name: string }>(
    sql`select name from thing where id = ${sql.placeholder('id')}::int`,
  );
  expect(await once(database.db, { id: 2 })).toEqual([{ name: 'nut' }]);
  expect(await keptOf('select name from thing where id = $1::int')).toBe(1);
});

test('a text that is made once is kept without values, too', async () => {
  const once = sqlOnce<{ n: number }>(sql`select count(*)::int as n from thing`);
  expect(await once(database.db, {})).toEqual([{ n: 2 }]);
  expect(await keptOf('select count(*)::int as n from thing')).toBe(1);
});
