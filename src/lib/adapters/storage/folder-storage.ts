import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { mimeOf } from './mime-of.ts';
import type { Storage } from './storage.ts';

/** The local storage: a folder. Files are served under /files/. */
export function createFolderStorage(root: string): Storage {
  const fileOf = (name: string): string => {
    const file = path.resolve(root, name);
    if (!file.startsWith(path.resolve(root) + path.sep)) throw new RangeError(`${name} leaves the storage`);
    return file;
  };
  return {
    name: 'folder',
    async put(name, bytes) {
      const file = fileOf(name);
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      // Written beside and renamed, so that nobody reads half a file.
      await writeFile(`${file}.part`, bytes, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    async get(name) {
      const mime = mimeOf(name);
      if (!mime) return undefined;
      const bytes = await readFile(fileOf(name)).catch(() => undefined);
      return bytes && { bytes, mime };
    },
    async remove(name) {
      await rm(fileOf(name), { force: true });
    },
    urlOf: (name) => `/files/${name}`,
  };
}
