import type { GoodsFilter } from '../../contracts/goods.ts';

/** A filter under the names that the domain knows; `pid` and `product_ids` are what some callers say. */
export function wantedGoods<F extends GoodsFilter>(filter: F): F {
  const { pid, product_ids: ids } = filter;
  if (pid === undefined && ids === undefined) return filter;
  return {
    ...filter,
    cate_pid: filter.cate_pid ?? pid,
    ids: filter.ids ?? ids,
    pid: undefined,
    product_ids: undefined,
  };
}
