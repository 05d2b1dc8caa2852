// Private files lie apart from the public ones: no way of writing their address opens them, and a mall whose files an
// earlier version kept side by side goes on with every one of them.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFolderStorage } from '#lib/adapters/storage/folder-storage.ts';
import { createS3Storage } from '#lib/adapters/storage/s3-storage.ts';
import type { Storage } from '#lib/adapters/storage/storage.ts';
import { linkTo, removeFiles } from '#lib/domain/content/media/index.ts';
import { systemClock } from '#lib/kernel/clock.ts';
import { CHANGED } from '#lib/server/services.ts';
import { openTestMall } from '../../support/mall.ts';
import { serveMall, type ServedMall } from '../../support/serve-mall.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'mall-files-'));
const bucket = mkdtempSync(path.join(tmpdir(), 'mall-bucket-'));
const outside = path.join(folder, 'outside.svg');
const drawing = (word: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="60"><title>${word}</title></svg>`;
const bytesOf = (word: string): Uint8Array => new TextEncoder().encode(drawing(word));

const s3 = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory: bucket,
  configureBuckets: [{ name: 'mall', configs: [] }],
});
const servers: ServedMall[] = [];

/** The path as it stands: a browser or fetch would tidy it up before it leaves. */
function ask(base: string, target: string): Promise<string> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let heard = '';
    socket.on('data', (chunk: Buffer) => (heard += chunk.toString()));
    socket.on('end', () => resolve(heard));
    socket.on('error', reject);
    socket.write(`GET ${target} HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`);
  });
}

async function serve(storage: Storage): Promise<string> {
  const server = await serveMall(mall, { services: { storage } });
  servers.push(server);
  return server.url;
}

const roots = { open: path.join(folder, 'files'), closed: path.join(folder, 'private') };
let inFolder: Storage;
let inBucket: Storage;
const mall = await openTestMall();
beforeAll(async () => {
  // What a version before this one has left.
  mkdirSync(path.join(roots.open, 'private/voucher'), { recursive: true });
  writeFileSync(path.join(roots.open, 'private/voucher/old.svg'), drawing('old'));
  mkdirSync(path.join(roots.open, 'goods'), { recursive: true });
  writeFileSync(path.join(roots.open, 'goods/open.svg'), drawing('open'));
  writeFileSync(outside, drawing('outside'));
  inFolder = createFolderStorage(roots);
  const { port } = await s3.run();
  inBucket = createS3Storage(
    {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      bucket: 'mall',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    systemClock,
  );
  for (const storage of [inFolder, inBucket]) {
    await storage.put('private/licence/secret.svg', bytesOf('secret'), 'image/svg+xml');
    await storage.put('private/voucher/old.svg', bytesOf('old'), 'image/svg+xml');
    await storage.put('goods/open.svg', bytesOf('open'), 'image/svg+xml');
  }
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await s3.close();
  await mall.close();
  for (const one of [folder, bucket]) rmSync(one, { recursive: true, force: true });
});

describe.each([
  ['a folder', () => inFolder],
  ['a bucket', () => inBucket],
])('files in %s', (_, storage) => {
  test('each kind of file that is kept is given back, and none is kept that would not be', async () => {
    for (const [ending, mime] of [
      ['json', 'application/json'],
      ['xml', 'application/xml'],
      ['ofd', 'application/ofd'],
      ['pdf', 'application/pdf'],
    ] as const) {
      await storage().put(`private/kinds/a.${ending}`, bytesOf(ending), mime);
      const { bytes } = (await storage().get(`private/kinds/a.${ending}`))!;
      expect(Buffer.from(bytes).toString()).toBe(drawing(ending));
    }
    await expect(
      storage().put('private/kinds/a.exe', bytesOf('exe'), 'application/octet-stream'),
    ).rejects.toThrow('no kind that is given back');
  });

  test('a file that was taken away is shown no more, however much it was asked for before', async () => {
    const base = await serve(storage());
    const name = 'uploads/review/gone.svg';
    await storage().put(name, bytesOf('gone'), 'image/svg+xml');
    const shown = async (): Promise<number> => (await fetch(`${base}/files/${name}`)).status;
    expect([await shown(), await shown()]).toEqual([200, 200]);
    await removeFiles(
      { storage: storage(), changed: (...tags) => mall.services.database.notify(CHANGED, tags.join(' ')) },
      { paths: [`/files/${name}`] },
    );
    await expect.poll(shown).toBe(404);
  });

  test('no way of writing the address of a private file opens it', async () => {
    const base = await serve(storage());
    expect(await ask(base, '/files/goods/open.svg')).toContain('<title>open</title>');
    const name = 'private/licence/secret.svg';
    const targets = [
      name,
      `./${name}`,
      `%2e/${name}`,
      `%2E%2F${name}`,
      `/${name}`,
      `goods/../${name}`,
      `goods/%2e%2e/${name}`,
      `goods/.%2e/${name}`,
      `%70rivate/licence/secret.svg`,
      `private//licence/secret.svg`,
      `private/./licence/secret.svg`,
      `private%2flicence%2fsecret.svg`,
      `Private/licence/secret.svg`,
      `${name}.png`,
      `./${name}.png`,
      `/${name}.png`,
      `/${path.join(roots.closed, 'licence/secret.svg')}`,
      `${roots.closed}/licence/secret.svg`,
      `/${outside}`,
      `..%2foutside.svg`,
      '/etc/x.svg',
      '',
      '.',
      '%00',
    ];
    for (const target of targets) {
      const heard = await ask(base, `/files/${target}`);
      expect(`${target} ${heard.slice(9, 12)}`).toMatch(/ (404|400)$/);
      expect(heard).not.toMatch(/secret<|outside<|public, max-age/);
    }
  });

  test('a link opens a private file, whichever version has kept it', async () => {
    const base = await serve(storage());
    const ctx = { ...mall.system, storage: storage() };
    const [link = ''] = await linkTo(ctx, ['/files/private/voucher/old.svg'], '');
    mall.services.storage.get = storage().get;
    expect(await ask(base, link)).toContain('<title>old</title>');
  });
});

test('private files of an earlier version have moved out of the folder that is served', () => {
  expect(existsSync(path.join(roots.open, 'private'))).toBe(false);
  expect(readFileSync(path.join(roots.closed, 'voucher/old.svg'), 'utf8')).toContain('old');
  expect(statSync(roots.closed).mode & 0o077).toBe(0);
});

test('a move that was interrupted goes on, and overwrites nothing', () => {
  mkdirSync(path.join(roots.open, 'private/voucher'), { recursive: true });
  writeFileSync(path.join(roots.open, 'private/voucher/late.svg'), drawing('late'));
  writeFileSync(path.join(roots.open, 'private/voucher/old.svg'), drawing('older'));
  createFolderStorage(roots);
  expect(existsSync(path.join(roots.open, 'private'))).toBe(false);
  expect(readFileSync(path.join(roots.closed, 'voucher/late.svg'), 'utf8')).toContain('late');
  expect(readFileSync(path.join(roots.closed, 'voucher/old.svg'), 'utf8')).toContain('<title>old<');
});

test('an address has thirty pictures of drawings made in a minute, and what is made is served to all', async () => {
  const base = await serve(inFolder);
  const make = async (at: number): Promise<number> => {
    await inFolder.put(`goods/many/${at}.svg`, bytesOf(`many${at}`), 'image/svg+xml');
    return (await fetch(`${base}/files/goods/many/${at}.svg.png`)).status;
  };
  const answers: number[] = [];
  for (let at = 0; at < 32; at += 1) answers.push(await make(at));
  expect(answers.filter((status) => status === 200)).toHaveLength(30);
  const refused = await fetch(`${base}/files/goods/many/31.svg.png`);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await fetch(`${base}/files/goods/many/3.svg.png`)).status).toBe(200);
});
