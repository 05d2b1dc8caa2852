import type { CategoryCount } from '#lib/contracts/goods.ts';

export interface Branch {
  id: number;
  name: string;
  count: number;
  children: Branch[];
}

/** Categories that a store has goods in: the middle level with the leaves below it; the top one says too little. */
export function categoryTree(counted: CategoryCount[]): Branch[] {
  const tops = new Set(counted.filter((row) => row.pid === 0).map((row) => row.id));
  return counted
    .filter((row) => tops.has(row.pid))
    .map(({ id, name, count }) => ({
      id,
      name,
      count,
      children: counted
        .filter((row) => row.pid === id)
        .map((leaf) => ({ id: leaf.id, name: leaf.name, count: leaf.count, children: [] })),
    }));
}
