import type { Facets } from '#lib/contracts/goods.ts';

export interface Branch {
  id: number;
  name: string;
  count: number;
  children: Branch[];
}

/** Categories that a store has goods in: the middle level with the leaves below it; the top one says too little. */
export function categoryTree(facets: Facets['category']): Branch[] {
  const tops = new Set(facets.filter((row) => row.pid === 0).map((row) => row.id));
  return facets
    .filter((row) => tops.has(row.pid))
    .map(({ id, name, count }) => ({
      id,
      name,
      count,
      children: facets
        .filter((row) => row.pid === id)
        .map((leaf) => ({ id: leaf.id, name: leaf.name, count: leaf.count, children: [] })),
    }));
}
