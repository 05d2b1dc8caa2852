import type { StoreCard } from '#lib/contracts/store.ts';
import { formatCount } from '#lib/i18n/format.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Translate } from '#lib/i18n/translate.ts';

/** Text of the button that follows a store, with the number of followers; 0 is not shown. */
export const followWords = (
  store: Pick<StoreCard, 'care_count'>,
  t: Translate,
  locale: Locale,
): { label?: string; keep: string; kept: string } => ({
  ...(store.care_count > 0
    ? {
        label: t('card:follow'),
        keep: t('card:followers', { n: formatCount(store.care_count, locale), count: store.care_count }),
      }
    : { keep: t('card:follow') }),
  kept: t('card:followed'),
});
