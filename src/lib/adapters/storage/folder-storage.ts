import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Storage } from './storage.ts';

const MIMES: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.pdf': 'application/pdf',
  '.mp4': 'video/mp4',
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.ts': 'video/mp2t',
};

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
      await mkdir(path.dirname(file), { recursive: true });
      // Written beside and renamed, so that nobody reads half a file.
      await writeFile(`${file}.part`, bytes);
      await rename(`${file}.part`, file);
    },
    async get(name) {
      const mime = MIMES[path.extname(name)];
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
