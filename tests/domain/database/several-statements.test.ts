// The queue sends several statements in one text to the embedded database.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmbedded } from '#lib/db/open-embedded.ts';
import { databaseTemplate } from '../../support/database-template.ts';

const database = await openEmbedded(':memory:', await databaseTemplate());
beforeAll(async () => {
  await database.query('create table thing (id int primary key)');
});
afterAll(() => database.close());

test('several statements in one text answer the rows of each', async () => {
  const { rows } = await database.query(
    'begin; select 1 as lock; insert into thing values (1) returning id; select 2 as last; commit',
  );
  expect(rows).toEqual([{ lock: 1 }, { id: 1 }, { last: 2 }]);
  expect((await database.query('select 3 as a; select 4 as b')).rows).toEqual([{ a: 3 }, { b: 4 }]);
  expect((await database.query('select id from thing')).rows).toEqual([{ id: 1 }]);
});

test('a transaction in one text that fails in the middle leaves nothing behind, and everybody else goes on', async () => {
  const broken = database.query('begin; insert into thing values (2); select 1 / 0; commit');
  const meanwhile = database.tx(() => database.query('select 5 as five', []));
  await expect(broken).rejects.toThrow('division by zero');
  expect((await meanwhile).rows).toEqual([{ five: 5 }]);
  expect((await database.query('select id from thing')).rows).toEqual([{ id: 1 }]);
});
