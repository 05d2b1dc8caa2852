import type { InquiryItemView } from '#lib/contracts/inquiry.ts';
import type { QuotationView } from '#lib/contracts/quotation.ts';
import { beforeUnit } from '#lib/i18n/format.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { unitAfter } from '#lib/i18n/unit-after.ts';

type Offered = Pick<QuotationView['items'][number], 'num' | 'unit_name' | 'asked_num' | 'holds'>;

const many = (count: number, unit: string): string => `${beforeUnit(count, unit)} ${unitAfter(count, unit)}`;

/**
 * What is said where an offer has another quantity than was asked for, or a unit that does not convert: both
 * quantities, each as written and in the other unit. Empty where they are the same.
 */
export function amountWarning(
  t: Translate,
  { num, unit }: Pick<InquiryItemView, 'num' | 'unit'>,
  offer: Offered,
): string {
  if (offer.num === offer.asked_num) return '';
  const both = (said: string, other: string): string =>
    said === other ? said : t('quotation:amount.both', { said, other });
  const asked = many(num, unit);
  const quoted = many(offer.num, offer.unit_name);
  const { holds } = offer;
  return t(offer.asked_num === null ? 'quotation:amount.unsure' : 'quotation:amount.differs', {
    asked: offer.asked_num === null ? asked : both(asked, many(offer.asked_num, offer.unit_name)),
    quoted: holds ? both(quoted, many(offer.num * holds.count, holds.unit)) : quoted,
  });
}
