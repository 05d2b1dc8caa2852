import type { Belt } from '#lib/contracts/place.ts';
import type { Locale } from '#lib/i18n/locales.ts';

/** Place of a belt or a store, the larger place first in Chinese and last in English; empty if it is not set. */
export const placeName = (belt: Pick<Belt, 'province' | 'city'>, locale: Locale): string =>
  (locale === 'zh-CN' ? [belt.province, belt.city] : [belt.city, belt.province])
    .filter(Boolean)
    .join(locale === 'zh-CN' ? ' ' : ', ');
