import { AsyncLocalStorage } from 'node:async_hooks';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './db.ts';
import { insertRows, LastWrites, type Along } from './insert-rows.ts';
import type { Family, RowCache } from './row-cache.ts';
import * as schema from './schema.ts';

export type { Db };

export interface Database {
  kind: 'postgres' | 'embedded';
  /** Queries; inside `tx` the same handle uses the transaction. */
  db: Db;
  /** Reads of public pages that may lag behind; the main database without a replica. */
  reader: Db;
  /** Runs in one transaction; nested calls become savepoints. Await nothing but the database inside. */
  tx<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Runs in the open transaction, or in one of its own; unlike `tx` it does not roll back its own part of an open one.
   */
  join<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Plain SQL for the job queue: takes part in the transaction that is open. Several statements in one text, without
   * values, answer the rows of all of them.
   */
  query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  /** Rows cached in the memory of this process until they change. */
  rowCache: RowCache;
  listen(channel: string, heard: (payload: string) => void): Promise<void>;
  /** In a transaction it is written at its end, see `insertLast`. */
  notify(channel: string, payload: string): Promise<void>;
  /**
   * New rows that are not read before the transaction ends, nor before an inner one does: all of them, with its
   * notifications, are its last statement. Without a transaction they are written at once.
   */
  insertLast(into: PgTable, rows: readonly object[]): Promise<void>;
  /** The same for a counter that nobody in the transaction reads: its row is held for the shortest time that way. */
  changeLast(what: Along): Promise<void>;
  /** Fails when the database is not at the last migration of this version. */
  isMigrated(): Promise<void>;
  /** Fails when the replica does not answer. */
  askReplica(): Promise<void>;
  /** Connections and who waits for one; none for the embedded database, which has no pool. */
  pools(): PoolState[];
  /** Statements (VACUUM, CHECKPOINT) that the embedded database does not run by itself. */
  maintain(): Promise<void>;
  close(): Promise<void>;
}

export interface PoolState {
  name: string;
  total: number;
  idle: number;
  waiting: number;
}

type RawQuery = Database['query'];
interface Open {
  db: Db;
  query?: RawQuery;
  /** Families of cached rows that were written since the outermost transaction began. */
  wrote: Set<Family>;
  last: LastWrites;
}

/**
 * Tables of cached rows that few acts write. The process that writes one drops its cached rows with the commit; other
 * processes, and all that depends on an account's row, are notified by the database a moment later.
 */
const FAMILY_OF: ReadonlyMap<unknown, Family> = new Map<unknown, Family>([
  [schema.userRole, 'session'],
  [schema.initialPassword, 'session'],
  [schema.secondFactor, 'session'],
  [schema.siteSetting, 'setting'],
  [schema.storeDelivery, 'delivery'],
  [schema.freightTemplate, 'freight'],
]);
const WRITES: ReadonlySet<PropertyKey> = new Set(['insert', 'update', 'delete']);

/** The next statement is the last one of its transaction: a connection that can have it committed along does. */
function endWithNext(open: Db): void {
  const { session } = open as unknown as { session: { client: { commitAlong?: () => void } } };
  session.client.commitAlong?.();
}

/**
 * PGlite has one connection: a query on the outer handle inside a transaction would wait for ever. The
 * current transaction is therefore carried along the asynchronous call and every handle is routed to it.
 */
export function routeThroughTransaction(base: Db, forget: (family: Family) => void) {
  const current = new AsyncLocalStorage<Open>();
  function noteWrite(table: unknown): void {
    const family = FAMILY_OF.get(table);
    if (!family) return;
    const open = current.getStore();
    if (open) open.wrote.add(family);
    else forget(family);
  }
  const db = new Proxy(base, {
    get(target, key) {
      const at = (current.getStore()?.db ?? target) as unknown as Record<PropertyKey, unknown>;
      const value = at[key];
      if (typeof value !== 'function') return value;
      const bound = (value as (...args: unknown[]) => unknown).bind(at);
      if (!WRITES.has(key)) return bound;
      return (table: unknown) => {
        noteWrite(table);
        return bound(table);
      };
    },
  });
  async function tx<T>(work: () => Promise<T>): Promise<T> {
    const outer = current.getStore();
    const wrote = outer?.wrote ?? new Set<Family>();
    const last = new LastWrites();
    const done = await (outer?.db ?? base).transaction(async (open) => {
      const answer = await current.run({ db: open as unknown as Db, wrote, last }, work);
      const inside = open as unknown as Db;
      await last.write(inside, () => outer ?? endWithNext(inside));
      return answer;
    });
    if (!outer) for (const family of wrote) forget(family);
    return done;
  }
  async function notify(channel: string, payload: string): Promise<void> {
    const open = current.getStore();
    if (open) open.last.call(channel, payload);
    else await insertRows(base, [], { calls: [{ channel, payload }] });
  }
  async function insertLast(into: PgTable, rows: readonly object[]): Promise<void> {
    const open = current.getStore();
    if (open) open.last.add([[into, rows]]);
    else await insertRows(base, [[into, rows]]);
  }
  async function changeLast(what: Along): Promise<void> {
    const open = current.getStore();
    if (open) open.last.change(what);
    else await insertRows(base, [], { along: what });
  }
  const isOpen = (): boolean => current.getStore() !== undefined;
  const join = <T>(work: () => Promise<T>): Promise<T> => (isOpen() ? work() : tx(work));
  return { db, tx, join, isOpen, notify, insertLast, changeLast };
}
