import type { GoodsFilter } from '../../../../contracts/goods.ts';
import { ON_REQUEST, ON_SALE, type Columns } from './columns.ts';

export type Order = 'sales' | 'price_asc' | 'price_desc' | 'star' | 'create_time';
type Compare = (a: number, b: number) => number;

export const orderOf = (order: GoodsFilter['order']): Order =>
  order === 'default' ? 'sales' : order === 'rate' ? 'star' : order;

/** Equal goods stand by their numbers, so that pages follow each other without gaps and doubles. */
const COMPARE: Record<Order, (columns: Columns) => Compare> = {
  sales:
    ({ sales, id }) =>
    (a, b) =>
      sales[b]! - sales[a]! || id[a]! - id[b]!,
  price_asc: (columns) => byPrice(columns, 1),
  price_desc: (columns) => byPrice(columns, -1),
  star:
    ({ star, replies, id }) =>
    (a, b) =>
      star[b]! - star[a]! || replies[b]! - replies[a]! || id[a]! - id[b]!,
  create_time:
    ({ createdAt, id }) =>
    (a, b) =>
      createdAt[b]! - createdAt[a]! || id[a]! - id[b]!,
};

/** By what one piece costs, whatever number of them is sold as one. Goods with a price on request have none to sort by: they stand last both ways, and no order tells their price. */
function byPrice({ priceOfOne, flags, id }: Columns, way: 1 | -1): Compare {
  return (a, b) => {
    const [hidesA, hidesB] = [flags[a]! & ON_REQUEST, flags[b]! & ON_REQUEST];
    if (hidesA || hidesB) return hidesA - hidesB || id[a]! - id[b]!;
    return way * (priceOfOne[a]! - priceOfOne[b]!) || id[a]! - id[b]!;
  };
}

export interface Sorted {
  places: Int32Array;
  /** Place of each product in the order; calculated at the first use. */
  ranks?: Int32Array;
  /** Places that have changed since. */
  stale: Set<number>;
}
export type Orders = Map<Order, Sorted>;

/** Marks a changed product: its place in each order is found again when that order is next asked for. */
export function disturb(orders: Orders, at: number): void {
  for (const { stale } of orders.values()) stale.add(at);
}

/** With more changed than this, sorting everything is no slower than merging. */
const MERGED_UP_TO = 0.1;

function sortedAnew(columns: Columns, compare: Compare): Int32Array {
  const places = new Int32Array(columns.onSale);
  let count = 0;
  for (let at = 0; at < columns.size; at += 1) if (columns.flags[at]! & ON_SALE) places[count++] = at;
  return places.sort(compare);
}

function merged({ places, stale }: Sorted, columns: Columns, compare: Compare): Int32Array {
  const moved = [...stale].filter((at) => columns.flags[at]! & ON_SALE).sort(compare);
  const result = new Int32Array(columns.onSale);
  let count = 0;
  let from = 0;
  for (const at of places) {
    if (stale.has(at)) continue;
    while (from < moved.length && compare(moved[from]!, at) < 0) result[count++] = moved[from++]!;
    result[count++] = at;
  }
  while (from < moved.length) result[count++] = moved[from++]!;
  return result;
}

/** Places of all goods on sale in this order. */
export function inOrder(columns: Columns, orders: Orders, order: Order): Sorted {
  const compare = COMPARE[order](columns);
  const known = orders.get(order);
  if (known?.stale.size === 0) return known;
  const isFew = known && known.stale.size < columns.onSale * MERGED_UP_TO;
  const places = isFew ? merged(known, columns, compare) : sortedAnew(columns, compare);
  const sorted: Sorted = { places, stale: new Set() };
  orders.set(order, sorted);
  return sorted;
}

/** For each place where it stands in the order. */
export function ranksOf(sorted: Sorted, { size }: Columns): Int32Array {
  if (sorted.ranks) return sorted.ranks;
  const ranks = new Int32Array(size);
  for (let n = 0; n < sorted.places.length; n += 1) ranks[sorted.places[n]!] = n;
  sorted.ranks = ranks;
  return ranks;
}
