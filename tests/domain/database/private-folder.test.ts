// What the mall keeps on a machine is read by nobody else there, whatever the umask and whatever stood there before.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openPrivateFolder } from '#lib/db/private-folder.ts';
import { modesOf, openToOthers } from '../../support/open-to-others.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'mall-private-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const root = path.resolve(import.meta.dirname, '../../..');
/** Opens the embedded database with an upload beside it, in a process that closes nothing by its umask. */
function openWithoutUmask(dataDir: string): void {
  const program = `
    process.umask(0);
    const { openDatabase } = await import('${root}/src/lib/db/open.ts');
    const { createFolderStorage } = await import('${root}/src/lib/adapters/storage/folder-storage.ts');
    const database = await openDatabase({ dataDir: process.argv[1] });
    const roots = { open: process.argv[1] + '/files', closed: process.argv[1] + '/private' };
    await createFolderStorage(roots).put('uploads/a/b.svg', Buffer.from('<svg/>'), 'image/svg+xml');
    await database.query('create table if not exists later (a int)');
    await database.close();`;
  const run = spawnSync(process.execPath, ['--input-type=module', '-e', program, dataDir], {
    encoding: 'utf8',
  });
  expect(run.stderr.replace(/^.*Warning.*$/gm, '').trim()).toBe('');
}

test(
  'the database, its lock and uploads are closed to others, in a new folder and in one that was open',
  { timeout: 240_000 },
  () => {
    const dataDir = path.join(folder, 'data');
    openWithoutUmask(dataDir);
    expect(openToOthers(dataDir)).toEqual([]);
    for (const name of readdirSync(dataDir, { recursive: true, encoding: 'utf8' })) {
      const place = path.join(dataDir, name);
      chmodSync(place, statSync(place).isDirectory() ? 0o755 : 0o666);
    }
    chmodSync(dataDir, 0o755);
    openWithoutUmask(dataDir);
    openPrivateFolder(dataDir);
    expect(openToOthers(dataDir)).toEqual([]);
  },
);

test('a folder that many share keeps its rights, and so does what is not ours', () => {
  const shared = path.join(folder, 'shared');
  mkdirSync(shared);
  chmodSync(shared, 0o1777);
  for (const name of ['pg.lock', 'script']) writeFileSync(path.join(shared, name), '', { mode: 0o755 });
  openPrivateFolder(shared);
  expect(modesOf(shared)).toEqual([`${shared} 777`, `${shared}/pg.lock 600`, `${shared}/script 755`]);
});

test('a folder that nobody can make is said at once', () => {
  expect(() => openPrivateFolder('/proc/mall/data')).toThrow(
    'The folder /proc/mall/data cannot be written (ENOENT)',
  );
});
