import { RELEVANCE, type Wanted } from './index.ts';

export interface FoundGoods {
  store_name: string;
  product_id: number;
  sku?: number | undefined;
}
export interface Relevance {
  queries: number;
  /** Share of queries whose first product is a wanted one; and with one among the first ten. */
  hit1: number;
  hit10: number;
  late: string[];
  missed: string[];
  times: number[];
}

const FIRST = 10;

/** Runs the whole set; `search` answers the first goods, `designationOf` names a SKU. */
export async function measureRelevance(
  search: (query: string) => Promise<FoundGoods[]>,
  designationOf: (skuId: number) => Promise<string>,
): Promise<Relevance> {
  const late: string[] = [];
  const missed: string[] = [];
  const times: number[] = [];
  const isWanted = async ({ first, sku }: Wanted, goods: FoundGoods): Promise<boolean> =>
    first.test(goods.store_name) &&
    (sku === undefined || (goods.sku !== undefined && (await designationOf(goods.sku)) === sku));
  for (const wanted of RELEVANCE) {
    const start = performance.now();
    const list = (await search(wanted.query)).slice(0, FIRST);
    times.push(performance.now() - start);
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
