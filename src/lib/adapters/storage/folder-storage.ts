import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isPrivateName } from '../../kernel/file-name.ts';
import { mimeOf } from './mime-of.ts';
import { withPlainNames, type Storage } from './storage.ts';
import { streamOf } from './stream-of.ts';

const HALF = '.part';

/** Folders of one storage: what is served to everybody, and what only links open. */
export interface Roots {
  open: string;
  closed: string;
}

/**
 * Earlier versions kept private files in a folder among the public ones. They move to the root of their own, file by
 * file, so that an interrupted start can continue; a file that is there already stays as it is.
 */
function movePrivate(from: string, to: string): void {
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true, mode: 0o700 });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [old, now] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) movePrivate(old, now);
    else if (!existsSync(now)) renameSync(old, now);
  }
  rmSync(from, { recursive: true, force: true });
}

/** Opened when the first piece is asked for, so that a stream nobody reads holds no file. */
async function* piecesOf(file: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(file) as AsyncIterable<Uint8Array>;
}

/** Half a file, as `keep` writes it: the name of a file with its ending, and `.part`. */
const isHalf = (name: string): boolean =>
  name.endsWith(HALF) && mimeOf(name.slice(0, -HALF.length)) !== undefined;

/** Files below a folder that were left half written before a time. */
async function* oldHalves(folder: string, before: Date): AsyncGenerator<string> {
  if (!existsSync(folder)) return;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !isHalf(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    const found = await stat(file).catch(() => undefined);
    if (found && found.mtime < before) yield file;
  }
}

/** The local storage: two folders beside each other. Public files are served under /files/. */
export function createFolderStorage({ open, closed }: Roots): Storage {
  movePrivate(path.join(open, 'private'), closed);
  const fileOf = (name: string): string =>
    isPrivateName(name) ? path.join(closed, name.slice('private/'.length)) : path.join(open, name);
  /** Written under another name and renamed, so that readers never see half a file. */
  const keep = async (
    name: string,
    pieces: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  ): Promise<void> => {
    const file = fileOf(name);
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    try {
      await pipeline(pieces, createWriteStream(`${file}${HALF}`, { mode: 0o600 }));
    } catch (error) {
      await rm(`${file}${HALF}`, { force: true });
      throw error;
    }
    await rename(`${file}${HALF}`, file);
  };
  return withPlainNames({
    name: 'folder',
    put: (name, bytes) => keep(name, [bytes]),
    write: keep,
    async get(name) {
      const mime = mimeOf(name);
      if (!mime) return undefined;
      const bytes = await readFile(fileOf(name)).catch(() => undefined);
      return bytes && { bytes, mime };
    },
    async open(name) {
      const mime = mimeOf(name);
      const found = mime ? await stat(fileOf(name)).catch(() => undefined) : undefined;
      if (!mime || !found) return undefined;
      return { pieces: streamOf(piecesOf(fileOf(name))), size: found.size, mime };
    },
    async remove(name) {
      await rm(fileOf(name), { force: true });
    },
    async tidy(before) {
      let tidied = 0;
      for (const root of [open, closed])
        for await (const file of oldHalves(root, before)) {
          await rm(file, { force: true });
          tidied += 1;
        }
      return tidied;
    },
    urlOf: (name) => `/files/${name}`,
  });
}
