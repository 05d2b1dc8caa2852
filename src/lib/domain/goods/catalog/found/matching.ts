import type { Db } from '../../../../db/database.ts';
import { ofGoods, type Condition } from '../product-index/conditions.ts';
import type { ProductIndex } from '../product-index/product-index.ts';
import { matchingIds } from './matching.repo.ts';
import { whileUnchanged } from './while-unchanged.ts';

export interface Matching {
  ids: Int32Array;
  condition: Condition;
}

/** A kept answer takes up to five bytes for each product. */
const MOST_KEPT = 32;
const kept = whileUnchanged<Matching>(MOST_KEPT);

/** Goods that have these words; asked once for list, counts and filters, as long as no product changes. */
export const matching = (db: Db, index: ProductIndex, query: string): Promise<Matching> =>
  kept(db, index, query, async () => {
    const ids = await matchingIds(db, query);
    return { ids, condition: ofGoods(ids) };
  });
