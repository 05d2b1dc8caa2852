import type { About } from '#lib/contracts/insight.ts';
import type { Query } from './address.ts';

export interface Page<T> {
  list: T[];
  /** Queries of the next and the previous page. */
  next: Query | null;
  prev: Query | null;
  /** Number of all rows, of lists that count. */
  count?: number;
  /** Facts about all rows of the list. */
  about?: About;
}

interface Answer<T> {
  list: T[];
  next?: string | null;
  prev?: string | null;
  count?: number;
  about?: About;
}

/** Rows of a page of lists that count their pages (contracts/list.ts). */
const LIMIT = 20;

/** A page of a list, of the kind with keyset places or of the kind with page numbers. */
export function pageOf<T>(answer: unknown, query: Query, limit = LIMIT): Page<T> {
  const { list, next, prev, count, about } = answer as Answer<T>;
  if (count === undefined)
    return {
      list,
      next: next ? { after: next } : null,
      prev: prev ? { before: prev } : null,
      ...(about ? { about } : {}),
    };
  const page = Number(query['page'] ?? 1);
  return {
    list,
    next: page * limit < count ? { page: String(page + 1) } : null,
    prev: page > 1 ? { page: page > 2 ? String(page - 1) : '' } : null,
    count,
  };
}
