import { withPlainNames, type Storage } from '#lib/adapters/storage/storage.ts';

export type KeptFiles = Map<string, { bytes: Uint8Array; mime: string }>;

/** A storage that forgets, for tests; it may begin with files. */
export function createMemoryStorage(files: KeptFiles = new Map()): Storage {
  return withPlainNames({
    name: 'memory',
    put: async (path, bytes, mime) => void files.set(path, { bytes, mime }),
    get: async (path) => files.get(path),
    remove: async (path) => void files.delete(path),
    urlOf: (path) => `/files/${path}`,
  });
}
