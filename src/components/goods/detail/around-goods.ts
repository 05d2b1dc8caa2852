import type { ReviewPage } from '#islands/goods/Reviews.tsx';
import { articleApi } from '#lib/contracts/article.ts';
import { goodsApi, type GoodsDetail } from '#lib/contracts/goods.ts';
import { paths } from '#lib/i18n/paths.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import type { Result } from '#lib/kernel/result.ts';

export const REVIEWS_SHOWN = 10;
const MISSING = ['goods.not_found', 'request.invalid'];

/** An agreement that a section at the foot of the page unfolds. */
interface Rule {
  /** Of the section. */
  id: string;
  title: string;
  /** Of the agreement. */
  key: string;
}

export interface AroundGoods {
  /** HTTP status of the answer. */
  status: number;
  /** Why there is nothing to show, if it is known. */
  lost: 'gone' | 'missing' | undefined;
  crumbs: { name: string; href?: string }[];
  reviews: ReviewPage | undefined;
  rules: Rule[];
}

/** The rules among these that the mall has published. */
export function rulesOf(
  t: Translate,
  published: Result<{ key: string }[], string>,
  keys: ('price_rule' | 'after_sale')[],
): Rule[] {
  return keys
    .filter((key) => published.ok && published.value.some((row) => row.key === key))
    .map((key) => ({ id: key.replace('_', '-'), title: t(`goods:detail.${key}`), key }));
}

/** What a goods page shows besides the goods, in either layout, or why there are none. */
export async function aroundGoods(
  { call, t }: App.Locals,
  found: Result<Pick<GoodsDetail, 'product_id' | 'reply_count' | 'store_name' | 'category'>, string>,
): Promise<AroundGoods> {
  if (!found.ok) {
    const { code } = found.failure;
    const lost = code === 'goods.gone' ? 'gone' : MISSING.includes(code) ? 'missing' : undefined;
    const status = lost === 'gone' ? 410 : lost ? 404 : 503;
    return { status, lost, crumbs: [], reviews: undefined, rules: [] };
  }
  const { product_id: id, reply_count, store_name: name, category } = found.value;
  const [reviews, agreements] = await Promise.all([
    reply_count > 0 ? call(goodsApi.reviews, { id, limit: REVIEWS_SHOWN }) : undefined,
    call(articleApi.agreements),
  ]);
  return {
    status: 200,
    lost: undefined,
    crumbs: [
      ...category.map((row) => ({ name: row.name, href: paths.goodsCate({ cate_id: row.id }) })),
      { name },
    ],
    reviews: reviews?.ok ? reviews.value : undefined,
    rules: rulesOf(t, agreements, ['price_rule', 'after_sale']),
  };
}
