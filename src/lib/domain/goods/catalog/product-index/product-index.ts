import type { Db } from '../../../../db/database.ts';
import { emptyColumns, put, takeOff, type Columns } from './columns.ts';
import { disturb, type Orders } from './orders.ts';
import { changesSince, indexRowsAfter, indexRowsByIds } from './product-index.repo.ts';

/** All goods on sale as numbers in the memory of this process: any filter, order and count is one walk over them. */
export interface ProductIndex {
  columns: Columns;
  orders: Orders;
  /** What the database showed when it was read; everything committed since is read before the next use. */
  seen: string;
  next: bigint;
  /** Another number whenever a product has changed. */
  version: number;
}

interface Follower {
  index?: ProductIndex;
  running?: Promise<ProductIndex> | undefined;
  waiting?: Promise<ProductIndex> | undefined;
  /** The look that is under way has been sent to the database. */
  isAsked?: boolean;
}

/** Rows read at once: the memory that reading takes stays small. */
const READ_AT_ONCE = 5000;

async function filled(db: Db, state: Pick<ProductIndex, 'seen' | 'next' | 'version'>): Promise<ProductIndex> {
  const columns = emptyColumns();
  for (let last = 0; ;) {
    const rows = await indexRowsAfter(db, last, READ_AT_ONCE);
    for (const row of rows) put(columns, row);
    if (rows.length < READ_AT_ONCE) return { ...state, columns, orders: new Map() };
    last = rows.at(-1)!.id;
  }
}

/** Reads what has changed since the last time, or everything at first. */
async function followed(
  db: Db,
  known: ProductIndex | undefined,
): Promise<{ index: ProductIndex; isKept: boolean }> {
  const { seen, next, isOwn, changed } = await changesSince(db, known?.seen);
  // A database that was restored to an earlier state knows fewer transactions than before.
  if (!known || next < known.next) {
    const index = await filled(db, { seen, next, version: (known?.version ?? 0) + 1 });
    return { index, isKept: !isOwn };
  }
  if (isOwn) return { index: known, isKept: true };
  const rows = [];
  for (let at = 0; at < changed.length; at += READ_AT_ONCE)
    rows.push(...(await indexRowsByIds(db, changed.slice(at, at + READ_AT_ONCE))));
  const { columns, orders } = known;
  const onSale = new Map(rows.filter((row) => row.isOnSale).map((row) => [row.id, row]));
  for (const id of changed) {
    const row = onSale.get(id);
    const at = row ? put(columns, row) : takeOff(columns, id);
    if (at !== undefined) disturb(orders, at);
  }
  const version = known.version + (changed.length > 0 ? 1 : 0);
  return { index: { ...known, seen, next, version }, isKept: true };
}

function start(db: Db, follower: Follower): Promise<ProductIndex> {
  // Starts after all calls of this moment have come, such as list and counts of one page, which then share one query.
  follower.running = Promise.resolve()
    .then(() => {
      follower.isAsked = true;
      return followed(db, follower.index);
    })
    .then(({ index, isKept }) => {
      if (isKept) follower.index = index;
      return index;
    })
    .finally(() => {
      follower.running = undefined;
      follower.isAsked = false;
    });
  return follower.running;
}

const followers = new WeakMap<Db, Follower>();

/** The goods on sale as the database shows them now; what was committed before the call is in it, by any process. */
export function productIndexOf(db: Db): Promise<ProductIndex> {
  const follower = followers.get(db) ?? {};
  followers.set(db, follower);
  if (follower.waiting) return follower.waiting;
  if (!follower.running) return start(db, follower);
  if (!follower.isAsked) return follower.running;
  // A query that is under way may have missed what was committed before this call: all calls from now on share the next
  // one.
  follower.waiting = follower.running
    .catch(() => undefined)
    .then(() => {
      follower.waiting = undefined;
      return start(db, follower);
    });
  return follower.waiting;
}
