import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createFolderStorage } from '#lib/adapters/storage/folder-storage.ts';
import { createFiles } from '#lib/server/web/files.ts';
import { createStatic } from '#lib/server/web/static.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'static-'));
const BODY = '0123456789';
const STYLES = Array.from({ length: 2_000 }, (_, n) => `.of-${n * n} { width: ${n % 97}px }`).join('\n');
let server: http.Server;
let base: string;

beforeAll(async () => {
  for (const name of ['clip.mp4', 'index.m3u8', 'part0.m4s']) writeFileSync(path.join(folder, name), BODY);
  writeFileSync(path.join(folder, 'styles.css'), STYLES);
  mkdirSync(path.join(folder, 'banner'));
  writeFileSync(path.join(folder, 'banner/drawing.svg'), STYLES);
  const serve = createStatic(folder);
  const files = createFiles(createFolderStorage({ open: folder, closed: path.join(folder, 'closed') }));
  server = http.createServer((req, res) => {
    const url = req.url ?? '/';
    if (url.startsWith('/files/')) void files.serve(req, res, url.slice('/files/'.length));
    else if (!serve(req, res, url)) res.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const ask = (range: string | undefined, name = 'clip.mp4', method = 'GET') =>
  fetch(`${base}/${name}`, { method, headers: range ? { range } : {} });

test('a film is told by its type and may be asked for in parts', async () => {
  const whole = await ask(undefined);
  expect(whole.status).toBe(200);
  expect(whole.headers.get('content-type')).toBe('video/mp4');
  expect(whole.headers.get('accept-ranges')).toBe('bytes');
  expect((await ask(undefined, 'index.m3u8')).headers.get('content-type')).toBe(
    'application/vnd.apple.mpegurl',
  );
  expect((await ask(undefined, 'part0.m4s')).headers.get('content-type')).toBe('video/iso.segment');
});

test.each([
  ['bytes=0-3', '0123', 'bytes 0-3/10'],
  ['bytes=4-', '456789', 'bytes 4-9/10'],
  ['bytes=-3', '789', 'bytes 7-9/10'],
  ['bytes=8-400', '89', 'bytes 8-9/10'],
  ['bytes=-400', BODY, 'bytes 0-9/10'],
])('%s answers 206 with that part', async (range, text, where) => {
  const reply = await ask(range);
  expect(reply.status).toBe(206);
  expect(reply.headers.get('content-range')).toBe(where);
  expect(reply.headers.get('content-length')).toBe(String(text.length));
  expect(await reply.text()).toBe(text);
});

test('a part behind the end answers 416, what is no single part the whole', async () => {
  const behind = await ask('bytes=10-');
  expect(behind.status).toBe(416);
  expect(behind.headers.get('content-range')).toBe('bytes */10');
  for (const range of ['bytes=0-1,4-5', 'items=0-1', 'bytes=5-2', 'bytes=-']) {
    const reply = await ask(range);
    expect(reply.status, range).toBe(200);
    expect(await reply.text()).toBe(BODY);
  }
});

test('HEAD tells the size of a part and sends nothing', async () => {
  const reply = await ask('bytes=0-3', 'clip.mp4', 'HEAD');
  expect(reply.status).toBe(206);
  expect(reply.headers.get('content-length')).toBe('4');
  expect(await reply.text()).toBe('');
});

test.each(['styles.css', 'files/banner/drawing.svg'])(
  '%s, asked for again, is packed smaller, and unpacks to the same',
  async (name) => {
    const size = async (): Promise<number> => {
      const reply = await fetch(`${base}/${name}`, { headers: { 'accept-encoding': 'br, zstd' } });
      expect(await reply.text()).toBe(STYLES);
      return Number(reply.headers.get('content-length'));
    };
    const first = await size();
    await vi.waitFor(async () => expect(await size()).toBeLessThan(first));
  },
);
