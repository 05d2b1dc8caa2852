import type { CheckoutPreview } from '#lib/contracts/checkout.ts';
import { formatAmount, formatNumber } from '#lib/i18n/format.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Translate } from '#lib/i18n/translate.ts';

interface Props {
  t: Translate;
  locale: Locale;
  preview: CheckoutPreview;
  isUsed: boolean;
  isLoading: boolean;
  onUse: (isUsed: boolean) => void;
}

/** Paying a part of the goods with points: how many there are, how many fit, and what they take off. */
export function PointsUse({ t, locale, preview, isUsed, isLoading, onUse }: Props) {
  const { integral, usable_integral, usable_integral_price } = preview;
  const hint =
    integral === 0
      ? t('points:checkout.none')
      : usable_integral === 0
        ? t('points:checkout.not_here')
        : t('points:checkout.usable', {
            points: formatNumber(usable_integral, locale, 0),
            amount: formatAmount(usable_integral_price).slice(1),
          });
  return (
    <section className="flex flex-wrap items-center gap-x-4 gap-y-1" aria-label={t('points:checkout.use')}>
      <label className="flex min-h-11 items-center gap-2 font-semibold md:min-h-0">
        <input
          type="checkbox"
          className="size-5 accent-brand"
          checked={isUsed && usable_integral > 0}
          disabled={isLoading || usable_integral === 0}
          aria-describedby="points-hint"
          onChange={(event) => onUse(event.target.checked)}
        />
        {t('points:checkout.use')}
      </label>
      <span id="points-hint" role="status" className="text-ink-secondary max-md:w-full max-md:pl-7">
        {hint}
      </span>
      {integral > 0 && (
        <span className="w-full pl-7 text-12 text-ink-quiet">
          {t('points:checkout.have', { points: formatNumber(integral, locale, 0) })}
        </span>
      )}
    </section>
  );
}
