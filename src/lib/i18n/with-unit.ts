import { beforeUnit, formatNumber } from './format.ts';
import type { Locale } from './locales.ts';
import { unitAfter } from './unit-after.ts';

/** How many of a unit, whole: "2 boxes", "81,910 × 100 pcs". */
export const withUnit = (count: number, unit: string, locale: Locale): string =>
  `${beforeUnit(formatNumber(count, locale, 0), unit)} ${unitAfter(count, unit)}`;
