// Puts server and database on one core and the load on another, as on the smallest machine that one would rent.
import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import pg from 'pg';

const SERVERS = '0';
const LOAD = '1';

const pin = (pid: number, core: string): void =>
  void execFileSync('taskset', ['-a', '-c', '-p', core, String(pid)], { stdio: 'ignore' });

/** Processes of the PostgreSQL behind an address; those that it starts later stay on the cores of the first one. */
async function processesOf(url: string): Promise<number[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: number }>(
      `select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int pid
        union all select pid from pg_stat_activity where pid <> pg_backend_pid()`,
    );
    return rows.map((row) => row.pid);
  } finally {
    await client.end();
  }
}

/** Answers how it went: what keeps a machine from it is said beside the figures. */
export async function shareOneCore(databaseUrl: string, server: number): Promise<string> {
  if (availableParallelism() < 2) return 'all on one core';
  try {
    for (const pid of [...(await processesOf(databaseUrl)), server]) pin(pid, SERVERS);
    pin(process.pid, LOAD);
    return 'server and database on one core';
  } catch (error) {
    return `cores not divided: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`;
  }
}
