// The queue's own table, past the queue: what a test cannot wait for is written into it, and what no act tells is read.
import type { Database } from '#lib/db/database.ts';
import type { JobName } from '#lib/domain/jobs.ts';

type Query = Pick<Database, 'query'>;

/** The next try of this job is its last. */
export async function tryOnce({ query }: Query, name: JobName): Promise<void> {
  await query('update jobs.job set retry_limit = 0 where name = $1', [name]);
}

/** What waits for a later time waits no longer. */
export async function bringForward({ query }: Query, name: JobName): Promise<void> {
  await query('update jobs.job set start_after = now() where name = $1 and start_after > now()', [name]);
}

/** A process took it an hour ago, and died. */
export async function abandon({ query }: Query, name: JobName): Promise<void> {
  await query(
    `update jobs.job set state = 'active', started_on = now() - interval '1 hour' where name = $1`,
    [name],
  );
}

export const jobState = async ({ query }: Query, name: JobName): Promise<unknown> =>
  (await query('select state from jobs.job where name = $1', [name])).rows[0]?.['state'];

/** In a mall without a queue: the table of one, and in it a job that was given up with this message. */
export async function addGivenUp({ query }: Query, name: JobName, message: string, at: Date): Promise<void> {
  await query('create schema jobs');
  await query(`create table jobs.job (id uuid, name text, data jsonb, singleton_key text, state text,
    created_on timestamptz, source_name text, source_output jsonb)`);
  await query(
    `insert into jobs.job values ('11111111-1111-4111-8111-111111111111', 'given_up', '{}', null, 'created',
       $1::timestamptz + interval '300 microseconds', $2, $3::jsonb)`,
    [at.toISOString(), name, JSON.stringify({ message })],
  );
}
