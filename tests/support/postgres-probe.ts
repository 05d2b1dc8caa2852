// Does this address lead to a PostgreSQL that the tests can use?
import pg from 'pg';

export interface FoundPostgres {
  /** A postgres:// address whose user may create databases. */
  url: string;
  /** Where it came from, for the log. */
  origin: string;
  stop(): Promise<void>;
}

/** The server's version if this address answers and its user may create databases, else why not. */
export async function probe(url: string): Promise<{ version: string } | { problem: string }> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string; allowed: boolean }>(
      `select current_setting('server_version') as version, rolsuper or rolcreatedb as allowed
         from pg_roles where rolname = current_user`,
    );
    const row = rows[0];
    return row?.allowed ? { version: row.version } : { problem: 'its user may not create databases' };
  } catch (error) {
    return { problem: error instanceof Error ? error.message || error.name : String(error) };
  } finally {
    await client.end().catch(() => undefined);
  }
}
