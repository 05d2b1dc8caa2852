import { Empty } from '#islands/ui/Empty.tsx';
import type { Review } from '#lib/contracts/goods.ts';
import { cachedFormat } from '#lib/i18n/format.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { languageOf } from './language-of.ts';

interface Props {
  t: Translate;
  locale: Locale;
  reviews: Review[];
}

export function ReviewList({ t, locale, reviews }: Props) {
  if (reviews.length === 0) {
    return <Empty text={t('goods:review.none_such')} />;
  }
  const options = { dateStyle: 'medium', timeZone: 'Asia/Shanghai' } as const;
  const day = cachedFormat(`review${locale}`, () => new Intl.DateTimeFormat(locale, options));
  return (
    <ul>
      {reviews.map((review) => (
        <li
          key={review.create_time + review.nickname}
          className="grid gap-x-6 gap-y-2 border-b border-line py-5 md:grid-cols-[140px_minmax(0,1fr)]"
        >
          <p className="text-14">
            {review.nickname}
            <time dateTime={review.create_time} className="block text-12 text-ink-quiet">
              {day.format(new Date(review.create_time))}
            </time>
          </p>
          <div className="grid gap-2 text-14">
            <p className="flex flex-wrap items-center gap-x-3">
              <Stars t={t} rate={review.rate} />
              {review.sku && <span className="text-12 text-ink-quiet">{review.sku}</span>}
            </p>
            {review.comment && (
              <p lang={languageOf(review.comment)} className="max-w-reading">
                {review.comment}
              </p>
            )}
            {review.pics.length > 0 && (
              <ul className="flex flex-wrap gap-2">
                {review.pics.map((pic) => (
                  <li key={pic}>
                    <a href={pic} target="_blank" rel="noopener" aria-label={t('goods:review.picture')}>
                      <img
                        src={pic}
                        alt=""
                        width="72"
                        height="72"
                        loading="lazy"
                        className="h-[72px] w-[72px] rounded border border-line object-cover"
                      />
                    </a>
                  </li>
                ))}
              </ul>
            )}
            {review.merchant_reply_content && (
              <p className="max-w-reading rounded bg-ground px-3 py-2 text-ink-secondary">
                {t('goods:review.reply')}
                <span lang={languageOf(review.merchant_reply_content)}>{review.merchant_reply_content}</span>
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Stars({ t, rate }: { t: Translate; rate: number }) {
  return (
    <span
      role="img"
      aria-label={t('goods:review.stars', { n: rate })}
      className="text-16 leading-none tracking-[2px] text-warning"
    >
      {'★'.repeat(rate)}
      <span className="text-line">{'★'.repeat(Math.max(5 - rate, 0))}</span>
    </span>
  );
}
