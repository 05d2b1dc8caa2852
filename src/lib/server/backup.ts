import {
  cpSync,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { closeToOthers, openPrivateFolder } from '../db/private-folder.ts';
import { SetupError } from '../kernel/setup-error.ts';
import { databaseCopy, refuseUnknownCopy, type Contents } from './backup/copy-database.ts';
import { storedFiles } from './backup/stored-files.ts';
import { filesBelow, hashesOf, readManifest, writeManifest } from './backup/manifest.ts';
import type { Settings } from './env.ts';
import { lookAtSettings } from './look-at-settings.ts';

const [act, given = ''] = process.argv.slice(2);
/** Where npm was called; npm itself works in the project. */
const FOLDER = path.resolve(process.env['INIT_CWD'] ?? process.cwd(), given);
const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

const many = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;
const sumOf = ({ rows }: Pick<Contents, 'rows'>): number => Object.values(rows).reduce((a, b) => a + b, 0);

/** What lies beside database and files in DATA_DIR: keys that the mall made for itself. */
const ownFiles = (dataDir: string): string[] =>
  existsSync(dataDir)
    ? readdirSync(dataDir).filter((name) => name !== 'files' && name !== 'pg' && !name.startsWith('pg.'))
    : [];

/** A folder with the database, every kept file and the mall's own keys, whole or not there at all. */
async function make(settings: Settings): Promise<void> {
  if (existsSync(FOLDER) && readdirSync(FOLDER).length > 0)
    throw new SetupError(
      `${given} is there already.`,
      'Name a new folder, e.g. one with the date in its name.',
    );
  const beside = `${FOLDER}.part`;
  rmSync(beside, { recursive: true, force: true });
  mkdirSync(beside, { recursive: true });
  try {
    const database = databaseCopy(settings);
    const contents = await database.copyTo(beside);
    // Files after the database, so that every file that it names has been written by then.
    const files = storedFiles(settings);
    let count = 0;
    for await (const name of files.names()) {
      const to = path.join(beside, 'files', name);
      mkdirSync(path.dirname(to), { recursive: true });
      await pipeline(await files.read(name), createWriteStream(to));
      count += 1;
    }
    for (const name of ownFiles(settings.DATA_DIR))
      cpSync(path.join(settings.DATA_DIR, name), path.join(beside, 'own', name), { recursive: true });
    closeToOthers(beside);
    const hashes = await hashesOf(beside);
    writeManifest(beside, {
      made: new Date().toISOString(),
      version,
      kind: database.kind,
      ...contents,
      hashes,
    });
    rmSync(FOLDER, { recursive: true, force: true });
    renameSync(beside, FOLDER);
    console.log(`✓ ${given}: ${many(sumOf(contents), 'row')} and ${many(count, 'file')} of ${files.where}`);
  } catch (error) {
    rmSync(beside, { recursive: true, force: true });
    throw error;
  }
}

/** A backup is not restored into a folder that a mall already uses, even if the database is another one. */
function refuseTakenFolder({ DATA_DIR }: Settings): void {
  const files = path.join(DATA_DIR, 'files');
  const hasFiles = existsSync(files) && filesBelow(files).length > 0;
  if (!hasFiles && ownFiles(DATA_DIR).length === 0) return;
  throw new SetupError(
    `${DATA_DIR} holds what a mall keeps already. Nothing was changed.`,
    'Set DATA_DIR to a new folder, or move this one away.',
  );
}

/** Brings a backup back into an empty place, after everything in it has been checked. */
async function bringBack(settings: Settings): Promise<void> {
  const paper = await readManifest(FOLDER);
  const database = databaseCopy(settings);
  if (paper.kind !== database.kind)
    throw new SetupError(
      `This is a backup of ${paper.kind === 'postgres' ? 'a PostgreSQL' : 'an embedded database'}.`,
      paper.kind === 'postgres'
        ? 'Set DATABASE_URL to an empty one.'
        : 'Unset DATABASE_URL and set DATA_DIR.',
    );
  await refuseUnknownCopy(paper);
  await database.refuseUnlessEmpty();
  refuseTakenFolder(settings);
  openPrivateFolder(settings.DATA_DIR);
  const from = path.join(FOLDER, 'files');
  const names = existsSync(from) ? filesBelow(from) : [];
  const files = storedFiles(settings);
  // Files before the database: a mall that finds its database finds its files.
  for (const name of names) await files.write(name, readFileSync(path.join(from, name)));
  const own = path.join(FOLDER, 'own');
  if (existsSync(own)) cpSync(own, settings.DATA_DIR, { recursive: true });
  const contents = await database.restoreFrom(FOLDER);
  const missing = Object.keys(paper.rows).filter((table) => contents.rows[table] !== paper.rows[table]);
  if (missing.length > 0)
    throw new SetupError(
      `What was brought back is not what was kept: ${missing.slice(0, 5).join(', ')}.`,
      'Do not start on it; empty the place and bring the backup back again.',
    );
  console.log(
    `✓ ${many(sumOf(contents), 'row')} and ${many(names.length, 'file')} of ${paper.made} are back (version ${paper.version})`,
  );
}

/** npm run backup and npm run restore. */
async function main(): Promise<void> {
  // A backup holds all data of the mall: only the user who runs this may read its files, here and after copying.
  process.umask(0o077);
  const settings = lookAtSettings();
  await (act === 'restore' ? bringBack(settings) : make(settings));
}

main().catch((error: unknown) => {
  console.error(error instanceof SetupError ? `\n✗ ${error.message}\n  ${error.cure}\n` : error);
  process.exit(1);
});
