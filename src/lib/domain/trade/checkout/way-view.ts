import type { Locale } from '#lib/i18n/locales.ts';
import { yuan } from '#lib/kernel/money.ts';
import { inLocale } from '../cart/index.ts';
import type { CityOffer } from '../freight/index.ts';

/** What a store offers besides the couriers, as the wire shows it. */
export const wayView = (locale: Locale, offer: CityOffer | undefined, isChosen: boolean) => ({
  mer_hours: offer ? inLocale(locale, offer.hours, offer.hoursEn) : '',
  city: isChosen,
  allow_city: offer?.hasCity ?? false,
  city_fee: offer?.fee === undefined ? null : yuan(offer.fee),
});
