// A first start that dies at any moment goes on at the next start: while the database is made, while tables are made,
// while the demo mall is written, while it opens. Here on the embedded database, beside it on PostgreSQL.
//
// KILLS=30 makes the run of docs/reliability.md, CHANCE=… the moments of an earlier one, as parts of what a first start
// takes here.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { kills, startThroughDeaths } from '../support/killed-start.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'mall-killed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));

test(
  'a first start on the embedded database that is killed at any moment goes on at the next',
  { timeout: 900_000 + kills * 300_000 },
  async () => {
    const died = await startThroughDeaths('the embedded database', async () => {
      const dataDir = mkdtempSync(path.join(folder, 'pglite-'));
      return { settings: { dataDir }, env: {}, drop: async () => undefined };
    });
    expect(died).toBe(kills);
  },
);
