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
  const refuseToWrite = (name: string): void => {
    refuse(name);
    if (!mimeOf(name)) throw new RangeError(`${name} is of no kind that is given back`);
  };
  return {
    ...storage,
    async put(name, bytes, mime) {
      refuseToWrite(name);
      await storage.put(name, bytes, mime);
    },
    async write(name, pieces, mime) {
      refuseToWrite(name);
      await storage.write(name, pieces, mime);
    },
    get: async (name) => (isPlainName(name) ? storage.get(name) : undefined),
    open: async (name) => (isPlainName(name) ? storage.open(name) : undefined),
    async remove(name) {
      refuse(name);
      await storage.remove(name);
    },
  };
}

/** A file that is read as it is sent; whoever does not read it to its end cancels it. */
export interface OpenFile {
  pieces: ReadableStream<Uint8Array>;
  /** Bytes. */
  size: number;
  mime: string;
}

/** One interface for every place that keeps files. Paths look like `goods/12/shaded.svg`. */
export interface Storage {
  name: string;
  put(path: string, bytes: Uint8Array, mime: string): Promise<void>;
  /** Keeps a file of any length as its pieces come; where they end early, nothing is kept. */
  write(path: string, pieces: AsyncIterable<Uint8Array>, mime: string): Promise<void>;
  get(path: string): Promise<{ bytes: Uint8Array; mime: string } | undefined>;
  /** A file of any length, none of which is held. */
  open(path: string): Promise<OpenFile | undefined>;
  remove(path: string): Promise<void>;
  /** Takes away what writers have left behind that died before this time; answers of how many files that was. */
  tidy(before: Date): Promise<number>;
  /** Address under which the browser finds a public file. */
  urlOf(path: string): string;
}
