import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmbedded } from '#lib/db/open-embedded.ts';
import type { Database } from '#lib/db/database.ts';
import { withPreparedStatements } from '#lib/db/prepared-statements.ts';
import { databaseTemplate } from '../../support/database-template.ts';

let database: Database;
const client = await PGlite.create();
const own = withPreparedStatements(client);
beforeAll(async () => {
  await client.exec('create table thing (id int primary key, name text, tags text[], at jsonb)');
  database = await openEmbedded(':memory:', await databaseTemplate());
}, 60_000);
afterAll(async () => {
  await client.close();
  await database.close();
});

const TYPES = `select $1::int as n, $2::text as t, $3::jsonb as j, $4::bool as b, $5::bigint as big, $6::text[] as a,
  $7::timestamptz as at, null as nothing, 1.50::numeric as sum`;
const VALUES = [7, '“五金” \\x00é', { a: [1, '二'] }, true, 2 ** 40, ['x', 'y,"z'], new Date(0), undefined];

it('answers what the database itself answers, the first time and each time after it', async () => {
  const values = VALUES.slice(0, 7);
  const theirs = await client.query(TYPES, values);
  for (let time = 0; time < 8; time += 1) {
    const ours = await own.query(TYPES, values);
    expect(ours.rows).toEqual(theirs.rows);
    expect(ours.fields).toEqual(theirs.fields);
  }
  const array = await own.query(TYPES, values, { rowMode: 'array', parsers: { 1184: (text) => text } });
  expect(array.rows[0]).toEqual([
    7,
    '“五金” \\x00é',
    { a: [1, '二'] },
    true,
    2 ** 40,
    ['x', 'y,"z'],
    '1970-01-01 00:00:00+00',
    null,
    '1.50',
  ]);
});

it('says how many rows a write changed', async () => {
  const insert = 'insert into thing (id, name) select n, $2 from generate_series(1, $1::int) n';
  expect((await own.query(insert, [3, 'a'])).affectedRows).toBe(3);
  expect((await own.query("update thing set name = 'b' where id < 3")).affectedRows).toBe(2);
  expect((await own.query('select id from thing')).rows).toHaveLength(3);
});

it('tells an error with its code and goes on afterwards', async () => {
  for (let time = 0; time < 3; time += 1) {
    await expect(own.query('insert into thing (id) values (1)')).rejects.toMatchObject({ code: '23505' });
    await expect(own.query('select nothing_like_it from thing')).rejects.toMatchObject({ code: '42703' });
    expect((await own.query('select count(*)::int as n from thing')).rows).toEqual([{ n: 3 }]);
  }
});

it('undoes a transaction that fails, and keeps statements that were prepared in it', async () => {
  const add = 'insert into thing (id, name) values ($1, $2)';
  for (let time = 0; time < 3; time += 1) {
    const failing = own.transaction(async (tx) => {
      await tx.query(add, [100, 'x']);
      await tx.query(add, [100, 'x']);
    });
    await expect(failing).rejects.toMatchObject({ code: '23505' });
  }
  await own.transaction((tx) => tx.query(add, [100, 'x']));
  expect((await own.query('select name from thing where id = $1', [100])).rows).toEqual([{ name: 'x' }]);
});

it('keeps queries outside of a transaction waiting until it ends', async () => {
  const order: string[] = [];
  const inside = own.transaction(async (tx) => {
    await tx.query('select 1');
    await new Promise((resolve) => setTimeout(resolve, 20));
    order.push('transaction');
  });
  await Promise.all([inside, own.query('select 2').then(() => order.push('query'))]);
  expect(order).toEqual(['transaction', 'query']);
});

it('understands a statement anew after its table has changed', async () => {
  const all = 'select * from thing where id = $1';
  for (let time = 0; time < 3; time += 1) await own.query(all, [1]);
  await client.exec('alter table thing add column colour text');
  await own.query(all, [1]).catch(() => undefined);
  expect((await own.query(all, [1])).rows[0]).toHaveProperty('colour', null);
});

it('holds more texts than it keeps', async () => {
  for (let round = 0; round < 3; round += 1) {
    for (let n = 0; n < 150; n += 1)
      expect((await own.query(`select ${n} + $1::int as sum`, [1])).rows).toEqual([{ sum: n + 1 }]);
  }
  const kept = await client.query<{ n: number }>('select count(*)::int as n from pg_prepared_statements');
  expect(kept.rows[0]?.n).toBeLessThanOrEqual(122);
});

it('hears what is told on a channel once, from a query and from a transaction', async () => {
  const heard: string[] = [];
  await database.listen('changed', (payload) => heard.push(payload));
  await database.notify('changed', 'goods:1');
  await database.tx(async () => {
    await database.db.execute(sql`select 1`);
    await database.notify('changed', 'goods:2');
  });
  await database.db.execute(sql`select 1`);
  expect(heard).toEqual(['goods:1', 'goods:2']);
});
