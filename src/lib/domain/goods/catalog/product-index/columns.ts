import { recordOf } from '#lib/kernel/records.ts';
import { unitContentOf } from '#lib/kernel/sales-unit.ts';
import type { IndexRow } from './product-index.repo.ts';

const INTEGERS = [
  'id',
  'store',
  'category1',
  'category2',
  'category3',
  'brand',
  'storeCategory',
  'belt',
  'sales',
  'star',
  'replies',
  'moq',
  'leadDays',
] as const;
/** Fen and ms, which 32 bits do not hold. */
const LONG = ['price', 'priceMax', 'priceOfOne', 'createdAt'] as const;

export const ON_SALE = 1;
export const IN_STOCK = 2;
export const ON_REQUEST = 4;

const FIRST_ROOM = 1024;

/** Goods as columns of numbers, each product at one place; 0 where it has none. About 90 bytes a product. */
export type Columns = Record<(typeof INTEGERS)[number], Int32Array> &
  Record<(typeof LONG)[number], Float64Array> & {
    flags: Uint8Array;
    /** Places taken, those of goods that are off sale included. */
    size: number;
    onSale: number;
    places: Map<number, number>;
  };

const wider = <T extends Int32Array | Float64Array | Uint8Array>(from: T, to: T): T => {
  to.set(from);
  return to;
};

export function emptyColumns(room = FIRST_ROOM): Columns {
  const rest = { flags: new Uint8Array(room), size: 0, onSale: 0, places: new Map<number, number>() };
  return {
    ...recordOf(INTEGERS, () => new Int32Array(room)),
    ...recordOf(LONG, () => new Float64Array(room)),
    ...rest,
  };
}

function placeOf(columns: Columns, id: number): number {
  const known = columns.places.get(id);
  if (known !== undefined) return known;
  const at = columns.size;
  const room = columns.flags.length;
  if (at === room) {
    const more = Math.ceil(room * 1.5);
    for (const name of INTEGERS) columns[name] = wider(columns[name], new Int32Array(more));
    for (const name of LONG) columns[name] = wider(columns[name], new Float64Array(more));
    columns.flags = wider(columns.flags, new Uint8Array(more));
  }
  columns.size += 1;
  columns.places.set(id, at);
  columns.id[at] = id;
  return at;
}

/** Takes a product's place off the list; a product that never had one has none to lose. */
export function takeOff(columns: Columns, id: number): number | undefined {
  const at = columns.places.get(id);
  if (at === undefined) return undefined;
  if (columns.flags[at]! & ON_SALE) columns.onSale -= 1;
  columns.flags[at] = 0;
  return at;
}

/** Puts a product on its place as it is now; answers the place. */
export function put(columns: Columns, row: IndexRow): number {
  const at = placeOf(columns, row.id);
  if (!(columns.flags[at]! & ON_SALE)) columns.onSale += 1;
  for (const name of INTEGERS) columns[name][at] = row[name] ?? 0;
  columns.price[at] = row.price;
  columns.priceMax[at] = row.priceMax;
  columns.priceOfOne[at] = row.price / (unitContentOf(row.unit, row.packing ?? undefined)?.count ?? 1);
  columns.createdAt[at] = row.createdAt.getTime();
  columns.flags[at] = ON_SALE | (row.hasStock ? IN_STOCK : 0) | (row.isOnRequest ? ON_REQUEST : 0);
  return at;
}

/** Places of these products, of those that have one. */
export function placesOf({ places }: Columns, ids: Int32Array): Int32Array {
  const found = new Int32Array(ids.length);
  let count = 0;
  for (const id of ids) {
    const at = places.get(id);
    if (at !== undefined) found[count++] = at;
  }
  return found.subarray(0, count);
}
