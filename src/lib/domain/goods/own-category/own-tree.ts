import type { OwnCategoryRow } from './own-category.repo.ts';

/** Each category right above those that stand below it. */
export const asTree = (rows: readonly OwnCategoryRow[]): OwnCategoryRow[] =>
  rows
    .filter((row) => row.parentId === 0)
    .flatMap((top) => [top, ...rows.filter((row) => row.parentId === top.merCateId)]);

/** Goods of each category with those of the ones below it. */
export function goodsBelow(
  rows: readonly OwnCategoryRow[],
  counts: readonly { id: number; count: number }[],
): Map<number, number> {
  const own = new Map(counts.map(({ id, count }) => [id, count]));
  return new Map(
    rows.map(({ merCateId }) => [
      merCateId,
      rows
        .filter((row) => row.merCateId === merCateId || row.parentId === merCateId)
        .reduce((sum, row) => sum + (own.get(row.merCateId) ?? 0), 0),
    ]),
  );
}
