// A statement that is put together once answers for the connection or transaction that asks.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtOnce } from '#lib/db/built-once.ts';
import type { Database } from '#lib/db/database.ts';
import { openEmbedded } from '#lib/db/open-embedded.ts';
import { brand } from '#lib/db/schema.ts';
import { databaseTemplate } from '../../support/database-template.ts';

let database: Database;
beforeAll(async () => {
  database = await openEmbedded(':memory:', await databaseTemplate());
}, 60_000);
afterAll(() => database.close());

let built = 0;
const named = builtOnce((db) => {
  built += 1;
  return db
    .select({ name: brand.name })
    .from(brand)
    .where(sql`${brand.name} = ${sql.placeholder('name')}`);
});
const find = (name: string) => named(database.db).execute({ name });
const add = (name: string) =>
  database.db.insert(brand).values({ key: name, name, nameEn: name, categoryIds: [] });

it('is put together once, whatever is asked', async () => {
  await add('甲');
  expect(await find('甲')).toEqual([{ name: '甲' }]);
  expect(await find('乙')).toEqual([]);
  expect(built).toBe(1);
});

it('sees what its own transaction has written, and nothing of one that was undone', async () => {
  const failing = database.tx(async () => {
    await add('丙');
    expect(await find('丙')).toEqual([{ name: '丙' }]);
    throw new Error('undo');
  });
  await expect(failing).rejects.toThrow('undo');
  expect(await find('丙')).toEqual([]);
});
