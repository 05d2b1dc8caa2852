import type { Translate } from '#lib/i18n/translate.ts';

/** When a line leaves: the same day, or within so many days. */
export const leadOf = (t: Translate, days: number): string =>
  days === 0 ? t('cart:lead_now') : t('cart:lead_days', { count: days });
