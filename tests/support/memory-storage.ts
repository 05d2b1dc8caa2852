import { withPlainNames, type Storage } from '#lib/adapters/storage/storage.ts';

/** A storage that forgets, for tests. */
export function createMemoryStorage(): Storage {
  const files = new Map<string, { bytes: Uint8Array; mime: string }>();
  return withPlainNames({
    name: 'memory',
    put: async (path, bytes, mime) => void files.set(path, { bytes, mime }),
    get: async (path) => files.get(path),
    remove: async (path) => void files.delete(path),
    urlOf: (path) => `/files/${path}`,
  });
}
