// What makes an empty database a mall does all of it or nothing, and never turns the demo into one.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { copyDemoDatabase } from '../support/demo/copies.ts';
import { freshDatabase, type FreshDatabase } from '../support/fresh-database.ts';
import { connectionTo, type OwnConnection } from '../support/own-connection.ts';
import { otherConnections, waitingForLocks } from '../support/postgres-activity.ts';

vi.setConfig({ testTimeout: 240_000 });

const root = path.resolve(import.meta.dirname, '../..');
const dataDir = mkdtempSync(path.join(tmpdir(), 'mall-set-up-'));
let database: FreshDatabase;
let own: OwnConnection;

async function openEmpty(): Promise<void> {
  database = await freshDatabase();
  own = connectionTo(database.url);
}
async function drop(): Promise<void> {
  await own?.close();
  await database?.drop();
}
beforeAll(openEmpty);
afterAll(async () => {
  await drop();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 });
});

/** A set-up as it is typed, in a process group of its own; what it says when it has ended. */
function setUp(...args: string[]) {
  const child = spawn(process.execPath, ['scripts/run.mjs', 'setup', 'production', ...args], {
    cwd: root,
    env: {
      ...process.env,
      ENV_FILE: 'none',
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      SITE_URL: 'https://mall.example.com',
      MALL_ADMIN_PASSWORD: 'Kran2026bolt',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<{ code: number | null; said: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, said })),
  );
  return { ended, kill: () => process.kill(-child.pid!, 'SIGKILL') };
}
const whole = ['--name', '北方工品', '--phone', '13912340001'];

/** What a set-up writes. */
const TABLES = ['category', 'belt', 'agreement', 'siteSetting', 'user', 'secondFactor'] as const;
async function rows(): Promise<number> {
  let all = 0;
  for (const table of TABLES) all += await own.count(table);
  return all;
}

test('what is missing is said before anything is written', async () => {
  const { code, said } = await setUp('--name', '北方工品').ended;
  expect(code).toBe(1);
  expect(said).toContain('Phone of the administrator is missing');
  expect(await rows()).toBe(0);
});

test('a set-up that is killed in the middle leaves nothing, and the next one completes', async () => {
  // The last step waits for this lock: by then categories, texts and the administrator are written.
  await own.query('begin; lock table recovery_code in share mode');
  const first = setUp(...whole);
  await expect.poll(() => waitingForLocks(own), { timeout: 120_000 }).toBeGreaterThan(0);
  first.kill();
  await first.ended;
  await own.query('rollback');
  await expect.poll(() => otherConnections(own), { timeout: 60_000 }).toBe(0);
  expect(await rows()).toBe(0);

  const { code, said } = await setUp(...whole).ended;
  expect(said).toContain('13912340001 is the administrator');
  expect(code).toBe(0);
  expect(await own.count('category')).toBeGreaterThan(300);
  expect(await own.count('recoveryCode')).toBe(10);
});

test('a database that holds the demo is refused in one sentence, and stays as it is', async () => {
  await drop();
  await openEmpty();
  await copyDemoDatabase(database.url, dataDir);
  const before = await rows();
  expect(before).toBeGreaterThan(300);
  const { code, said } = await setUp(...whole).ended;
  expect(code).toBe(1);
  expect(said.trim().split('\n')).toEqual([
    expect.stringContaining('✗ This database holds the demo mall.'),
    expect.stringContaining('another DATABASE_URL'),
  ]);
  expect(await rows()).toBe(before);
});
