// The queue of jobs: what is due is done soon, and looking for it costs one statement.
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openEmbedded } from '#lib/db/open-embedded.ts';
import type { Database } from '#lib/db/database.ts';
import { hours, seconds, systemClock } from '#lib/kernel/clock.ts';
import { openJobs, type JobRunner } from '#lib/server/jobs.ts';
import { databaseTemplate } from '../../support/database-template.ts';
import { bringForward } from '../../support/service/job-queue.ts';

let database: Database;
let jobs: JobRunner;
const told: string[] = [];
const statements: string[] = [];
const complaints: string[] = [];
const waiting: (() => void)[] = [];
const happened = (): void => waiting.splice(0).forEach((go) => go());

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise<void>((go) => waiting.push(go));
}

beforeAll(async () => {
  const base = await openEmbedded(':memory:', await databaseTemplate());
  database = {
    ...base,
    query: async (text, values) => {
      const answer = await base.query(text, values);
      statements.push(text);
      happened();
      return answer;
    },
  };
  const log = pino({ level: 'warn' }, { write: (line: string) => void complaints.push(line) });
  jobs = await openJobs(database, log);
  const changed = async (...tags: string[]): Promise<void> => {
    told.push(...tags);
    happened();
  };
  await jobs.start({ clock: systemClock, changed } as unknown as Parameters<JobRunner['start']>[0]);
});
beforeEach(() => {
  told.length = 0;
});
afterAll(async () => {
  await jobs.stop();
  await database.close();
});

test('A job is done soon after it was sent', async () => {
  await jobs.send('content.appear', { tags: ['news'] });
  await until(() => told.length > 0);
  expect(told).toEqual(['news']);
});

test('A job for later waits for its time', async () => {
  const at = new Date(Date.now() + seconds(1.5));
  await jobs.send('content.appear', { tags: ['later'] }, { at });
  await until(() => told.includes('later'));
  expect(Date.now()).toBeGreaterThanOrEqual(at.getTime());
});

test('One that was sent before it and is due after it does not hold it up', async () => {
  // An hour is longer than any pause of the machine; then its time comes at once.
  await jobs.send('content.appear', { tags: ['later'] }, { at: new Date(Date.now() + hours(1)) });
  await jobs.send('content.appear', { tags: ['now'] });
  await until(() => told.length > 0);
  expect(told).toEqual(['now']);
  await bringForward(database, 'content.appear');
  await until(() => told.length > 1);
  expect(told).toEqual(['now', 'later']);
});

test('The queue has nothing to complain of when it claims its own upkeep', async () => {
  await until(() =>
    statements.some((text) => text.includes('pg_advisory_xact_lock') && text.includes('.bam ')),
  );
  await new Promise((done) => setImmediate(done));
  expect(complaints).toEqual([]);
});

test('A queue without a job is not asked for one', async () => {
  const looks = () => statements.filter((text) => text.includes('unnest(string_to_array')).length;
  const asked = () => statements.filter((text) => text.includes(`WHERE name = 'refund.due' AND`)).length;
  const before = { looks: looks(), asked: asked() };
  expect(before.asked).toBe(1);
  await until(() => looks() >= before.looks + 3);
  expect(asked()).toBe(before.asked);
});
