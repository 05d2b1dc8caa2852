import type { Call } from '#lib/call/call.ts';
import { goodsApi } from '#lib/contracts/goods.ts';
import { searchApi } from '#lib/contracts/search.ts';
import { RELEVANCE, type Wanted } from './queries.ts';

export interface Relevance {
  queries: number;
  /** Share of queries whose first product is a wanted one; and with one among the first ten. */
  hit1: number;
  hit10: number;
  late: string[];
  missed: string[];
  /** Milliseconds of each search for goods, counts and filters included. */
  times: number[];
}

const FIRST = 10;

/** The whole set as the search page runs it; when nothing has all the words, the nearest goods are what is shown. */
export async function measureRelevance(
  call: Call,
  designationOf: (skuId: number) => Promise<string>,
  { isTimed = true }: { isTimed?: boolean } = {},
): Promise<Relevance> {
  const late: string[] = [];
  const missed: string[] = [];
  const times: number[] = [];
  const isWanted = async (
    { first, sku }: Wanted,
    goods: { store_name: string; sku?: number | undefined },
  ): Promise<boolean> =>
    first.test(goods.store_name) &&
    (sku === undefined || (goods.sku !== undefined && (await designationOf(goods.sku)) === sku));
  for (const wanted of RELEVANCE) {
    const words = { keyword: wanted.query };
    const start = performance.now();
    const [found] = await Promise.all([
      call(goodsApi.list, { ...words, limit: FIRST }),
      isTimed && call(goodsApi.facets, words),
    ]);
    times.push(performance.now() - start);
    if (!found.ok) throw new Error(`${wanted.query}: ${found.failure.code}`);
    const near = found.value.count === 0 ? await call(searchApi.nearest, words) : undefined;
    const list = near?.ok ? near.value.list : found.value.list;
    const places: boolean[] = [];
    for (const goods of list) places.push(await isWanted(wanted, goods));
    if (places[0]) continue;
    (places.includes(true) ? late : missed).push(`${wanted.query} → ${list[0]?.store_name ?? '–'}`);
  }
  const queries = RELEVANCE.length;
  return {
    queries,
    hit1: 1 - (late.length + missed.length) / queries,
    hit10: 1 - missed.length / queries,
    late,
    missed,
    times,
  };
}
