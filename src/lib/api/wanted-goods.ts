import type { GoodsFilter } from '../contracts/goods.ts';

/** A filter under the names that the domain knows; `pid` and `product_ids` are what some callers say. */
export const wantedGoods = <F extends GoodsFilter>({ pid, product_ids: ids, ...filter }: F) => ({
  ...filter,
  cate_pid: filter.cate_pid ?? pid,
  ids: filter.ids ?? ids,
});
