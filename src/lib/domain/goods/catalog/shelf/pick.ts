import type { GoodsFilter } from '../../../../contracts/goods.ts';
import type { Condition, Conditions, Test } from './conditions.ts';
import { inOrder, orderOf } from './orders.ts';
import type { Shelf } from './shelf.ts';

/** One test for all: most lists have one or two conditions, so these are called without a loop. */
export function every(shelf: Shelf, conditions: Condition[]): Test {
  const tests = conditions.map((condition) => condition(shelf.columns));
  const [first, second] = tests;
  if (!first) return () => true;
  if (!second) return first;
  if (tests.length === 2) return (at) => first(at) && second(at);
  return (at) => {
    for (const test of tests) if (!test(at)) return false;
    return true;
  };
}

/** Exactly how many goods there are, and the ids of one page of them; any page costs the same. */
export function pick(
  shelf: Shelf,
  { base, facets }: Conditions,
  order: GoodsFilter['order'],
  { limit, offset }: { limit: number; offset: number },
): { count: number; ids: number[] } {
  const places = inOrder(shelf.columns, shelf.orders, orderOf(order));
  const { id } = shelf.columns;
  // An order holds nothing but goods on sale: the first condition says no more than that.
  const conditions = [...base.slice(1), ...Object.values(facets)];
  if (conditions.length === 0) {
    return {
      count: places.length,
      ids: Array.from(places.subarray(offset, offset + limit), (at) => id[at]!),
    };
  }
  const isWanted = every(shelf, conditions);
  const ids: number[] = [];
  let count = 0;
  for (let n = 0; n < places.length; n += 1) {
    const at = places[n]!;
    if (!isWanted(at)) continue;
    if (count >= offset && ids.length < limit) ids.push(id[at]!);
    count += 1;
  }
  return { count, ids };
}
