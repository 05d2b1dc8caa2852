import { rulesOf, type AroundGoods } from '#components/goods/detail/around-goods.ts';
import type { ReviewPage } from '#islands/goods/Reviews.tsx';
import { articleApi } from '#lib/contracts/article.ts';
import { goodsApi, type GoodsDetail } from '#lib/contracts/goods.ts';
import { paths } from '#lib/i18n/paths.ts';
import type { Result } from '#lib/kernel/result.ts';

export const REVIEWS_SHOWN = 10;
const MISSING = ['activity.not_found', 'goods.not_found', 'request.invalid'];
const LISTS = { seckill: paths.goodsSeckill(), presale: paths.goodsPresell() };

export interface Around {
  /** HTTP status of the answer. */
  status: number;
  /** Why there is nothing to sell, if it is known. */
  lost: 'gone' | 'missing' | undefined;
  title: string;
  description: string;
  crumbs: { name: string; href?: string }[];
  reviews: ReviewPage | undefined;
  rules: AroundGoods['rules'];
}

/** What the page of a flash sale or a presale shows besides the sale itself, or why it cannot be shown. */
export async function aroundSale(
  { call, t }: App.Locals,
  kind: 'seckill' | 'presale',
  found: Result<
    Pick<GoodsDetail, 'product_id' | 'reply_count' | 'store_name' | 'price' | 'store_info'>,
    string
  >,
): Promise<Around> {
  const word = t(`activity:${kind}.title`);
  const list = { name: word, href: LISTS[kind] };
  if (!found.ok) {
    const { code } = found.failure;
    const lost = code === 'goods.gone' ? 'gone' : MISSING.includes(code) ? 'missing' : undefined;
    const status = lost === 'gone' ? 410 : lost ? 404 : 503;
    const title = t(`activity:${lost ?? 'missing'}`);
    return { status, lost, title, description: '', crumbs: [list], reviews: undefined, rules: [] };
  }
  const { product_id: id, reply_count, store_name: name, price, store_info: about } = found.value;
  const [reviews, agreements] = await Promise.all([
    reply_count > 0 ? call(goodsApi.reviews, { id, limit: REVIEWS_SHOWN }) : undefined,
    call(articleApi.agreements),
  ]);
  return {
    status: 200,
    lost: undefined,
    title: `${name} - ${word}`,
    description: t(`activity:${kind}.description_of`, { name, price, about }),
    crumbs: [list, { name }],
    reviews: reviews?.ok ? reviews.value : undefined,
    rules: rulesOf(t, agreements, ['after_sale']),
  };
}
