import { useRef, useState } from 'react';
import type { CallOutput } from '#lib/contracts/endpoint.ts';
import { goodsApi } from '#lib/contracts/goods.ts';
import { grouped } from '#lib/i18n/format.ts';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { LoadAgain } from '#islands/ui/LoadAgain.tsx';
import { ReviewList } from './ReviewList.tsx';

export type ReviewPage = CallOutput<typeof goodsApi.reviews>;
type Kind = '' | 'best' | 'middle' | 'negative';

interface Props {
  i18n: Messages;
  productId: number;
  first: ReviewPage;
  limit: number;
}

const KINDS = [
  ['', 'count', 'goods:review.all'],
  ['best', 'best', 'goods:review.good'],
  ['middle', 'middle', 'goods:review.middle'],
  ['negative', 'negative', 'goods:review.bad'],
] as const;

/** The first page comes with the page; filters and further pages are fetched. */
export default function Reviews({ i18n, productId, first, limit }: Props) {
  const t = createT(i18n);
  const [kind, setKind] = useState<Kind>('');
  const [page, setPage] = useState(1);
  const [shown, setShown] = useState(first);
  const [state, setState] = useState<'ready' | 'loading' | 'failed'>('ready');
  const top = useRef<HTMLDivElement>(null);

  async function show(nextKind: Kind, nextPage: number): Promise<void> {
    setKind(nextKind);
    setPage(nextPage);
    setState('loading');
    const reviews = await call(goodsApi.reviews, { id: productId, type: nextKind, page: nextPage, limit });
    if (!reviews.ok) return setState('failed');
    setShown(reviews.value);
    setState('ready');
    if (nextPage !== page) top.current?.scrollIntoView({ block: 'start' });
  }

  const pages = Math.max(Math.ceil(shown.count / limit), 1);
  const step = 'min-h-9 rounded border border-line bg-white px-4 disabled:text-ink-quiet max-md:min-h-11';
  return (
    <div ref={top} className="scroll-mt-32">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-b border-line pb-4">
        <p className="text-14 text-ink-secondary">
          {t('goods:review.rate')} <strong className="ml-1 text-24 text-brand">{shown.rate}</strong>
        </p>
        <div
          data-no-print
          className="flex flex-wrap gap-2"
          role="group"
          aria-label={t('goods:review.filter')}
        >
          {KINDS.map(([value, count, name]) => (
            <button
              key={value}
              type="button"
              aria-pressed={kind === value}
              onClick={() => void show(value, 1)}
              className="min-h-9 rounded border border-line bg-white px-3 text-14 aria-pressed:border-brand aria-pressed:text-brand max-md:min-h-11"
            >
              {t(name)} ({grouped(shown.stat[count])})
            </button>
          ))}
        </div>
      </div>
      <div aria-busy={state === 'loading'} className={state === 'loading' ? 'opacity-60' : ''}>
        {state === 'failed' ? (
          <LoadAgain
            text={t('common:load_failed')}
            onAgain={() => void show(kind, page)}
            className="py-10 text-center"
          />
        ) : (
          <ReviewList t={t} locale={i18n.locale} reviews={shown.list} />
        )}
      </div>
      {pages > 1 && (
        <nav
          data-no-print
          className="flex items-center justify-center gap-4 pt-4 text-14"
          aria-label={t('goods:review.pages')}
        >
          <button
            type="button"
            className={step}
            disabled={page === 1}
            onClick={() => void show(kind, page - 1)}
          >
            {t('common:previous')}
          </button>
          <span className="text-ink-secondary">{t('common:page', { page, pages })}</span>
          <button
            type="button"
            className={step}
            disabled={page === pages}
            onClick={() => void show(kind, page + 1)}
          >
            {t('common:next')}
          </button>
        </nav>
      )}
    </div>
  );
}
