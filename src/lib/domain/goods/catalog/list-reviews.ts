import type { Review } from '../../../contracts/goods.ts';
import { ok } from '../../../kernel/result.ts';
import type { Context } from '../../context.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { personName } from '../../account/profile/index.ts';
import { reviewCounts, reviewsOf, topReview, type ReviewRow } from './goods-detail.repo.ts';

/** 张** for everybody, Z** in English; a reviewer who asked for it shows no letter at all. */
const masked = (nickname: string, isAnonymous: boolean, locale: Locale): string =>
  isAnonymous ? '***' : `${[...personName(nickname, locale)][0] ?? ''}**`;

const reviewOf = (locale: Locale, { review, nickname, avatar, skuTextEn }: ReviewRow): Review => ({
  nickname: masked(nickname, review.isAnonymous, locale),
  avatar: review.isAnonymous ? '' : avatar,
  comment: review.comment,
  is_default: review.isDefault,
  pics: review.pics,
  rate: review.productScore,
  sku: locale === 'en-US' ? skuTextEn || review.skuText : review.skuText,
  merchant_reply_content: review.merchantReply,
  create_time: review.createdAt.toISOString(),
});

/** The latest good review of a product, if it has one. */
export async function readTopReview(ctx: Context, id: number): Promise<Review | undefined> {
  const row = await topReview(ctx.database.reader, id);
  return row && reviewOf(ctx.locale, row);
}

interface Input {
  id: number;
  type: '' | 'best' | 'middle' | 'negative';
  page: number;
  limit: number;
}

/** Reviews of a product: 4 and 5 stars are good, 3 middle, the rest bad. Names are masked. */
export async function listReviews(ctx: Context, { id, type, page, limit }: Input) {
  const db = ctx.database.reader;
  const [stat, rows] = await Promise.all([
    reviewCounts(db, id),
    reviewsOf(db, id, type, limit, (page - 1) * limit),
  ]);
  const { star, ...counts } = stat;
  const rate = stat.count === 0 ? 100 : Math.round((stat.best / stat.count) * 100);
  return ok({
    rate: `${rate}%`,
    star: `${Math.round(star * 20)}%`,
    stat: counts,
    count: type === '' ? counts.count : counts[type],
    list: rows.map((row) => reviewOf(ctx.locale, row)),
  });
}
