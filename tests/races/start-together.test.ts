// Several processes of the mall start at the same moment on an empty database: a rolling update does that.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#lib/db/open.ts';
import { freshDatabase, type FreshDatabase } from '../support/fresh-database.ts';
import { migrationsRun } from '../support/migration-log.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

test('eight starts migrate an empty database once', async () => {
  const settings = { url: database.url, dataDir: ':memory:', poolSize: 2 };
  const starts = await Promise.allSettled(Array.from({ length: 8 }, () => openDatabase(settings)));
  const opened = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
  try {
    expect(starts.flatMap((start) => (start.status === 'rejected' ? [String(start.reason)] : []))).toEqual(
      [],
    );
    const applied = await migrationsRun(opened[0]!);
    expect(applied.length).toBeGreaterThan(0);
    expect(new Set(applied).size).toBe(applied.length);
  } finally {
    await Promise.all(opened.map((one) => one.close()));
  }
});
