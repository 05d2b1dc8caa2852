// Which tables were written: a trigger of each notes it, also where triggers are off for what puts a morning back.
import { getTableName, type Table } from 'drizzle-orm';
import type { Database } from '#lib/db/database.ts';

/** Begins to note; what it answers tells the tables that were written since it was last asked. */
export async function noteChanges(
  { query }: Pick<Database, 'query'>,
  tables: Iterable<Table>,
): Promise<() => Promise<Set<string>>> {
  const triggers = [...tables].map(getTableName).map(
    (name) => `create trigger note_change after insert or update or delete or truncate on ${name}
      for each statement execute function noted.note();
      alter table ${name} enable always trigger note_change;`,
  );
  await query(`
    create schema noted;
    create table noted.changed (name text primary key);
    create function noted.note() returns trigger language plpgsql as $$
      begin insert into noted.changed values (tg_table_name) on conflict do nothing; return null; end $$;
    ${triggers.join('\n')}`);
  return async () => {
    const { rows } = await query('delete from noted.changed returning name');
    return new Set(rows.map(({ name }) => String(name)));
  };
}
