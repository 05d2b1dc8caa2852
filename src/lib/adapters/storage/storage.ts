import { isPlainName } from '../../kernel/file-name.ts';
import { mimeOf } from './mime-of.ts';

/**
 * What every storage does alike with a name that is not plain, or of a kind that it would give to nobody: it keeps
 * nothing there, so that whoever writes such a file hears of it and not whoever fetches it.
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
