import { FACETS, type Conditions, type Facet, type Test } from './conditions.ts';
import { IN_STOCK, placesOf } from './columns.ts';
import { every } from './pick.ts';
import type { ProductIndex } from './product-index.ts';

/** Goods by a number; holes where there are none. */
type Tally = number[];
const more = (tally: Tally, id: number): void => void (tally[id] = (tally[id] ?? 0) + 1);

/** Filters of which a store decides; their goods are counted by store. */
const OF_STORES = ['province', 'certified', 'maker', 'invoice'] as const;
export type OfStores = (typeof OF_STORES)[number];

export interface FacetCounts {
  category: { id: number; count: number }[];
  brand: { id: number; count: number }[];
  /** With the store's own filter left out, each. */
  stores: ({ id: number } & Record<OfStores, number>)[];
  inStock: number;
  sample: number;
}

const rowsOf = (tally: Tally): { id: number; count: number }[] => {
  const rows: { id: number; count: number }[] = [];
  tally.forEach((count, id) => rows.push({ id, count }));
  return rows;
};

/**
 * Goods counted by category, brand and store, those in stock and those to be tried, in one walk. Each group is
 * counted with its own filter left out, so that its numbers say what a change would give: a product that fails one
 * filter counts for that group alone, one that fails two for none.
 */
export function countFacets(
  index: ProductIndex,
  { only, base, facets }: Conditions,
  hasSample: (productId: number) => boolean,
): FacetCounts {
  const { columns } = index;
  const isBase = every(index, base);
  const tests: [Facet, Test][] = FACETS.flatMap((facet) => {
    const test = facets[facet]?.(columns);
    return test ? [[facet, test]] : [];
  });
  const [category, brand, store]: [Tally, Tally, Tally] = [[], [], []];
  const without: Record<OfStores, Tally> = { province: [], certified: [], maker: [], invoice: [] };
  let [inStock, sample] = [0, 0];
  const places = only && placesOf(columns, only.ids);
  const length = places?.length ?? columns.size;
  for (let n = 0; n < length; n += 1) {
    const at = places ? places[n]! : n;
    if (!isBase(at)) continue;
    let failed: Facet | undefined;
    let isOut = false;
    for (const [facet, test] of tests) {
      if (test(at)) continue;
      isOut = failed !== undefined;
      if (isOut) break;
      failed = facet;
    }
    if (isOut) continue;
    if (!failed || failed === 'category') more(category, columns.category3[at]!);
    if (!failed || failed === 'brand') more(brand, columns.brand[at]!);
    if (!failed) more(store, columns.store[at]!);
    // `without` has the facets of stores and no others.
    else if (failed in without) more(without[failed as OfStores], columns.store[at]!);
    if ((!failed || failed === 'stock') && columns.flags[at]! & IN_STOCK) inStock += 1;
    if ((!failed || failed === 'sample') && hasSample(columns.id[at]!)) sample += 1;
  }
  const stores = new Set(
    [store, ...Object.values(without)].flatMap((tally) => Object.keys(tally).map(Number)),
  );
  return {
    category: rowsOf(category),
    brand: rowsOf(brand).filter(({ id }) => id > 0),
    stores: [...stores].map((id) => {
      const of = (facet: OfStores): number => (store[id] ?? 0) + (without[facet][id] ?? 0);
      return {
        id,
        province: of('province'),
        certified: of('certified'),
        maker: of('maker'),
        invoice: of('invoice'),
      };
    }),
    inStock,
    sample,
  };
}
