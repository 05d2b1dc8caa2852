import { existsSync, mkdirSync, readFileSync, watch, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { SetupError } from '../kernel/setup-error.ts';
import { checkFiles, type FileFault } from './content/check-files.ts';
import { openContentBackend, type ContentBackend } from './content/content-backend.ts';
import { FOLDERS, listEditorFiles, rememberedOf, type Remembered } from './content/editor-files.ts';
import { strayFaults } from './content/stray-files.ts';
import { exportFiles } from './content/export-files.ts';
import { changesOf, faultsOfMall, publishFiles } from './content/publish-files.ts';
import { sayReport } from './content/say-report.ts';
import { readSettings } from './env.ts';

const QUIET_MS = 150;

const { values: wanted } = parseArgs({
  options: {
    check: { type: 'boolean' },
    watch: { type: 'boolean' },
    export: { type: 'boolean' },
    /** Folder with src/content and public; default: this project. */
    root: { type: 'string' },
  },
});
const ROOT = path.resolve(wanted.root ?? path.join(import.meta.dirname, '../../..'));
const settings = readSettings();
const memory = path.join(settings.DATA_DIR, 'content-checked.json');

function remembered(): Remembered {
  try {
    return JSON.parse(readFileSync(memory, 'utf8')) as Remembered;
  } catch {
    return {}; // nothing has been checked yet
  }
}

/** Says what is to be mended; whether nothing is. */
function areInOrder(faults: readonly FileFault[]): boolean {
  for (const { path: file, line, problem, cure } of faults)
    console.log(`✗ ${file}:${line}  ${problem}\n    ${cure}`);
  return faults.length === 0;
}

/** Checks, and publishes what is new when all is well. False when something is to be mended. */
async function publishOnce(backend: ContentBackend | undefined): Promise<boolean> {
  const startedAt = performance.now();
  const before = remembered();
  const files = listEditorFiles(ROOT, before);
  if (!areInOrder([...strayFaults(ROOT), ...checkFiles(ROOT, files, before)])) return false;
  mkdirSync(settings.DATA_DIR, { recursive: true });
  writeFileSync(memory, JSON.stringify(rememberedOf(ROOT, files)));
  const changes = backend && (await changesOf(backend, files));
  if (changes && !areInOrder(await faultsOfMall(backend, changes))) return false;
  console.log(`✓ ${files.length} files are in order`);
  if (!changes) return true;
  const report = await publishFiles(backend, changes);
  for (const line of sayReport(report, backend.where)) console.log(line);
  console.log(`${report.conflicts.length > 0 ? '✗' : '✓'} ${Math.round(performance.now() - startedAt)} ms`);
  return report.conflicts.length === 0;
}

async function exportChanges(backend: ContentBackend): Promise<void> {
  for (const line of await exportFiles(backend, ROOT)) console.log(line);
}

/** Publishes after every pause in writing, until it is stopped. */
async function publishWhileWriting(backend: ContentBackend): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const again = () => {
    running = running
      .then(() => publishOnce(backend))
      .then(() => undefined)
      .catch((error: unknown) => {
        const cure = error instanceof SetupError ? `\n    ${error.cure}` : '';
        console.log(`✗ ${(error as Error).message}${cure}`);
      });
  };
  // Folders, not files: many editors save by putting a new file in the place of the old one.
  const places = [...Object.keys(FOLDERS).map((folder) => `src/content/${folder}`), 'public/media'];
  const watchers = places
    .map((place) => path.join(ROOT, place))
    .filter((place) => existsSync(place))
    .map((place) =>
      watch(place, () => {
        clearTimeout(timer);
        timer = setTimeout(again, QUIET_MS);
      }),
    );
  console.log('Watching src/content and public/media; stop with Ctrl+C');
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  clearTimeout(timer);
  for (const watcher of watchers) watcher.close();
  await running;
}

/** npm run content: checks the texts of editors and publishes what has changed. */
async function main(): Promise<void> {
  if (wanted.check) return void (process.exitCode = (await publishOnce(undefined)) ? 0 : 1);
  const backend = await openContentBackend(settings);
  try {
    if (wanted.export) return await exportChanges(backend);
    if (!(await publishOnce(backend))) process.exitCode = 1;
    if (wanted.watch) await publishWhileWriting(backend);
  } finally {
    await backend.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof SetupError ? `\n✗ ${error.message}\n  ${error.cure}\n` : error);
  process.exit(1);
});
