import { Fragment } from 'react';
import type { Bundle } from '#lib/contracts/bundle.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import { yuan } from '#lib/kernel/money.ts';
import { Amount } from '#islands/ui/Amount.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { BundlePart } from './BundlePart.tsx';
import { useBundle } from './use-bundle.ts';

interface Props {
  i18n: Messages;
  bundle: Bundle;
  /** When it ends, in the reader's words. */
  until: string;
}

const step =
  'grid h-9 w-9 shrink-0 place-items-center text-16 text-ink-secondary enabled:hover:text-brand disabled:text-line max-md:h-11 max-md:w-11';

/** A set: its goods joined by plus signs, what it costs and saves, and the one way to buy it. */
export default function BundleCard({ i18n, bundle, until }: Props) {
  const t = createT(i18n);
  const { options, choose, sets, setWanted, most, price, usual, isPending, buy } = useBundle(
    bundle,
    i18n.locale,
  );
  const notes = [
    ...(bundle.stock === null ? [] : [t('bundle:left', { n: bundle.stock })]),
    ...(bundle.all_pay_count > 0 ? [t('bundle:limit', { n: bundle.all_pay_count })] : []),
    t('bundle:until', { time: until }),
  ];
  return (
    <article
      className="grid gap-x-6 gap-y-4 rounded border border-line p-4 lg:grid-cols-[minmax(0,1fr)_240px]"
      aria-label={bundle.title}
      data-bundle={bundle.bundle_id}
    >
      <div className="min-w-0">
        <h3 className="mb-3 text-16 font-semibold">{bundle.title}</h3>
        <div className="flex flex-col gap-2 md:flex-row md:flex-wrap md:items-start md:gap-3">
          {bundle.products.map((part, at) => (
            <Fragment key={part.product_id}>
              {at > 0 && (
                <span
                  aria-hidden="true"
                  className="text-20 leading-none text-ink-quiet max-md:w-[72px] max-md:text-center md:mt-[64px]"
                >
                  +
                </span>
              )}
              <BundlePart
                t={t}
                part={part}
                href={localizedPath(`/goods_detail/${part.product_id}`, i18n.locale)}
                option={options[at]!}
                onChoose={(unique) => choose(at, unique)}
              />
            </Fragment>
          ))}
        </div>
      </div>
      <div className="grid content-start gap-2 text-14 max-lg:border-t max-lg:border-line max-lg:pt-4 lg:border-l lg:border-line lg:pl-6">
        <p className="flex flex-wrap items-baseline gap-x-2" aria-live="polite">
          <span className="text-ink-secondary">{t('bundle:price')}</span>
          <Amount value={yuan(price)} className="text-24 font-semibold text-brand" />
        </p>
        {usual > price && (
          <p className="flex flex-wrap items-center gap-x-2">
            <s className="text-ink-quiet" title={t('bundle:usual')}>
              <Amount value={yuan(usual)} />
            </s>
            <span className="rounded bg-brand-tint px-2 py-0.5 text-12 text-brand-pressed">
              {t('bundle:saving', { amount: yuan(usual - price) })}
            </span>
          </p>
        )}
        <p className="flex items-center gap-3">
          <span className="text-ink-secondary">{t('bundle:sets')}</span>
          <span className="inline-flex items-stretch overflow-hidden rounded border border-line bg-white focus-within:border-ink-secondary">
            <button
              type="button"
              className={step}
              disabled={sets <= 1}
              aria-label={`${t('bundle:less')}: ${bundle.title}`}
              onClick={() => setWanted(sets - 1)}
            >
              −
            </button>
            <input
              type="text"
              inputMode="numeric"
              autoComplete="off"
              value={sets}
              disabled={most < 1}
              aria-label={`${t('bundle:sets')}: ${bundle.title}`}
              onChange={(event) => setWanted(Number(event.target.value.replace(/\D/g, '').slice(0, 4)) || 1)}
              className="w-12 border-x border-line bg-transparent text-center text-14 outline-offset-[-2px] disabled:text-ink-quiet"
            />
            <button
              type="button"
              className={step}
              disabled={sets >= most}
              aria-label={`${t('bundle:more')}: ${bundle.title}`}
              onClick={() => setWanted(sets + 1)}
            >
              +
            </button>
          </span>
        </p>
        <Button pending={isPending} disabled={most < 1} onClick={() => void buy()}>
          {most < 1 ? t('bundle:short') : t('bundle:buy')}
        </Button>
        <p className="text-12 text-ink-quiet">{notes.join('\u00a0· ')}</p>
        <p className="text-12 text-ink-quiet">{t('bundle:no_coupon')}</p>
      </div>
    </article>
  );
}
