import { recordOf } from '#lib/kernel/records.ts';
import { FACETS, type Conditions, type Facet, type Test } from './conditions.ts';
import { IN_STOCK, placesOf } from './columns.ts';
import { every } from './pick.ts';
import type { ProductIndex } from './product-index.ts';

/** Goods by a number, 0 where there are none: ids are dense, so an array of integers takes less than a map of them. */
class Tally {
  counts = new Uint32Array(256);

  more(id: number): void {
    if (id >= this.counts.length) {
      const wider = new Uint32Array(Math.max(id + 1, this.counts.length * 2));
      wider.set(this.counts);
      this.counts = wider;
    }
    this.counts[id]! += 1;
  }

  of(id: number): number {
    return this.counts[id] ?? 0;
  }
}

/** Filters of which a store decides; their goods are counted by store. */
const OF_STORES = ['province', 'certified', 'maker', 'invoice'] as const;
type OfStores = (typeof OF_STORES)[number];

export interface FacetCounts {
  category: { id: number; count: number }[];
  brand: { id: number; count: number }[];
  /** With the store's own filter left out, each. */
  stores: ({ id: number } & Record<OfStores, number>)[];
  inStock: number;
  sample: number;
}

/** 0 is what has no brand or category. */
function rowsOf({ counts }: Tally): { id: number; count: number }[] {
  const rows: { id: number; count: number }[] = [];
  for (let id = 1; id < counts.length; id += 1) if (counts[id]) rows.push({ id, count: counts[id]! });
  return rows;
}

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
  const [category, brand, store] = [new Tally(), new Tally(), new Tally()];
  const without = recordOf(OF_STORES, () => new Tally());
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
    if (!failed || failed === 'category') category.more(columns.category3[at]!);
    if (!failed || failed === 'brand') brand.more(columns.brand[at]!);
    if (!failed) store.more(columns.store[at]!);
    // `without` has the facets of stores and no others.
    else if (failed in without) without[failed as OfStores].more(columns.store[at]!);
    if ((!failed || failed === 'stock') && columns.flags[at]! & IN_STOCK) inStock += 1;
    if ((!failed || failed === 'sample') && hasSample(columns.id[at]!)) sample += 1;
  }
  const tallies = [store, ...Object.values(without)];
  const stores: FacetCounts['stores'] = [];
  const most = Math.max(...tallies.map(({ counts }) => counts.length));
  for (let id = 1; id < most; id += 1) {
    if (!tallies.some((tally) => tally.of(id) > 0)) continue;
    const all = store.of(id);
    const of = (facet: OfStores): number => all + without[facet].of(id);
    stores.push({
      id,
      province: of('province'),
      certified: of('certified'),
      maker: of('maker'),
      invoice: of('invoice'),
    });
  }
  return {
    category: rowsOf(category),
    brand: rowsOf(brand),
    stores,
    inStock,
    sample,
  };
}
