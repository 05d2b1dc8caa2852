import { existsSync, readFileSync, watch, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openPrivateFolder } from '../db/private-folder.ts';
import { SetupError } from '../kernel/setup-error.ts';
import { checkFiles, type FileFault } from './content/check-files.ts';
import type { ContentBackend } from './content/content-backend.ts';
import { findContentBackend, isServed, openContentBackend } from './content/open-content-backend.ts';
import {
  FOLDERS,
  listEditorFiles,
  rememberedOf,
  type EditorFile,
  type Remembered,
} from './content/editor-files.ts';
import { strayFaults } from './content/stray-files.ts';
import { exportFiles } from './content/export-files.ts';
import { newFiles } from './content/new-files.ts';
import { changesOf, faultsOfMall, publishFiles } from './content/publish-files.ts';
import { previewFiles, textsNamed } from './content/preview-files.ts';
import { sayReport } from './content/say-report.ts';
import { readSettings } from './env.ts';

const QUIET_MS = 150;
/** What a check without a mall leaves open. */
const NOT_ASKED = `– Not checked: no mall is here to say whether it has the categories, belts, markets, goods and articles
  that the texts name. Start it (npm start) or set CONTENT_URL, and check again.`;

const { values: wanted, positionals: named } = parseArgs({
  allowPositionals: true,
  options: {
    check: { type: 'boolean' },
    watch: { type: 'boolean' },
    export: { type: 'boolean' },
    /** Folder and name of a text to begin: news/winter-freight. */
    new: { type: 'string' },
    /** Takes news off the site, by folder and name: news/winter-freight. */
    remove: { type: 'string', multiple: true },
    /** Shows the texts that are named before they are published. */
    preview: { type: 'boolean' },
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

/** The texts that have no fault: the files of a text belong together, in whichever language the fault is. */
function withoutFaults(files: readonly EditorFile[], faults: readonly FileFault[]): EditorFile[] {
  const faulty = new Set(faults.map(({ path: file }) => file));
  const textOf = ({ kind, name }: EditorFile): string => `${kind}/${name}`;
  const stopped = new Set(files.filter(({ path: file }) => faulty.has(file)).map(textOf));
  return files.filter((file) => !stopped.has(textOf(file)));
}

/** Faults of the files themselves, and the files that have none. */
function checkHere(): { faults: FileFault[]; files: EditorFile[]; good: EditorFile[] } {
  const before = remembered();
  const files = listEditorFiles(ROOT, before);
  const faults = [...strayFaults(ROOT), ...checkFiles(ROOT, files, before)];
  const good = withoutFaults(files, faults);
  openPrivateFolder(settings.DATA_DIR);
  writeFileSync(memory, JSON.stringify(rememberedOf(ROOT, good)), { mode: 0o600 });
  return { faults, files, good };
}

/** Names of the news that `--remove` takes off the site; their files may not be here any more, or were never. */
function namesToRemove(): string[] {
  return (wanted.remove ?? []).map((place) => {
    const [, name] = /^(?:src\/content\/)?news\/([a-z0-9][a-z0-9_-]{0,79})$/.exec(place) ?? [];
    if (name) return name;
    throw new SetupError(
      `${place} is no article.`,
      'Write its folder and name: npm run content -- --remove news/winter-freight. Agreements, belts and markets stay.',
    );
  });
}

/** Checks all files, also with the mall where there is one; publishes nothing. False when something is to be mended. */
async function checkOnly(): Promise<boolean> {
  const backend = await findContentBackend(settings);
  try {
    const { faults, files, good } = checkHere();
    const ofMall = backend ? await faultsOfMall(backend, { files: good }) : [];
    const isGood = areInOrder([...faults, ...ofMall]);
    if (isGood)
      console.log(`✓ ${files.length} files are in order${backend ? `, also for ${backend.where}` : ''}`);
    if (!backend) console.log(NOT_ASKED);
    return isGood;
  } finally {
    await backend?.close();
  }
}

/**
 * Checks, and publishes what is new and has no fault; a faulty text stops itself alone. False when something is to be
 * mended.
 */
async function publishOnce(backend: ContentBackend, gone: readonly string[] = []): Promise<boolean> {
  const startedAt = performance.now();
  const { faults, files, good } = checkHere();
  const kept = good.filter(({ kind, name }) => kind !== 'news' || !gone.includes(name));
  const changed = await changesOf(backend, kept);
  const ofMall = await faultsOfMall(backend, { files: changed });
  const isGood = areInOrder([...faults, ...ofMall]);
  const ready = withoutFaults(changed, ofMall);
  const stopped = new Set([...faults, ...ofMall].map(({ path: file }) => file)).size;
  console.log(
    isGood
      ? `✓ ${files.length} files are in order`
      : `✗ ${stopped} of ${files.length} files are not published`,
  );
  const report = await publishFiles(backend, { files: ready, gone });
  for (const line of sayReport(report, backend.where)) console.log(line);
  const isDone = isGood && report.conflicts.length === 0;
  console.log(`${isDone ? '✓' : '✗'} ${Math.round(performance.now() - startedAt)} ms`);
  return isDone;
}

/** Says where the named texts may be looked at; publishes nothing. False when something is to be mended. */
async function previewOnly(): Promise<boolean> {
  const { faults, files, good } = checkHere();
  const texts = textsNamed(files, named);
  const own = faults.filter(({ path: file }) => texts.some((text) => text.path === file));
  const ready = good.filter((file) => texts.includes(file));
  if (!(await isServed(settings)))
    throw new SetupError(
      'No mall runs here that could show the page.',
      'Start it (npm start), or set CONTENT_URL.',
    );
  const backend = await openContentBackend(settings);
  try {
    const ofMall = await faultsOfMall(backend, { files: ready });
    const isGood = areInOrder([...own, ...ofMall]);
    for (const line of await previewFiles(backend, withoutFaults(ready, ofMall))) console.log(line);
    return isGood;
  } finally {
    await backend.close();
  }
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
  if (named.length > 0 && !wanted.preview)
    throw new SetupError(
      `${named[0]} is named for nothing.`,
      'Write npm run content -- --preview FILE to look at it.',
    );
  if (wanted.check) return void (process.exitCode = (await checkOnly()) ? 0 : 1);
  if (wanted.preview) return void (process.exitCode = (await previewOnly()) ? 0 : 1);
  if (wanted.new !== undefined) {
    for (const file of newFiles(ROOT, wanted.new, new Date())) console.log(`  written  ${file}`);
    return console.log('Fill in the fields and the text, then: npm run content -- --check');
  }
  const gone = namesToRemove();
  const backend = await openContentBackend(settings);
  try {
    if (wanted.export) return await exportChanges(backend);
    if (!(await publishOnce(backend, gone))) process.exitCode = 1;
    if (wanted.watch) await publishWhileWriting(backend);
  } finally {
    await backend.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof SetupError ? `\n✗ ${error.message}\n  ${error.cure}\n` : error);
  process.exit(error instanceof SetupError ? error.exitCode : 1);
});
