// Two machines on one database without a shared storage: the second says so when it starts, and doctor does.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from '../support/fresh-database.ts';
import { startSite, type RunningSite } from '../support/site.ts';

const root = path.resolve(import.meta.dirname, '../..');
let database: FreshDatabase;
const sites: RunningSite[] = [];
beforeAll(async () => {
  database = await freshDatabase();
  // Each has a data folder of its own, as two machines have.
  for (let machine = 0; machine < 2; machine += 1)
    sites.push(await startSite({ env: { DATABASE_URL: database.url, SEED: 'none', LOG_LEVEL: 'warn' } }));
});
afterAll(async () => {
  await Promise.all(sites.map((site) => site.stop()));
  await database.drop();
});

const WARNING = 'works on the same database, but its files are not in';

test('the second start says in one sentence that it does not see the files of the first', async () => {
  await expect.poll(() => sites[1]!.output()).toContain(WARNING);
  expect(sites[1]!.output()).toContain(sites[0]!.dataDir);
  expect(sites[0]!.output()).not.toContain(WARNING);
});

test('doctor says it too', () => {
  const env = { ...process.env, DATABASE_URL: database.url };
  const { stdout } = spawnSync(process.execPath, ['scripts/run.mjs', 'doctor'], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  expect(stdout).toContain('share this database but not their files');
});
