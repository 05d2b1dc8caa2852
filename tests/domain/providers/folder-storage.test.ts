// The local storage: long files are written as they come and read as they are sent.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { days } from '#lib/kernel/clock.ts';
import { createFolderStorage } from '#lib/adapters/storage/folder-storage.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'mall-folder-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const storage = createFolderStorage({
  open: path.join(folder, 'files'),
  closed: path.join(folder, 'private'),
});
const files = (): string[] => readdirSync(path.join(folder, 'private/table')).sort();

async function* rows(failsAt = 40): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < 40; at += 1) {
    if (at === failsAt) throw new Error('the rows have ended early');
    yield new Uint8Array(64 * 1024).fill(at);
  }
}

test('a file that is written in pieces is read back whole, by its size', async () => {
  await storage.write('private/table/a.csv', rows(), 'text/csv');
  const file = await storage.open('private/table/a.csv');
  expect(file).toMatchObject({ size: 40 * 64 * 1024, mime: 'text/csv; charset=utf-8' });
  expect((await buffer(file!.pieces)).equals(await buffer(rows()))).toBe(true);
});

test('of a file that ends early nothing is kept, and an earlier one stays', async () => {
  await expect(storage.write('private/table/b.csv', rows(20), 'text/csv')).rejects.toThrow('ended early');
  await expect(storage.write('private/table/a.csv', rows(20), 'text/csv')).rejects.toThrow('ended early');
  expect(files()).toEqual(['a.csv']);
  expect(await storage.open('private/table/b.csv')).toBeUndefined();
  expect((await storage.open('private/table/a.csv'))?.size).toBe(40 * 64 * 1024);
});

test('only what is read of a file is taken from the disk', async () => {
  const file = await storage.open('private/table/a.csv');
  await storage.remove('private/table/a.csv');
  // Nothing was opened yet, so nothing is held either.
  await expect(buffer(file!.pieces)).rejects.toThrow('ENOENT');
});

test('halves that a killed writer has left are taken away after a day, in both roots, and nothing else', async () => {
  const left = [
    path.join(folder, 'private/table/c.csv.part'),
    path.join(folder, 'files/uploads/a.webp.part'),
    path.join(folder, 'private/table/1.part.part'),
  ];
  mkdirSync(path.join(folder, 'files/uploads'), { recursive: true });
  for (const file of left) writeFileSync(file, 'half');
  // A part of a price list that is being sent is a whole file.
  await storage.put('private/table/0.part', new Uint8Array(1), 'application/octet-stream');
  expect(await storage.tidy(new Date(Date.now() - days(1)))).toBe(0);
  expect(await storage.tidy(new Date(Date.now() + days(1)))).toBe(3);
  expect(left.some((file) => existsSync(file))).toBe(false);
  expect(await storage.get('private/table/0.part')).toBeDefined();
});

test('names and kinds are refused as those of short files are', async () => {
  await expect(storage.write('../a.csv', rows(), 'text/csv')).rejects.toThrow(RangeError);
  await expect(storage.write('private/a.exe', rows(), 'text/csv')).rejects.toThrow(RangeError);
  expect(await storage.open('../a.csv')).toBeUndefined();
});
