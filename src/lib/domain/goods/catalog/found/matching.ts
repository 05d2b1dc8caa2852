import type { Db } from '../../../../db/database.ts';
import { ofGoods, type Condition } from '../product-index/conditions.ts';
import type { ProductIndex } from '../product-index/product-index.ts';
import { matchingIds } from './matching.repo.ts';

export interface Matching {
  ids: Int32Array;
  condition: Condition;
}
interface Kept {
  version: number;
  matching: Promise<Matching>;
}

/** A kept answer takes up to five bytes for each product. */
const MOST_KEPT = 32;
const kept = new WeakMap<Db, Map<string, Kept>>();

/** Goods that have these words; asked once for list, counts and filters, as long as no product changes. */
export function matching(db: Db, { version }: ProductIndex, query: string): Promise<Matching> {
  const all = kept.get(db) ?? new Map<string, Kept>();
  kept.set(db, all);
  const known = all.get(query);
  if (known?.version === version) return known.matching;
  const found = matchingIds(db, query).then((ids) => ({ ids, condition: ofGoods(ids) }));
  all.delete(query);
  if (all.size >= MOST_KEPT) all.delete(all.keys().next().value!);
  all.set(query, { version, matching: found });
  found.catch(() => all.delete(query));
  return found;
}
