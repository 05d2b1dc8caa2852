import { containing } from '#lib/db/containing.ts';
import type { Database } from '#lib/db/database.ts';

/** The queue (pg-boss) has its tables in a schema of its own and moves failed jobs to this queue. */
export const GIVEN_UP = 'given_up';

export interface FailedJob {
  id: string;
  name: string;
  error: string;
  sentAt: Date;
  failedAt: Date;
  tries: number;
}

/** The queue makes its tables when it is first opened; a database without them holds no job. */
export const HAS_QUEUE = `select to_regclass('jobs.job') is not null as made`;
/** The jobs that were given up and are not being run again at the moment. */
export const GIVEN_UP_JOBS = `from jobs.job where name = '${GIVEN_UP}' and source_name is not null and state <> 'active'`;

const ERROR = `coalesce(source_output->>'message', source_output->'value'->>'message', source_output::text, '')`;

async function hasQueue(database: Pick<Database, 'query'>): Promise<boolean> {
  const { rows } = await database.query(HAS_QUEUE);
  return rows[0]?.['made'] === true;
}

const dateOf = (value: unknown): Date => (value instanceof Date ? value : new Date(String(value)));

export async function failedJobs(
  database: Pick<Database, 'query'>,
  { page, limit, keyword = '' }: { page: number; limit: number; keyword?: string | undefined },
): Promise<{ count: number; list: FailedJob[] }> {
  if (!(await hasQueue(database))) return { count: 0, list: [] };
  const wanted = `${GIVEN_UP_JOBS} and (source_name ilike $1 or ${ERROR} ilike $1)`;
  const like = containing(keyword);
  const { rows } = await database.query(
    `select id, source_name, source_created_on, created_on, source_retry_count + 1 as tries, ${ERROR} as error
     ${wanted} order by created_on desc, id limit $2 offset $3`,
    [like, limit, (page - 1) * limit],
  );
  const counted = await database.query(`select count(*)::int as n ${wanted}`, [like]);
  return {
    count: Number(counted.rows[0]?.['n'] ?? 0),
    list: rows.map((row) => ({
      id: String(row['id']),
      name: String(row['source_name']),
      error: String(row['error']).slice(0, 500),
      sentAt: dateOf(row['source_created_on']),
      failedAt: dateOf(row['created_on']),
      tries: Number(row['tries']),
    })),
  };
}

export interface TakenJob {
  name: string;
  payload: object;
  once: string | null;
}

/** Takes a job out of those that were given up; undefined when it is not among them. */
export async function takeFailed(
  database: Pick<Database, 'query'>,
  id: string,
): Promise<TakenJob | undefined> {
  if (!(await hasQueue(database))) return undefined;
  const { rows } = await database.query(
    `delete ${GIVEN_UP_JOBS} and id = $1::uuid returning source_name as name, data, singleton_key`,
    [id],
  );
  const row = rows[0];
  return (
    row && {
      name: String(row['name']),
      payload: row['data'] ?? {},
      once: row['singleton_key'] === null ? null : String(row['singleton_key']),
    }
  );
}

/** How many jobs of each queue are due and wait, are at work, and were given up. */
export async function queueDepths(
  database: Pick<Database, 'query'>,
): Promise<{ name: string; waiting: number; active: number; failed: number }[]> {
  const { rows } = await database.query(
    `select queue.name, coalesce(waiting, 0) waiting, coalesce(active, 0) active, coalesce(failed, 0) failed
     from jobs.queue left join (
       select coalesce(source_name, name) as name,
         count(*) filter (where name <> $1 and state < 'active' and start_after <= now())::int as waiting,
         count(*) filter (where name <> $1 and state = 'active')::int as active,
         count(*) filter (where name = $1 and state <> 'active')::int as failed
       from jobs.job where state < 'completed' or name = $1 group by 1
     ) depth using (name)
     where queue.name <> $1`,
    [GIVEN_UP],
  );
  return rows.map((row) => ({
    name: String(row['name']),
    waiting: Number(row['waiting']),
    active: Number(row['active']),
    failed: Number(row['failed']),
  }));
}
