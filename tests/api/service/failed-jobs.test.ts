// A job that was given up after all its tries is seen by the platform, and can be run again or forgotten.
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '#lib/call/call.ts';
import { jobApi } from '#lib/contracts/job.ts';
import { openJobs, type JobRunner } from '#lib/server/jobs.ts';
import { tryOnce } from '../../support/service/job-queue.ts';
import { openTradeMall } from '../../support/trade-mall.ts';
import { codeOf, valueOf } from '../../support/trade-steps.ts';

const DESK = 3;
let jobs: JobRunner;
let desk: Call;
/** What the act of the job does: tells, or fails. */
const shop = { isOpen: false, told: [] as string[][] };
const failed = async () => valueOf(await desk(jobApi.failed, { limit: 100 }));

const mall = await openTradeMall();
beforeAll(async () => {
  await mall.add('userRole', { uid: DESK, role: 'platform', platformRoles: ['owner'] });
  desk = await mall.login(DESK);
  jobs = await openJobs(mall.services.database, pino({ level: 'silent' }));
  // The API's acts send into the queue itself.
  mall.services.jobs = jobs;
  await jobs.send('content.appear', { tags: ['news'] });
  await jobs.send('content.appear', { tags: ['places'] });
  // The first try is the last one.
  await tryOnce(mall.services.database, 'content.appear');
  await jobs.start({
    ...mall.services,
    changed: async (...tags: string[]) => {
      if (!shop.isOpen) throw new Error(`nobody hears of ${tags.join()}`);
      shop.told.push(tags);
    },
  });
});
afterAll(async () => {
  await jobs.stop();
  await mall.close();
});

test('a job that was given up is listed with its name, its error, when, and how often it was tried', async () => {
  await expect.poll(async () => (await failed()).count, { timeout: 20_000 }).toBe(2);
  const { list } = await failed();
  expect(list.map(({ name, tries }) => ({ name, tries }))).toEqual([
    { name: 'content.appear', tries: 1 },
    { name: 'content.appear', tries: 1 },
  ]);
  expect(list.map(({ error }) => error).sort()).toEqual([
    'Error: nobody hears of news',
    'Error: nobody hears of places',
  ]);
  for (const [keyword, count] of [
    ['OF NEWS', 1],
    ['Content.', 2],
    ['nothing of it', 0],
  ] as const)
    expect(valueOf(await desk(jobApi.failed, { keyword })).count).toBe(count);
  expect(Date.parse(list[0]!.fail_time)).toBeGreaterThanOrEqual(Date.parse(list[0]!.create_time));
});

test('it runs again when the platform says so, and is forgotten when it says that', async () => {
  shop.isOpen = true;
  const { list } = await failed();
  const news = list.find(({ error }) => error.endsWith('news'))!;
  const places = list.find(({ error }) => error.endsWith('places'))!;
  valueOf(await desk(jobApi.again, { job_id: news.job_id }));
  await expect.poll(() => shop.told, { timeout: 20_000 }).toEqual([['news']]);
  valueOf(await desk(jobApi.giveUp, { job_id: places.job_id }));
  expect((await failed()).count).toBe(0);
  expect(codeOf(await desk(jobApi.again, { job_id: news.job_id }))).toBe('job.not_found');
  expect(codeOf(await desk(jobApi.giveUp, { job_id: places.job_id }))).toBe('job.not_found');
});

test('only the platform sees them', async () => {
  expect(codeOf(await (await mall.login(901))(jobApi.failed, {}))).toBe('auth.forbidden');
  expect(codeOf(await mall.as()(jobApi.failed, {}))).toBe('auth.required');
});
