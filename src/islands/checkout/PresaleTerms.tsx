import type { CheckoutPreview } from '#lib/contracts/checkout.ts';
import { formatDate } from '#lib/i18n/format.ts';
import { localizedPath, type Locale } from '#lib/i18n/locales.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { Amount } from '#islands/ui/Amount.tsx';

interface Props {
  t: Translate;
  locale: Locale;
  presell: NonNullable<CheckoutPreview['presell']>;
  isAgreed: boolean;
  onAgree: (isAgreed: boolean) => void;
}

const AGREEMENT = '/privacy_agreement?type=sys_product_presell_agree';

/** What is paid now and what later, and the agreement that the deposit is not given back. */
export function PresaleTerms({ t, locale, presell, isAgreed, onAgree }: Props) {
  const when = (iso: string) => formatDate(iso, locale, 'minute');
  return (
    <section className="panel grid gap-3 p-4" aria-label={t('activity:presale.stages')}>
      <ol className="grid gap-3 md:grid-cols-2">
        <li className="flex flex-wrap items-baseline gap-x-3 rounded bg-brand-tint px-4 py-3">
          <span className="text-12 text-ink-secondary">{t('activity:order.first_stage')}</span>
          <span>{t('activity:order.pay_now')}</span>
          <Amount value={presell.deposit} className="ml-auto text-20 font-semibold text-brand" />
        </li>
        <li className="flex flex-wrap items-baseline gap-x-3 rounded bg-ground px-4 py-3">
          <span className="text-12 text-ink-secondary">{t('activity:order.second_stage')}</span>
          <span>{t('activity:order.pay_later')}</span>
          <Amount value={presell.balance} className="ml-auto text-20 font-semibold" />
          <span className="w-full text-12 text-ink-secondary">
            {t('activity:presale.balance_time')}: {when(presell.final_start_time)} –{' '}
            {when(presell.final_end_time)}
          </span>
        </li>
      </ol>
      <label className="flex min-h-11 flex-wrap items-center gap-x-2 md:min-h-0">
        <input
          type="checkbox"
          className="size-4 accent-[--brand]"
          checked={isAgreed}
          onChange={(event) => onAgree(event.target.checked)}
        />
        {t('activity:order.agree')}
        <a
          href={localizedPath(AGREEMENT, locale)}
          target="_blank"
          rel="noopener"
          className="text-info underline"
        >
          {t('activity:order.agreement')}
        </a>
      </label>
    </section>
  );
}
