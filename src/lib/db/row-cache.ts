import { seconds } from '../kernel/clock.ts';

/**
 * Channel on which the database notifies every process of changed rows: `session` for all of a table, `setting:points`
 * for one.
 */
export const ROW_CHANGES = 'kept';

/** Cached rows expire after this, even if no change was heard of. */
const LIFE_MS = seconds(30);
const MOST_ROWS = 20_000;

/**
 * What is cached, and the tables whose triggers notify of changes (`tell_kept` in the migrations). A new family needs a
 * trigger on every table that its rows are read from.
 */
export type Family = 'session' | 'setting' | 'delivery' | 'freight' | 'price_list' | 'search_words';

type Id = string | number;
interface Row {
  value: unknown;
  until: number;
}

/**
 * Cache of rows that many acts read and few change, in the memory of this process. A change invalidates it in every
 * process with the commit; an act that reads what its own transaction has changed must ask the database itself.
 */
export interface RowCache {
  /**
   * What `read` answers for each of these ids; it is asked for those that are not known. That a row is missing is
   * cached as well.
   */
  each<K extends Id, V>(
    family: Family,
    ids: readonly K[],
    read: (unknown: K[]) => Promise<ReadonlyMap<K, V>>,
  ): Promise<Map<K, V>>;
  /** The same for a single one. */
  one<V>(family: Family, id: Id, read: () => Promise<V>): Promise<V>;
  /** Forgets a family, or one of it, in this process alone. */
  drop(call: string): void;
}

export interface ListeningRowCache extends RowCache {
  /** Nothing is cached while notifications are not heard. */
  isHeard(heard: boolean): void;
}

/**
 * @param listen begins to listen on `KEPT`; called once, with the first read
 * @param isOpen whether a transaction is open
 */
export function createRowCache(
  listen: () => Promise<void>,
  isOpen: () => boolean,
  now: () => number = Date.now,
): ListeningRowCache {
  const families = new Map<string, Map<string, Row>>();
  let isHearing = false;
  let isAsked = false;
  // A read that began before a notification may hold the old row.
  let calls = 0;

  function keep(family: Family, id: Id, value: unknown): void {
    const rows = families.get(family) ?? new Map<string, Row>();
    families.set(family, rows);
    if (rows.size >= MOST_ROWS) rows.clear();
    rows.set(String(id), { value, until: now() + LIFE_MS });
  }
  const known = (family: Family, id: Id): Row | undefined => {
    const row = isHearing ? families.get(family)?.get(String(id)) : undefined;
    return row && now() < row.until ? row : undefined;
  };

  async function each<K extends Id, V>(
    family: Family,
    ids: readonly K[],
    read: (unknown: K[]) => Promise<ReadonlyMap<K, V>>,
  ): Promise<Map<K, V>> {
    if (!isAsked) {
      isAsked = true;
      // Until it is heard, every call asks the database; a lost connection is opened again by the listener.
      void listen().catch(() => undefined);
    }
    const found = new Map<K, V>();
    const unknown: K[] = [];
    for (const id of new Set(ids)) {
      const row = known(family, id);
      if (!row) unknown.push(id);
      else if (row.value !== undefined) found.set(id, row.value as V);
    }
    if (unknown.length === 0) return found;
    const before = calls;
    const rows = await read(unknown);
    // What an open transaction reads may never be committed.
    const mayKeep = isHearing && before === calls && !isOpen();
    for (const id of unknown) {
      const value = rows.get(id);
      if (mayKeep) keep(family, id, value);
      if (value !== undefined) found.set(id, value);
    }
    return found;
  }

  return {
    each,
    async one<V>(family: Family, id: Id, read: () => Promise<V>) {
      const rows = await each(family, [id], async () => new Map([[id, await read()]]));
      return rows.get(id) as V;
    },
    drop(call) {
      calls += 1;
      const [family = '', ...id] = call.split(':');
      const rows = families.get(family);
      if (id.length === 0) rows?.clear();
      else rows?.delete(id.join(':'));
    },
    isHeard(heard) {
      calls += 1;
      isHearing = heard;
      families.clear();
    },
  };
}
