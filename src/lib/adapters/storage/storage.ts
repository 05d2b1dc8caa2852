import { isPlainName } from '../../kernel/file-name.ts';
import { mimeOf } from './mime-of.ts';

/**
 * Refuses names that are not plain and kinds of files that are not served, alike for every storage: already at writing,
 * so that the writer gets the error and not the reader.
 */
export function withPlainNames(storage: Storage): Storage {
  const refuse = (name: string): void => {
    if (!isPlainName(name)) throw new RangeError(`${name} is no name of a file`);
  };
  return {
    ...storage,
    async put(name, bytes, mime) {
      refuse(name);
      if (!mimeOf(name)) throw new RangeError(`${name} is of no kind that is given back`);
      await storage.put(name, bytes, mime);
    },
    get: async (name) => (isPlainName(name) ? storage.get(name) : undefined),
    async remove(name) {
      refuse(name);
      await storage.remove(name);
    },
  };
}

/** One interface for every place that keeps files. Paths look like `goods/12/shaded.svg`. */
export interface Storage {
  name: string;
  put(path: string, bytes: Uint8Array, mime: string): Promise<void>;
  get(path: string): Promise<{ bytes: Uint8Array; mime: string } | undefined>;
  remove(path: string): Promise<void>;
  /** Address under which the browser finds a public file. */
  urlOf(path: string): string;
}
