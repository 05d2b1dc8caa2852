import type { ReviewPage } from '#islands/goods/Reviews.tsx';
import { articleApi } from '#lib/contracts/article.ts';
import { goodsApi, type GoodsDetail } from '#lib/contracts/goods.ts';
import type { Result } from '#lib/kernel/result.ts';

export const REVIEWS_SHOWN = 10;
const MISSING = ['activity.not_found', 'goods.not_found', 'request.invalid'];

interface Around {
  /** Of the answer. */
  status: number;
  /** Why there is nothing to sell, if it is known. */
  lost: 'gone' | 'missing' | undefined;
  reviews: ReviewPage | undefined;
  rules: { id: string; title: string; content: string }[];
}

/** What the page of a flash sale or a presale shows besides the sale itself, or why there is none. */
export async function aroundSale(
  { call, t }: App.Locals,
  found: Result<Pick<GoodsDetail, 'product_id' | 'reply_count'>>,
): Promise<Around> {
  if (!found.ok) {
    const { code } = found.failure;
    const lost = code === 'goods.gone' ? 'gone' : MISSING.includes(code) ? 'missing' : undefined;
    const status = lost === 'gone' ? 410 : lost ? 404 : 503;
    return { status, lost, reviews: undefined, rules: [] };
  }
  const { product_id: id, reply_count } = found.value;
  const [reviews, afterSale] = await Promise.all([
    reply_count > 0 ? call(goodsApi.reviews, { id, limit: REVIEWS_SHOWN }) : undefined,
    call(articleApi.agreement, { key: 'after_sale' }),
  ]);
  return {
    status: 200,
    lost: undefined,
    reviews: reviews?.ok ? reviews.value : undefined,
    rules: afterSale.ok
      ? [{ id: 'after-sale', title: t('goods:detail.after_sale'), content: afterSale.value.content }]
      : [],
  };
}
