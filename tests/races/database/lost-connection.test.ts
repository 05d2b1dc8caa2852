// A connection that the database ends while nothing is asked over it, in the middle of a transaction.
import pg from 'pg';
import { expect, test } from 'vitest';
import { openPostgres } from '#lib/db/open-postgres.ts';
import { freshDatabase } from '../../support/fresh-database.ts';

test('a transaction whose connection is lost between two statements fails alone; the process goes on', async () => {
  const fresh = await freshDatabase();
  const database = await openPostgres(fresh.url, {});
  const other = new pg.Client({ connectionString: fresh.url });
  await other.connect();
  try {
    const lost = database.tx(async () => {
      const { rows } = await database.query('select pg_backend_pid() as pid');
      await other.query('select pg_terminate_backend($1)', [rows[0]?.['pid']]);
      await expect
        .poll(
          async () =>
            (await other.query('select 1 from pg_stat_activity where pid = $1', [rows[0]?.['pid']])).rowCount,
          { timeout: 30_000 },
        )
        .toBe(0);
      await database.query('select 1');
    });
    await expect(lost).rejects.toThrow(/not queryable|Failed query: rollback/);
    expect((await database.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  } finally {
    await other.end();
    await database.close();
    await fresh.drop();
  }
});
