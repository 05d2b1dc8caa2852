// Who is at work in a database, as PostgreSQL tells it.
import type { Database } from '#lib/db/database.ts';

type Query = Pick<Database, 'query'>;

async function connections({ query }: Query, condition: string): Promise<number> {
  // In an open transaction it would tell again what it told at first.
  await query('select pg_stat_clear_snapshot()');
  const { rows } = await query(
    `select pid from pg_stat_activity where datname = current_database() and ${condition}`,
  );
  return rows.length;
}

/** All but the one that asks. */
export const otherConnections = (asked: Query): Promise<number> =>
  connections(asked, 'pid <> pg_backend_pid()');

/** Those that wait for what another one holds. */
export const waitingForLocks = (asked: Query): Promise<number> =>
  connections(asked, `wait_event_type = 'Lock'`);

/** Those that hear of changes of other processes. */
export const listening = (asked: Query): Promise<number> => connections(asked, `query like 'listen %'`);
