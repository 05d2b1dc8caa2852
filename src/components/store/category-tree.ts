import type { CategoryCount } from '#lib/contracts/goods.ts';

export interface Branch {
  id: number;
  /** The query name by which the goods of a store are narrowed to it. */
  by: 'cate_id' | 'mer_cate_id';
  name: string;
  count: number;
  children: Branch[];
}

const branchOf = ({ id, name, count }: CategoryCount, by: Branch['by'], below: CategoryCount[]): Branch => ({
  id,
  by,
  name,
  count,
  children: below.map((leaf) => branchOf(leaf, by, [])),
});
const belowOf = (rows: CategoryCount[], id: number): CategoryCount[] => rows.filter((row) => row.pid === id);

/**
 * The mall's categories that a store has goods in: the middle level with the leaves below it; the top level is too
 * general, and a single leaf is the same as its parent.
 */
export function categoryTree(counted: CategoryCount[]): Branch[] {
  const tops = new Set(counted.filter((row) => row.pid === 0).map((row) => row.id));
  return counted
    .filter((row) => tops.has(row.pid))
    .map((row) => {
      const leaves = belowOf(counted, row.id);
      return branchOf(row, 'cate_id', leaves.length > 1 ? leaves : []);
    });
}

/** The categories that a store has made itself, as it has ordered them. */
export const ownTree = (counted: CategoryCount[]): Branch[] =>
  belowOf(counted, 0).map((row) => branchOf(row, 'mer_cate_id', belowOf(counted, row.id)));

/** What a store's menu unfolds: its own categories, or the mall's where it has made none. */
export const menuTree = (own: CategoryCount[], sold: CategoryCount[]): Branch[] =>
  own.length > 0 ? ownTree(own) : categoryTree(sold);

/** The query that narrows the goods of a store to a category. */
export const queryOf = ({ by, id }: Pick<Branch, 'by' | 'id'>): Record<string, number> => ({ [by]: id });
