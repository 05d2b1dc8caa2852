import type { Db } from '../../../../db/database.ts';
import { ofGoods, type Condition } from '../shelf/conditions.ts';
import type { Shelf } from '../shelf/shelf.ts';
import { matchingIds } from './matching.repo.ts';

interface Kept {
  version: number;
  condition: Promise<Condition>;
}

/** A kept answer takes a byte for each product. */
const MOST_KEPT = 32;
const kept = new WeakMap<Db, Map<string, Kept>>();

/** Goods that have these words; asked once for list, counts and filters, as long as no product changes. */
export function matching(db: Db, { version }: Shelf, query: string): Promise<Condition> {
  const all = kept.get(db) ?? new Map<string, Kept>();
  kept.set(db, all);
  const known = all.get(query);
  if (known?.version === version) return known.condition;
  const condition = matchingIds(db, query).then(ofGoods);
  all.delete(query);
  if (all.size >= MOST_KEPT) all.delete(all.keys().next().value!);
  all.set(query, { version, condition });
  condition.catch(() => all.delete(query));
  return condition;
}
