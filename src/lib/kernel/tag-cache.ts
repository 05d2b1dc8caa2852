import { seconds } from './clock.ts';

/** Entries expire after this, even if no tag was invalidated. */
const LIFE_MS = seconds(60);
/** A copy that asks the database for what is new does so at most this often. */
const BRIEF_MS = seconds(1);

interface Entry {
  value: Promise<unknown>;
  /** Known once it has been read, so that many of them cost no promise each. */
  read?: { value: unknown };
  tags: readonly string[];
  until: number;
}

/** Cache of this process for what is the same for everybody; each entry names the tags that invalidate it. */
export interface TagCache {
  /**
   * The cached answer of `read`; calls at the same time share one read. A failure, and an answer that `isGood` refuses,
   * is not cached.
   */
  one<T>(
    key: string,
    tags: readonly string[],
    read: () => Promise<T>,
    isGood?: (value: T) => boolean,
  ): Promise<T>;
  /** The same by numbers: those that are not known are read together. What has no value is left out. */
  some<T>(
    name: string,
    ids: readonly number[],
    tagsOf: (id: number) => readonly string[],
    read: (missing: number[]) => Promise<Map<number, T>>,
  ): Promise<T[]>;
  /** The same for a second at most, and until any tag at all is invalidated. */
  briefly<T>(key: string, read: () => Promise<T>): Promise<T>;
  expire(tags: readonly string[]): void;
}

/** A cache of the `most` newest entries, each for a minute at the most. */
export function createTagCache(most: number, now: () => number = Date.now): TagCache {
  const entries = new Map<string, Entry>();
  const byTag = new Map<string, Set<string>>();
  const brief = new Map<string, { value: Promise<unknown>; until: number }>();

  function drop(key: string, only?: Entry): void {
    const entry = entries.get(key);
    if (!entry || (only && entry !== only)) return;
    entries.delete(key);
    for (const tag of entry.tags) {
      const keys = byTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) byTag.delete(tag);
    }
  }

  function put(
    key: string,
    tags: readonly string[],
    value: Promise<unknown>,
    isGood: (value: unknown) => boolean,
  ): Entry {
    drop(key);
    const entry: Entry = { value, tags, until: now() + LIFE_MS };
    entries.set(key, entry);
    for (const tag of tags) {
      const keys = byTag.get(tag);
      if (keys) keys.add(key);
      else byTag.set(tag, new Set([key]));
    }
    const forget = () => drop(key, entry);
    value.then((read) => (isGood(read) ? (entry.read = { value: read }) : forget()), forget);
    for (const oldest of entries.keys()) {
      if (entries.size <= most) break;
      drop(oldest);
    }
    return entry;
  }

  const find = (key: string): Entry | undefined => {
    const entry = entries.get(key);
    return entry && now() < entry.until ? entry : undefined;
  };

  return {
    one<T>(
      key: string,
      tags: readonly string[],
      read: () => Promise<T>,
      isGood: (value: T) => boolean = () => true,
    ): Promise<T> {
      const found = find(key);
      if (found) return found.value as Promise<T>;
      // A statement of the builder runs again each time it is awaited; a promise of it runs once.
      const value = Promise.resolve(read());
      put(key, tags, value, isGood as (value: unknown) => boolean);
      return value;
    },
    async some<T>(
      name: string,
      ids: readonly number[],
      tagsOf: (id: number) => readonly string[],
      read: (missing: number[]) => Promise<Map<number, T>>,
    ): Promise<T[]> {
      const asked = ids.map((id) => find(`${name} ${id}`));
      const missing = ids.filter((_, at) => !asked[at]);
      if (missing.length > 0) {
        const all = read(missing);
        for (const [at, id] of ids.entries()) {
          if (asked[at]) continue;
          const value = all.then((values) => values.get(id));
          asked[at] = put(`${name} ${id}`, tagsOf(id), value, (one) => one !== undefined);
        }
      }
      const values: T[] = [];
      for (const entry of asked) {
        const value = (entry?.read ? entry.read.value : await entry?.value) as T | undefined;
        if (value !== undefined) values.push(value);
      }
      return values;
    },
    briefly<T>(key: string, read: () => Promise<T>): Promise<T> {
      const found = brief.get(key);
      if (found && now() < found.until) return found.value as Promise<T>;
      const entry = { value: read(), until: now() + BRIEF_MS };
      brief.set(key, entry);
      entry.value.catch(() => brief.get(key) === entry && brief.delete(key));
      return entry.value;
    },
    expire(tags) {
      brief.clear();
      for (const tag of tags) for (const key of byTag.get(tag) ?? []) drop(key);
    },
  };
}
