import { priceOfOne, type UnitContent } from '../kernel/sales-unit.ts';
import { formatAmount } from './format.ts';
import type { Locale } from './locales.ts';
import type { Translate } from './translate.ts';

/** A price as the wire says it: yuan for one sales unit, of several sizes the lowest and the highest. */
export interface UnitPrice {
  price: string;
  price_max?: string | undefined;
  unit_name: string;
  /** What the unit holds, when it is several pieces. */
  holds?: UnitContent | undefined;
}

/** It is the lowest of several. */
const isFrom = ({ price, price_max: most }: UnitPrice): boolean =>
  most !== undefined && most !== '' && most !== price;

/** What stands before the amount and behind its unit where it is the lowest of several: "from ¥3.50/100 pcs", "¥3.50/百支起". */
export function fromWords(t: Translate, locale: Locale, price: UnitPrice): { before: string; after: string } {
  const word = isFrom(price) ? t('card:price.from') : '';
  return locale === 'en-US' ? { before: word && `${word} `, after: '' } : { before: '', after: word };
}

/** What one piece costs, with its sign and thousands apart: "¥0.0359". */
export const eachAmount = (price: string, holds: UnitContent): string =>
  formatAmount(priceOfOne(price, holds));

/** The price of one piece in words, where a unit is several: "合¥0.04/支起". */
export const eachText = (t: Translate, price: UnitPrice): string =>
  price.holds && price.price
    ? t(isFrom(price) ? 'card:price.each_from' : 'card:price.each', {
        price: eachAmount(price.price, price.holds),
        unit: price.holds.unit,
      })
    : '';

/** The whole of it on one line, for lists of choices: "¥1,208.00/百支". */
export const unitPriceText = (t: Translate, locale: Locale, price: UnitPrice): string => {
  if (price.price === '') return t('card:price.on_request');
  const { before, after } = fromWords(t, locale, price);
  return `${before}${formatAmount(price.price)}/${price.unit_name}${after}`;
};
