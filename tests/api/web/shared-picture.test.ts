// What networks show beside a shared link: a drawing of the mall as a picture.
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import type { Storage } from '#lib/adapters/storage/storage.ts';
import { createFiles } from '#lib/server/web/files.ts';
import { createMemoryStorage } from '../../support/memory-storage.ts';

const drawing = (width: number, height: number): Uint8Array =>
  new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#d81e06"/></svg>`,
  );
const kept = createMemoryStorage();
await kept.put('news/wide.svg', drawing(480, 300), 'image/svg+xml');
await kept.put('goods/1/square.svg', drawing(300, 300), 'image/svg+xml');
const written: string[] = [];
const storage: Storage = {
  ...kept,
  put: async (path, bytes, mime) => {
    written.push(path);
    await kept.put(path, bytes, mime);
  },
};
const { serve } = createFiles(storage);
const server = http.createServer((req, res) => void serve(req, res, (req.url ?? '').slice('/files/'.length)));
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/files/`;
afterAll(() => server.close());

const corner = async (bytes: ArrayBuffer): Promise<number[]> => {
  const raw = await sharp(Buffer.from(bytes)).removeAlpha().raw().toBuffer();
  return [...raw.subarray(0, 3)];
};

test('a drawing is shared as a picture of the size that networks show, and made only once', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => fetch(`${base}news/wide.svg.png`)));
  for (const answer of answers) {
    expect(answer.headers.get('content-type')).toBe('image/png');
    const bytes = await answer.arrayBuffer();
    expect(await sharp(Buffer.from(bytes)).metadata()).toMatchObject({ width: 1200, height: 630 });
    expect(await corner(bytes)).toEqual([0xd8, 0x1e, 0x06]);
  }
  expect(written).toEqual(['news/wide.svg.png']);
});

test('a square drawing stands whole on white', async () => {
  const answer = await fetch(`${base}goods/1/square.svg.png`);
  expect(await corner(await answer.arrayBuffer())).toEqual([255, 255, 255]);
});

test('nothing is made of a drawing that does not exist', async () => {
  expect((await fetch(`${base}news/none.svg.png`)).status).toBe(404);
  expect((await fetch(`${base}news/wide.svg.png.png`)).status).toBe(404);
});
