/** One interface for every place that keeps files. Paths look like `goods/12/shaded.svg`. */
export interface Storage {
  name: string;
  put(path: string, bytes: Uint8Array, mime: string): Promise<void>;
  get(path: string): Promise<{ bytes: Uint8Array; mime: string } | undefined>;
  remove(path: string): Promise<void>;
  /** Address under which the browser finds a public file. */
  urlOf(path: string): string;
}
