// The folded migrations: a database that had all the migrations before them goes on with its data.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Database } from '#lib/db/database.ts';
import { MIGRATIONS_FOLDER } from '#lib/db/migrations.ts';
import { openEmbedded } from '#lib/db/open-embedded.ts';
import { emptyFolder } from '../../support/database-template.ts';

const baseline = (
  JSON.parse(readFileSync(`${MIGRATIONS_FOLDER}/meta/_journal.json`, 'utf8')) as {
    entries: { when: number }[];
  }
).entries[0]!.when;

let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'mall-migrations-'));
  await emptyFolder(path.join(folder, 'pg'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function withDatabase<T>(act: (database: Database) => Promise<T>): Promise<T> {
  const database = await openEmbedded(folder);
  try {
    return await act(database);
  } finally {
    await database.close();
  }
}

/** What the 35 migrations before the baseline left in the journal in its place; the last of them ended `until`. */
async function rewriteJournal(database: Database, until: number): Promise<void> {
  const isReplaced = until < baseline ? sql`true` : sql`created_at = ${baseline}::bigint`;
  await database.db.execute(sql`delete from drizzle.__drizzle_migrations where ${isReplaced}`);
  await database.db.execute(sql`
    insert into drizzle.__drizzle_migrations (hash, created_at)
    select 'earlier ' || n, ${until}::bigint - (34 - n) * 60000 from generate_series(0, 34) n`);
}

it('takes the baseline as done where the last migration before it was', async () => {
  await withDatabase(async (database) => {
    await database.db.execute(
      sql`insert into brand (key, name, name_en, category_ids) values ('nsk', '恩斯克', 'NSK', '{}')`,
    );
    await rewriteJournal(database, baseline);
  });
  const found = await withDatabase((database) => database.query('select name from brand'));
  expect(found.rows).toEqual([{ name: '恩斯克' }]);
});

it('refuses a database that stood still before that, in a sentence with its cure', async () => {
  await withDatabase((database) => rewriteJournal(database, baseline - 1));
  await expect(openEmbedded(folder)).rejects.toThrow('too old');
});

it('refuses a database that a newer version has written', async () => {
  await withDatabase((database) => rewriteJournal(database, Date.now() + 1e12));
  await expect(openEmbedded(folder)).rejects.toThrow('newer version');
});
