// A mall of version 0.1.0 is kept, brought back into an empty place, brought up to date by this version, and brought
// back once more as it was: the guide of docs/operation.md, on both databases, with its own commands.
import { spawn } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import S3rver from '@20minutes/s3rver';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCall } from '#lib/call/call.ts';
import { inProcess } from '#lib/call/in-process.ts';
import { goodsApi } from '#lib/contracts/goods.ts';
import { identityApi } from '#lib/contracts/identity.ts';
import { orderApi } from '#lib/contracts/order.ts';
import { lockDataDir } from '#lib/db/lock.ts';
import { readSettings } from '#lib/server/env.ts';
import { openServices } from '#lib/server/services.ts';
import { freshDatabase, type FreshDatabase } from '../support/fresh-database.ts';
import { valueOf } from '../support/http-call.ts';
import { OLD_MALL } from '../support/old-mall.ts';
import { openToOthers } from '../support/open-to-others.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'mall-backup-'));
const PICTURE = 'goods/kept/a.webp';
const BUYER = { account: '13800000001', password: 'demo1234' };

type Env = Record<string, string>;
interface Paper {
  rows: Record<string, number>;
  migration: number;
}
const paperOf = (place: string): Paper =>
  JSON.parse(readFileSync(path.join(place, 'backup.json'), 'utf8')) as Paper;

/** A command as an operator types it. */
const run = (task: string, place: string, env: Env): Promise<{ code: number | null; said: string }> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [`scripts/tasks/${task}.mjs`, place], {
      cwd: root,
      env: { ...process.env, DATABASE_URL: '', INIT_CWD: folder, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.on('close', (code) => resolve({ code, said }));
  });

/** What a buyer of the old mall finds when this version has opened it. */
async function visit(env: Env) {
  const settings = readSettings({
    DATABASE_URL: '',
    LOG_LEVEL: 'silent',
    SEED: 'none',
    RUN_JOBS: 'no',
    ...env,
  });
  const services = await openServices(settings);
  try {
    const as = (token?: string) =>
      createCall(inProcess(services.app.fetch), () => ({ token, lang: 'zh-CN' as const }));
    const goods = valueOf(await as()(goodsApi.list, { limit: 3 }));
    const { token } = valueOf(await as()(identityApi.login, BUYER));
    const orders = valueOf(await as(token)(orderApi.list, { limit: 50 }));
    const picture = await services.storage.get(PICTURE);
    return {
      goods: goods.list.length,
      orders: orders.list.map(({ order_sn: number }) => number).sort(),
      picture: picture && Buffer.from(picture.bytes).toString(),
    };
  } finally {
    await services.close();
  }
}

const emptyFolder = (): string => mkdtempSync(path.join(folder, 'data-'));

interface Place {
  env: Env;
  query(text: string): Promise<Record<string, unknown>[]>;
}

const databases: FreshDatabase[] = [];
async function onPostgres(): Promise<Place> {
  const made = await freshDatabase();
  databases.push(made);
  return {
    env: { DATABASE_URL: made.url, DATA_DIR: emptyFolder() },
    async query(text) {
      const client = new pg.Client({ connectionString: made.url });
      await client.connect();
      try {
        const answer = await client.query<Record<string, unknown>>(text);
        return [answer].flat().at(-1)?.rows ?? [];
      } finally {
        await client.end();
      }
    },
  };
}
async function embedded(): Promise<Place> {
  const DATA_DIR = emptyFolder();
  return {
    env: { DATA_DIR },
    async query(text) {
      const client = await PGlite.create(path.join(DATA_DIR, 'pg'), { extensions: { pg_trgm } });
      try {
        const answers = await client.exec(text);
        return (answers.at(-1)?.rows ?? []) as Record<string, unknown>[];
      } finally {
        await client.close();
      }
    },
  };
}

const bucket = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory: path.join(folder, 's3'),
  configureBuckets: [
    { name: 'mall', configs: [] },
    { name: 'restored', configs: [] },
  ],
});
let storage: Env = {};
beforeAll(async () => {
  mkdirSync(path.join(folder, 's3'));
  const { port } = await bucket.run();
  storage = {
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: 'mall',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  };
});
afterAll(async () => {
  await bucket.close();
  for (const database of databases) await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const ORDERS_OF_BUYER = `select o.order_sn as number from store_order o join user_account u on u.uid = o.uid
  where u.phone = '13800000001' and o.status <> 'unpaid' order by 1`;

describe.each([
  ['embedded', embedded],
  ['PostgreSQL', onPostgres],
] as const)('a mall of version 0.1.0 on %s', (name, open) => {
  const kept = path.join(folder, `kept-${name}`);
  let old: Place;
  let numbers: unknown[];
  const picture = (place: Place) => path.join(place.env.DATA_DIR ?? '', 'files', PICTURE);

  beforeAll(async () => {
    old = await open();
    await old.query(OLD_MALL);
    numbers = (await old.query(ORDERS_OF_BUYER)).map((row) => row.number);
    mkdirSync(path.dirname(picture(old)), { recursive: true });
    writeFileSync(picture(old), 'a picture');
    writeFileSync(path.join(old.env.DATA_DIR ?? '', 'own-key.txt'), 'a key');
    mkdirSync(path.join(old.env.DATA_DIR ?? '', 'private'));
    writeFileSync(path.join(old.env.DATA_DIR ?? '', 'private/licence.webp'), 'a licence');
  });

  test('is kept in one folder, with its files and keys, which only its owner may open', async () => {
    const { code, said } = await run('backup', kept, old.env);
    expect(said).toMatch(/✓ .*rows and 1 file/);
    expect(code).toBe(0);
    expect(paperOf(kept).rows['public.store_order']).toBe(56);
    expect(existsSync(path.join(kept, 'files', PICTURE))).toBe(true);
    expect(existsSync(path.join(kept, 'own/own-key.txt'))).toBe(true);
    expect(openToOthers(kept)).toEqual([]);
    // A second one does not go over the first.
    expect(await run('backup', kept, old.env)).toMatchObject({ code: 1 });
  });

  test('is not brought back over another mall, nor from a damaged backup, nor into the other database', async () => {
    expect(await run('restore', kept, old.env)).toMatchObject({
      code: 1,
      said: expect.stringContaining('Nothing was changed') as string,
    });
    // Nor into its folder, whatever database is named beside it.
    const beside = await open();
    expect(await run('restore', kept, { ...beside.env, DATA_DIR: old.env.DATA_DIR ?? '' })).toMatchObject({
      code: 1,
      said: expect.stringContaining('Nothing was changed') as string,
    });
    const damaged = path.join(folder, `damaged-${name}`);
    cpSync(kept, damaged, { recursive: true });
    appendFileSync(path.join(damaged, 'files', PICTURE), '!');
    const place = await open();
    const refused = await run('restore', damaged, place.env);
    expect(refused).toMatchObject({
      code: 1,
      said: expect.stringContaining(`damaged: files/${PICTURE}`) as string,
    });
    const other = await (name === 'embedded' ? onPostgres() : embedded());
    expect(await run('restore', kept, other.env)).toMatchObject({
      code: 1,
      said: expect.stringContaining('This is a backup of') as string,
    });
  });

  test('is brought up to date by this version, and brought back as it was for the way back', async () => {
    const present = await open();
    // As mkdir leaves it.
    chmodSync(present.env.DATA_DIR ?? '', 0o755);
    const first = await run('restore', kept, present.env);
    expect(first.said).toContain('are back (version');
    expect(first.code).toBe(0);
    expect(readFileSync(path.join(present.env.DATA_DIR ?? '', 'own-key.txt'), 'utf8')).toBe('a key');
    expect(readFileSync(path.join(present.env.DATA_DIR ?? '', 'private/licence.webp'), 'utf8')).toBe(
      'a licence',
    );
    expect(statSync(present.env.DATA_DIR ?? '').mode & 0o777).toBe(0o700);
    const found = await visit(present.env);
    expect(numbers.length).toBeGreaterThan(3);
    expect(found).toEqual({ goods: 3, orders: numbers, picture: 'a picture' });

    // The way back: the backup in an empty place is what the old version left, no newer table in it.
    const back = await open();
    expect(await run('restore', kept, back.env)).toMatchObject({ code: 0 });
    const again = path.join(folder, `again-${name}`);
    expect(await run('backup', again, back.env)).toMatchObject({ code: 0 });
    const { rows, migration } = paperOf(again);
    expect({ rows, migration }).toEqual({ rows: paperOf(kept).rows, migration: paperOf(kept).migration });
    expect((await back.query(ORDERS_OF_BUYER)).map((row) => row.number)).toEqual(numbers);
  });
});

test('a mall that runs on the embedded database is stopped first, and the command says so', async () => {
  const place = await embedded();
  await place.query('select 1');
  const unlock = lockDataDir(path.join(place.env.DATA_DIR ?? '', 'pg'));
  try {
    const refused = await run('backup', path.join(folder, 'running'), place.env);
    expect(refused).toMatchObject({
      code: 1,
      said: expect.stringContaining('in use by another running mall') as string,
    });
    expect(existsSync(path.join(folder, 'running'))).toBe(false);
  } finally {
    unlock();
  }
});

test('files in a bucket are kept with the database and brought back into another bucket', async () => {
  const place = await onPostgres();
  await place.query(OLD_MALL);
  const env = { ...place.env, ...storage };
  const settings = readSettings(env);
  const services = await openServices(settings);
  const names = Array.from({ length: 5 }, (_, index) => `uploads/review/${index}.webp`);
  for (const name of names) await services.storage.put(name, Buffer.from(name), 'image/webp');
  await services.close();
  const kept = path.join(folder, 'kept-bucket');
  const made = await run('backup', kept, env);
  expect(made.said).toContain('5 files of the bucket mall');

  const back = await onPostgres();
  const into = { ...back.env, ...storage, S3_BUCKET: 'restored' };
  expect(await run('restore', kept, into)).toMatchObject({ code: 0 });
  const restored = await openServices(readSettings(into));
  try {
    const last = await restored.storage.get(names.at(-1) ?? '');
    expect(last && Buffer.from(last.bytes).toString()).toBe(names.at(-1));
  } finally {
    await restored.close();
  }
});
