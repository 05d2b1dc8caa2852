import type { GoodsFilter } from '../../../../contracts/goods.ts';
import type { Condition, Conditions, Test } from './conditions.ts';
import { placesOf } from './columns.ts';
import { inOrder, orderOf, ranksOf, type Sorted } from './orders.ts';
import type { ProductIndex } from './product-index.ts';

/** One test for all: most lists have one or two conditions, so these are called without a loop. */
export function every(index: ProductIndex, conditions: Condition[]): Test {
  const tests = conditions.map((condition) => condition(index.columns));
  const [first, second] = tests;
  if (!first) return () => true;
  if (!second) return first;
  if (tests.length === 2) return (at) => first(at) && second(at);
  return (at) => {
    for (const test of tests) if (!test(at)) return false;
    return true;
  };
}

/** With fewer goods than this share of all, sorting these is less work than a look at all in their order. */
const FEW = 0.125;

interface Picked {
  count: number;
  ids: number[];
}
interface Window {
  limit: number;
  offset: number;
}

function pickOfFew(
  { columns }: ProductIndex,
  sorted: Sorted,
  found: Int32Array,
  isWanted: Test,
  page: Window,
): Picked {
  const all = ranksOf(sorted, columns);
  const ranks = new Int32Array(found.length);
  let count = 0;
  for (const at of found) if (isWanted(at)) ranks[count++] = all[at]!;
  const wanted = ranks
    .subarray(0, count)
    .sort()
    .subarray(page.offset, page.offset + page.limit);
  return { count, ids: Array.from(wanted, (rank) => columns.id[sorted.places[rank]!]!) };
}

/** Exactly how many goods there are, and the ids of one page of them; any page costs the same. */
export function pick(
  index: ProductIndex,
  { only, base, facets }: Conditions,
  order: GoodsFilter['order'],
  page: Window,
): Picked {
  const { columns } = index;
  const sorted = inOrder(columns, index.orders, orderOf(order));
  const filters = Object.values(facets);
  if (only && only.ids.length < columns.onSale * FEW)
    return pickOfFew(index, sorted, placesOf(columns, only.ids), every(index, [...base, ...filters]), page);
  const { places } = sorted;
  const { offset, limit } = page;
  // An order holds only goods on sale, so the first condition need not be tested.
  const conditions = [...(only ? [only.condition] : []), ...base.slice(1), ...filters];
  if (conditions.length === 0) {
    const ids = Array.from(places.subarray(offset, offset + limit), (at) => columns.id[at]!);
    return { count: places.length, ids };
  }
  const isWanted = every(index, conditions);
  const ids: number[] = [];
  let count = 0;
  for (let n = 0; n < places.length; n += 1) {
    const at = places[n]!;
    if (!isWanted(at)) continue;
    if (count >= offset && ids.length < limit) ids.push(columns.id[at]!);
    count += 1;
  }
  return { count, ids };
}
