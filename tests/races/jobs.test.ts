// The job queue on a real PostgreSQL looks after itself: what hangs is freed, and its own upkeep reports no error.
//
// SUPERVISE=300 watches it for five minutes at the interval that the mall itself uses.
import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres } from '#lib/db/open-postgres.ts';
import type { Database } from '#lib/db/database.ts';
import { seconds, systemClock } from '#lib/kernel/clock.ts';
import { openJobs, type JobRunner } from '#lib/server/jobs.ts';
import { freshDatabase, type FreshDatabase } from '../support/fresh-database.ts';
import { abandon, jobState } from '../support/service/job-queue.ts';

const watched = Number(process.env.SUPERVISE || 0);
const ROUNDS = 4;

let fresh: FreshDatabase;
let database: Database;
let jobs: JobRunner;
const told: string[] = [];
const complaints: unknown[] = [];
/** Rounds of the upkeep that have begun: each sets this. */
let rounds = 0;
const waiting: (() => void)[] = [];
const happened = (): void => waiting.splice(0).forEach((go) => go());

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise<void>((go) => waiting.push(go));
}

beforeAll(async () => {
  fresh = await freshDatabase();
  const base = await openPostgres(fresh.url, { poolSize: 4 });
  database = {
    ...base,
    query: async (text, values) => {
      const answer = await base.query(text, values);
      if (text.includes('monitor_claim_on =')) rounds += 1;
      happened();
      return answer;
    },
  };
  const log = pino({ level: 'warn' }, { write: (line: string) => void complaints.push(JSON.parse(line)) });
  jobs = await openJobs(database, log, watched ? {} : { superviseSeconds: 1 });
  const changed = async (...tags: string[]): Promise<void> => {
    told.push(...tags);
    happened();
  };
  await jobs.send('content.appear', { tags: ['stuck'] });
  await abandon(database, 'content.appear');
  await jobs.start({ clock: systemClock, changed } as unknown as Parameters<JobRunner['start']>[0]);
});
afterAll(async () => {
  await jobs.stop();
  await database.close();
  await fresh.drop();
});

test(
  'a job whose process died is done by another one, and the upkeep of the queue has nothing to complain of',
  { timeout: seconds(watched + 120) },
  async () => {
    const looked = watched ? wait(seconds(watched)) : until(() => rounds >= ROUNDS);
    await until(() => told.includes('stuck'));
    await looked;
    expect(rounds).toBeGreaterThanOrEqual(ROUNDS);
    await expect.poll(() => jobState(database, 'content.appear')).toBe('completed');
    expect(complaints).toEqual([]);
    expect(told).toEqual(['stuck']);
    if (watched) process.stdout.write(`the upkeep of the queue, ${watched} s: ${rounds} rounds\n`);
  },
);
