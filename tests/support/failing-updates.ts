// A table whose rows cannot be changed, as if the process had died just before: a trigger fails every update.
import { getTableName, type Table } from 'drizzle-orm';
import type { Database } from '#lib/db/database.ts';

/** From now on, until what it answers is called. */
export async function failUpdates(
  { query }: Pick<Database, 'query'>,
  of: Table,
): Promise<() => Promise<void>> {
  const table = getTableName(of);
  await query(
    `create function die() returns trigger language plpgsql as $$ begin raise exception 'gone'; end $$`,
  );
  await query(`create trigger die before update on ${table} for each row execute function die()`);
  return async () => {
    await query(`drop trigger die on ${table}`);
    await query('drop function die()');
  };
}
