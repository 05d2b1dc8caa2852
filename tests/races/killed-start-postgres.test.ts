// The same as killed-start.test.ts, on PostgreSQL.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { freshDatabase } from '../support/fresh-database.ts';
import { kills, startThroughDeaths } from '../support/killed-start.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'mall-killed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));

test(
  'a first start on PostgreSQL that is killed at any moment goes on at the next',
  { timeout: 900_000 + kills * 300_000 },
  async () => {
    const died = await startThroughDeaths('PostgreSQL', async () => {
      const { url, drop } = await freshDatabase();
      const dataDir = mkdtempSync(path.join(folder, 'postgres-'));
      return { settings: { url, dataDir }, env: { DATABASE_URL: url, SEED: 'demo' }, drop };
    });
    expect(died).toBe(kills);
  },
);
