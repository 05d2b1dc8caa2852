import type { CouponView, MyCoupon } from '#lib/contracts/coupon.ts';
import { formatDate } from '#lib/i18n/format.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Translate } from '#lib/i18n/translate.ts';

/** What ClaimTicket and its words below say. */
export const TICKET_WORDS = [
  'coupon.type',
  'coupon.offer',
  'coupon.offer_free',
  'coupon.over',
  'coupon.no_minimum',
  'coupon.for',
  'coupon.comma',
  'coupon.and_more',
  'coupon.valid_days_one',
  'coupon.valid_days_other',
  'coupon.valid_dates',
  'coupon.valid_until',
  'coupon.claimed_percent',
  'coupon.claim',
  'coupon.received',
  'coupon.received_now',
  'coupon.use',
  'coupon.gone',
  'coupon.over_now',
];

/** "500.00" → "500", "12.50" stays: what is printed large carries no empty cents. */
export const plainAmount = (amount: string): string =>
  amount.replace(/\.00$/, '').replace(/\B(?=(\d{3})+(?!\d))/g, ',');

const isFree = (minimum: string): boolean => Number(minimum) === 0;

export function typeName(t: Translate, type: number): string {
  switch (type) {
    case 0:
      return t('coupon:type.store');
    case 1:
      return t('coupon:type.product');
    case 11:
      return t('coupon:type.category');
    case 12:
      return t('coupon:type.cross_store');
    default:
      return t('coupon:type.general');
  }
}

/** 满500减30, in the words of the page. */
export const offerOf = (
  t: Translate,
  { coupon_price: price, use_min_price: minimum }: Pick<CouponView, 'coupon_price' | 'use_min_price'>,
): string =>
  isFree(minimum)
    ? t('coupon:offer_free', { amount: plainAmount(price) })
    : t('coupon:offer', { amount: plainAmount(price), minimum: plainAmount(minimum) });

export const thresholdOf = (t: Translate, minimum: string): string =>
  isFree(minimum) ? t('coupon:no_minimum') : t('coupon:over', { amount: plainAmount(minimum) });

const NAMES_SHOWN = 3;

/** What the coupon is for. */
export function scopeOf(
  t: Translate,
  { type, scope, merchant }: { type: number; scope: string[]; merchant: CouponView['merchant'] },
): string {
  const names =
    scope.slice(0, NAMES_SHOWN).join(t('coupon:comma')) +
    (scope.length > NAMES_SHOWN ? t('coupon:and_more') : '');
  // The check-out does not know the names.
  if (type === 11) return names ? t('coupon:for.category', { names }) : t('coupon:for.some_categories');
  if (type === 12) return names ? t('coupon:for.cross_store', { names }) : t('coupon:for.some_stores');
  if (type === 1) return t('coupon:for.product');
  if (type === 0) {
    return merchant ? t('coupon:for.store_of', { name: merchant.mer_name }) : t('coupon:for.store');
  }
  return t('coupon:for.general');
}

/** When it is good: days from the claim, or two dates. */
export function validityOf(t: Translate, locale: Locale, coupon: CouponView): string {
  if (coupon.coupon_type === 0) return t('coupon:valid_days', { count: coupon.coupon_time });
  return t('coupon:valid_dates', {
    from: formatDate(coupon.use_start_time ?? '', locale),
    until: formatDate(coupon.use_end_time ?? '', locale),
  });
}

export const claimedUntil = (t: Translate, locale: Locale, coupon: MyCoupon): string =>
  t('coupon:valid_until', { until: formatDate(coupon.end_time, locale, 'minute') });
