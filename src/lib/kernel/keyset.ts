/**
 * Asks for a page of a keyset list, after or before a place; a place is a value and the id that decides between equal
 * values.
 */
export interface KeysetAsk {
  after?: string | undefined;
  before?: string | undefined;
  limit: number;
}

/** One page of rows that were read with one more than the limit, in the list's own order, and the places around it. */
export function keysetPage<T>(
  rows: readonly T[],
  { after, before, limit }: KeysetAsk,
  placeOf: (row: T) => string,
): { rows: T[]; next: string | null; prev: string | null } {
  const isBack = after === undefined && before !== undefined;
  const hasMore = rows.length > limit;
  const page = isBack ? rows.slice(0, limit).toReversed() : rows.slice(0, limit);
  const [first, last] = [page[0], page.at(-1)];
  const hasNext = isBack ? true : hasMore;
  const hasPrev = isBack ? hasMore : after !== undefined;
  return {
    rows: page,
    next: hasNext && last ? placeOf(last) : null,
    prev: hasPrev && first ? placeOf(first) : null,
  };
}
