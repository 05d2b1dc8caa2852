// Several processes of the mall start at the same moment on an empty database: a rolling update does that.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#lib/db/open.ts';
import { freshDatabase, type FreshDatabase } from '../support/fresh-database.ts';

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
    const applied = await opened[0]?.query(
      'select count(*)::int as rows, count(distinct hash)::int as different from drizzle.__drizzle_migrations',
    );
    const counts = applied?.rows[0] as { rows: number; different: number } | undefined;
    expect(counts?.rows).toBeGreaterThan(0);
    expect(counts?.rows).toBe(counts?.different);
  } finally {
    await Promise.all(opened.map((one) => one.close()));
  }
});
