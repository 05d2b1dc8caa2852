import { streamOf } from '#lib/adapters/storage/stream-of.ts';
import { withPlainNames, type Storage } from '#lib/adapters/storage/storage.ts';

export type KeptFiles = Map<string, { bytes: Uint8Array; mime: string }>;

async function* whole(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** A storage that forgets, for tests; it may begin with files. */
export function createMemoryStorage(files: KeptFiles = new Map()): Storage {
  return withPlainNames({
    name: 'memory',
    put: async (path, bytes, mime) => void files.set(path, { bytes, mime }),
    write: async (path, pieces, mime) => {
      const bytes = Buffer.concat(await Array.fromAsync(pieces));
      files.set(path, { bytes: new Uint8Array(bytes), mime });
    },
    open: async (path) => {
      const file = files.get(path);
      return file && { pieces: streamOf(whole(file.bytes)), size: file.bytes.length, mime: file.mime };
    },
    get: async (path) => files.get(path),
    remove: async (path) => void files.delete(path),
    tidy: async () => 0,
    urlOf: (path) => `/files/${path}`,
  });
}
