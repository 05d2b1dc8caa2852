import { placesOf } from './columns.ts';
import type { ProductIndex } from './product-index.ts';

/** What these goods on sale are of, by how many of them are, the most first and then by number. */
export function mostOf(
  { columns }: ProductIndex,
  ids: Int32Array,
  column: 'store' | 'category1',
): { id: number; goods: number }[] {
  const counts = new Map<number, number>();
  for (const at of placesOf(columns, ids)) {
    const id = columns[column][at]!;
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return [...counts].map(([id, goods]) => ({ id, goods })).sort((a, b) => b.goods - a.goods || a.id - b.id);
}
