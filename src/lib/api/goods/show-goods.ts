import type { GoodsShow } from '../../contracts/goods-show.ts';
import { listPosts } from '../../domain/community/post/index.ts';
import type { Context } from '../../domain/context.ts';
import { readGoods } from '../../domain/goods/catalog/index.ts';
import { readStore } from '../../domain/merchant/store/index.ts';
import { ok, type Result } from '../../kernel/result.ts';

const VIDEOS = 6;

/** A product's second half, from what goods, stores and videos each know of it. */
export async function showGoods(
  ctx: Context,
  { id }: { id: number },
): Promise<Result<GoodsShow, 'goods.gone' | 'goods.not_found' | 'store.not_found'>> {
  const goods = await readGoods(ctx, { id });
  if (!goods.ok) return goods;
  const { merchant, rank, temp_id: template, price, refund_switch: isRefundable } = goods.value;
  const [store, posts] = await Promise.all([
    readStore(ctx, { id: merchant.mer_id }),
    listPosts(ctx, { spu_id: id, page: 1, limit: VIDEOS }),
  ]);
  if (!store.ok) return store;
  return ok({
    product_id: id,
    content: goods.value.content,
    params: goods.value.params,
    guarantee: [
      ...(merchant.is_verified ? (['audited'] as const) : []),
      ...(merchant.open_receipt ? (['invoice'] as const) : []),
      ...(isRefundable ? (['return'] as const) : []),
      ...(price === '' ? [] : (['price'] as const)),
    ],
    temp: goods.value.delivery_free || template === null ? null : { temp_id: template },
    community: posts.ok ? posts.value.list : [],
    merchant: { ...merchant, care: store.value.care },
    top_name: rank?.cate_name ?? '',
    top_num: rank?.place ?? 0,
  });
}
