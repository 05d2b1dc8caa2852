// Storage by S3 against a local service from the registry, with its signatures verified.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from '@20minutes/s3rver';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createS3Storage } from '#lib/adapters/storage/s3-storage.ts';
import { after, clockAt, days } from '#lib/kernel/clock.ts';
import { storedFiles } from '#lib/server/backup/stored-files.ts';
import { readSettings } from '#lib/server/env.ts';
import { listen } from '../../support/gateways/listen.ts';

const clock = clockAt('2026-11-21T10:00:00+08:00');
const folder = mkdtempSync(path.join(tmpdir(), 'mall-s3-'));
const server = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory: folder,
  configureBuckets: [{ name: 'mall', configs: [] }],
});
let endpoint = '';
const open = (secretAccessKey = 'S3RVER') =>
  createS3Storage(
    { endpoint, region: 'us-east-1', bucket: 'mall', accessKeyId: 'S3RVER', secretAccessKey },
    clock,
  );

beforeAll(async () => {
  const { port } = await server.run();
  endpoint = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const bytes = new Uint8Array([1, 2, 3, 255]);

test('what is put is there, with its type, until it is removed', async () => {
  const storage = open();
  await storage.put('uploads/review/a.webp', bytes, 'image/webp');
  expect(await storage.get('uploads/review/a.webp')).toEqual({ bytes, mime: 'image/webp' });
  await storage.remove('uploads/review/a.webp');
  expect(await storage.get('uploads/review/a.webp')).toBeUndefined();
  await storage.remove('uploads/review/a.webp');
});

/** 20 MiB in pieces of 1 MiB, each of its own number. */
async function* long(failsAt = 20, most = 20): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < most; at += 1) {
    if (at === failsAt) throw new Error('the rows have ended early');
    yield new Uint8Array(1024 * 1024).fill(at);
  }
}

test('a long file is written in parts as it comes, and read as it is sent', async () => {
  const storage = open();
  await storage.write('private/table/long.csv', long(), 'text/csv');
  const file = await storage.open('private/table/long.csv');
  expect(file).toMatchObject({ size: 20 * 1024 * 1024, mime: 'text/csv; charset=utf-8' });
  const read = await buffer(file!.pieces);
  expect(read.equals(await buffer(long()))).toBe(true);
  expect(await storage.open('private/table/none.csv')).toBeUndefined();
});

test('of a long file that ends early nothing is kept, nor are its parts', async () => {
  const { url, close, asked } = await listen(({ method, path }) =>
    method === 'POST' && path.endsWith('?uploads=') ? { body: '<UploadId>u 1</UploadId>' } : { body: '' },
  );
  const settings = { region: 'us-east-1', bucket: 'mall', accessKeyId: 'a', secretAccessKey: 'b' };
  const storage = createS3Storage({ ...settings, endpoint: url }, clock);
  await expect(storage.write('private/table/a.csv', long(12), 'text/csv')).rejects.toThrow('ended early');
  expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /mall/private/table/a.csv?uploads=',
    'PUT /mall/private/table/a.csv?partNumber=1&uploadId=u%201',
    'DELETE /mall/private/table/a.csv?uploadId=u%201',
  ]);
  await close();
});

test('parts that a killed process has left in a bucket are given up after a day; those of others stay', async () => {
  const one = (key: string, id: string, begun: string) =>
    `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${begun}</Initiated></Upload>`;
  const pages = [
    `<IsTruncated>true</IsTruncated><NextKeyMarker>private/table/a.csv</NextKeyMarker><NextUploadIdMarker>o&amp;1</NextUploadIdMarker>${one('private/table/a.csv', 'o&amp;1', '2026-11-19T00:00:00.000Z')}`,
    `<IsTruncated>false</IsTruncated>${one('private/table/new.csv', 'n', '2026-11-21T01:00:00.000Z')}${one('backups/disk.img', 'x', '2026-11-01T00:00:00.000Z')}`,
  ];
  const { url, close, asked } = await listen(({ method }) => ({
    body: method === 'GET' ? `<ListMultipartUploadsResult>${pages.shift()}</ListMultipartUploadsResult>` : '',
  }));
  const settings = { region: 'us-east-1', bucket: 'mall', accessKeyId: 'a', secretAccessKey: 'b' };
  const storage = createS3Storage({ ...settings, endpoint: url }, clock);
  expect(await storage.tidy(after(clock.now(), -days(1)))).toBe(1);
  expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /mall/?uploads=',
    'GET /mall/?uploads=&key-marker=private%2Ftable%2Fa.csv&upload-id-marker=o%261',
    'DELETE /mall/private/table/a.csv?uploadId=o%261',
  ]);
  await close();
});

test('a short file that is written in pieces is one call', async () => {
  const { url, close, asked } = await listen(() => ({ body: '' }));
  const settings = { region: 'us-east-1', bucket: 'mall', accessKeyId: 'a', secretAccessKey: 'b' };
  await createS3Storage({ ...settings, endpoint: url }, clock).write(
    'private/table/a.csv',
    long(2, 2),
    'text/csv',
  );
  expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual(['PUT /mall/private/table/a.csv']);
  await close();
});

test('browsers read through this site, so that private files stay private', () => {
  expect(open().urlOf('private/voucher/a.webp')).toBe('/files/private/voucher/a.webp');
});

test('a wrong key opens nothing, and says so', async () => {
  await expect(open('wrong').put('uploads/b.webp', bytes, 'image/webp')).rejects.toThrow('403');
});

test('a name does not leave the bucket', async () => {
  for (const name of [
    '../other/a.webp',
    './private/a.webp',
    'private//a.webp',
    '/etc/a.webp',
    'a/../b.webp',
  ]) {
    await expect(open().put(name, bytes, 'image/webp')).rejects.toThrow(RangeError);
    expect(await open().get(name)).toBeUndefined();
  }
});

test('a service that stumbles is asked again; one that stays down is an error', async () => {
  let turn = 0;
  const flaky = await listen(() => ({ status: (turn += 1) < 2 ? 503 : 200, body: 'x' }));
  const settings = { region: 'us-east-1', bucket: 'mall', accessKeyId: 'a', secretAccessKey: 'b' };
  const storage = createS3Storage({ ...settings, endpoint: flaky.url }, clock);
  expect(await storage.get('a.webp')).toMatchObject({ mime: 'image/webp' });
  expect(turn).toBe(2);
  await flaky.close();
  await expect(storage.get('a.webp')).rejects.toThrow(/fetch failed|ECONNREFUSED/);
});

test('a backup finds every file of a bucket that lists them in several answers', async () => {
  const pages = [
    '<IsTruncated>true</IsTruncated><NextContinuationToken>a&amp;b</NextContinuationToken><Contents><Key>one.webp</Key></Contents>',
    '<IsTruncated>false</IsTruncated><Contents><Key>two.webp</Key></Contents>',
  ];
  const gateway = await listen(() => ({ body: pages.shift() ?? '' }));
  const files = storedFiles(
    readSettings({
      S3_ENDPOINT: gateway.url,
      S3_BUCKET: 'mall',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    }),
  );
  expect(await Array.fromAsync(files.names())).toEqual(['one.webp', 'two.webp']);
  expect(gateway.asked.map((row) => row.path)).toEqual([
    '/mall?list-type=2',
    '/mall?list-type=2&continuation-token=a%26b',
  ]);
  await gateway.close();
});
