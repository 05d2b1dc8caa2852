// Whom a start lets in. The demo, its accounts and the local doubles exist on one's own machine alone; any other start
// is for the public, and says in one sentence what it would do to it.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#lib/db/open.ts';
import { user, userRole } from '#lib/db/schema.ts';
import { hashPassword } from '#lib/domain/account/identity/index.ts';
import { freshDatabase } from '../support/fresh-database.ts';
import { startSite } from '../support/site.ts';
import { tablesOf } from '../support/tables.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'mall-public-'));
const [demo, empty] = [path.join(folder, 'demo'), path.join(folder, 'empty')];
const address = { SITE_URL: 'https://mall.example.com', LOG_LEVEL: 'warn' };
const withoutSms = { ...address, SMS: 'off' };

/** The words of a start that ends. */
async function refusal(dataDir: string, env: Record<string, string>): Promise<string> {
  const site = await startSite({ dataDir, env }).catch((error: Error) => error.message);
  if (typeof site === 'string') return site;
  await site.stop();
  return 'it opened';
}

function doctor(dataDir: string, env: Record<string, string>): string {
  const { stdout } = spawnSync(process.execPath, ['scripts/run.mjs', 'doctor'], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    env: { ...process.env, DATABASE_URL: '', ENV_FILE: 'none', DATA_DIR: dataDir, ...env },
    encoding: 'utf8',
  });
  return stdout;
}

const post = (url: string, path: string, body: object): Promise<{ status: number; message: string }> =>
  fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).then((reply) => reply.json() as Promise<{ status: number; message: string }>);
const logIn = (url: string, account: string, password: string) =>
  post(url, '/api/auth/login', { account, password });

async function addAdministrator(dataDir: string): Promise<void> {
  const database = await openDatabase({ dataDir });
  const passwordHash = await hashPassword('a1-long-and-own');
  const values = { phone: '13912345678', nickname: '掌柜', passwordHash, createdAt: new Date() };
  const [made] = await database.db.insert(user).values(values).returning();
  await database.db.insert(userRole).values({ uid: made!.uid, role: 'platform', platformRoles: ['owner'] });
  await database.close();
}

beforeAll(async () => {
  const site = await startSite({ dataDir: demo, demo: true, env: { LOG_LEVEL: 'warn' } });
  expect((await logIn(site.url, '13800000099', 'demo1234')).status).toBe(200);
  await site.stop();
});
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));

test('on a public address nothing of the demo is made, and the start says what is missing', async () => {
  expect(await refusal(empty, address)).toContain('There is no SMS provider');
  expect(await refusal(empty, { ...withoutSms, NODE_ENV: 'development' })).toContain('has no administrator');
  expect(await refusal(empty, { ...withoutSms, SEED: 'demo' })).toContain('whose password everybody knows');
  const database = await openDatabase({ dataDir: empty });
  expect(await tablesOf(database).count('user')).toBe(0);
  await database.close();
});

test('an address or a secret that is set under a wrong name is no demo and no start', async () => {
  expect(await refusal(empty, { SITE_URL: '', SITEURL: address.SITE_URL })).toContain(
    'SITEURL is no setting of the mall, and SITE_URL is not set.',
  );
  const misspelt = { ...withoutSms, DATABASE_URI: 'word-of-a-database', LOGLEVEL: 'x' };
  const words = await refusal(empty, misspelt);
  expect(words).toContain('DATABASE_URI is no setting of the mall, and DATABASE_URL is not set.');
  expect(words).toContain('LOGLEVEL is no setting of the mall, and nobody reads it: was LOG_LEVEL meant?');
  expect(words).not.toContain('word-of-a-database');
});

test('a host that others reach is no demo, whatever NODE_ENV says', async () => {
  expect(await refusal(empty, { HOST: '0.0.0.0', SITE_URL: '', NODE_ENV: 'production' })).toContain(
    'an address of this machine alone',
  );
});

test('demo accounts never serve the public, also after one of them has another phone', async () => {
  const database = await openDatabase({ dataDir: demo });
  await tablesOf(database).change('user', { phone: '13800000099' }, { phone: '13912340000' });
  await database.close();
  const words = await refusal(demo, withoutSms);
  expect(words).toMatch(/holds \d+ demo accounts whose password everybody knows/);
  expect(words).toContain('npm run setup -- production');
  expect(doctor(demo, withoutSms)).toMatch(/bad .*demo accounts whose password everybody knows/);
});

test('several processes say it once, and end', async () => {
  const database = await freshDatabase();
  const words = await refusal(empty, { ...withoutSms, WORKERS: '2', DATABASE_URL: database.url });
  await database.drop();
  expect(words.match(/✗.*/g)).toEqual(['✗ The mall has no administrator.']);
});

test('with an administrator it opens, without the cashier, the outbox and the demo’s accounts', async () => {
  expect(doctor(empty, withoutSms)).toContain('The mall has no administrator.');
  await addAdministrator(empty);
  expect(doctor(empty, withoutSms)).toContain('this would be a production start, and it may open');
  const site = await startSite({ dataDir: empty, env: withoutSms });
  try {
    expect((await logIn(site.url, '13912345678', 'a1-long-and-own')).status).toBe(200);
    expect((await logIn(site.url, '13800000099', 'demo1234')).status).not.toBe(200);
    for (const place of ['/dev/sms', '/dev/mail', `/cashier/pay/${'0'.repeat(26)}`])
      expect((await fetch(site.url + place)).status, place).toBe(404);
    expect(site.output()).not.toContain('demo1234');
    const code = await post(site.url, '/api/auth/verify', { phone: '13912345678', type: 'login' });
    expect(code).toMatchObject({ status: 400, message: expect.stringContaining('未开通短信服务') });
    const config = (await (await fetch(`${site.url}/api/config`)).json()) as { data: object };
    expect(config.data).toMatchObject({ recharge_switch: false });
  } finally {
    await site.stop();
  }
});

test('a HOST that is none of this machine’s is known before anything is made', async () => {
  const fresh = path.join(folder, 'fresh');
  expect(await refusal(fresh, { ...withoutSms, HOST: '192.0.2.1' })).toContain(
    'HOST=192.0.2.1 is no address of this machine',
  );
  expect(await refusal(fresh, { ...withoutSms, HOST: 'no-such-host.invalid' })).toContain(
    'HOST=no-such-host.invalid is no address of this machine',
  );
  expect(existsSync(fresh)).toBe(false);
});

test('settings come from the file of the environment, and what is set already wins', async () => {
  const file = path.join(folder, 'mall.env');
  writeFileSync(file, 'SITE_URL=https://from-file.example.com/\nSEED=maybe\n');
  const fresh = path.join(folder, 'never-made');
  expect(await refusal(fresh, { ENV_FILE: file })).toContain('SEED is not usable: "maybe"');
  expect(await refusal(fresh, { ENV_FILE: path.join(folder, 'no.env') })).toContain(
    'cannot be read (ENOENT)',
  );
});
