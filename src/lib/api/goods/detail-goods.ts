import type { GoodsOffer } from '../../contracts/goods.ts';
import { FAVOURITE_TYPES } from '../../contracts/fields.ts';
import type { Context } from '../../domain/context.ts';
import { readGoods, readTopReview } from '../../domain/goods/catalog/index.ts';
import { listFavouritesAmong } from '../../domain/goods/favourite/index.ts';
import { ok, type Result } from '../../kernel/result.ts';
import { wordsIn } from '../texts.ts';

/** Whether the caller has saved a product; visitors have no saved products, so no query is made for them. */
async function isKept(ctx: Context, id: number): Promise<boolean> {
  const { actor } = ctx;
  if (actor.kind !== 'user') return false;
  const kept = await listFavouritesAmong(
    { ...ctx, actor },
    { ids: String(id), type: FAVOURITE_TYPES.product },
  );
  return kept.ok && kept.value.length > 0;
}

/** A product, with data of other features: whether the caller has saved it, and its latest review. */
export async function detailGoods(
  ctx: Context,
  { id }: { id: number },
): Promise<Result<GoodsOffer, 'goods.gone' | 'goods.not_found'>> {
  const goods = await readGoods(ctx, { id });
  if (!goods.ok) return goods;
  const hasReviews = goods.value.reply_count > 0;
  const [relation, review] = await Promise.all([
    isKept(ctx, id),
    hasReviews ? readTopReview(ctx, id) : undefined,
  ]);
  const said = review?.is_default ? wordsIn(ctx.locale)('goods:review.by_default') : undefined;
  return ok({
    ...goods.value,
    pay_limit: goods.value.once_max_count > 0 ? 'per_order' : 'none',
    is_relation: relation,
    top_reply: review ? { ...review, comment: said ?? review.comment } : null,
  });
}
