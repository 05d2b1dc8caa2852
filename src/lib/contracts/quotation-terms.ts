import * as z from 'zod/mini';
import { INQUIRY_TEXT_MAX } from '../kernel/limits.ts';

/** Rates of value added tax that an invoice may say, percent. */
export const TAX_RATES = [0, 1, 3, 6, 9, 13] as const;

/** One unit, yuan. */
export const UnitPrice = z
  .string('quotation.price')
  .check(z.regex(/^\d{1,8}(\.\d{1,2})?$/, 'quotation.price'));

/** Goods that a store makes for this buyer; drawings go with the quotation's files. */
export const MadeGoods = z.object({
  name: z
    .string('quotation.made_name')
    .check(z.trim(), z.minLength(1, 'quotation.made_name'), z.maxLength(80, 'text.too_long')),
  spec: z._default(z.string().check(z.trim(), z.maxLength(80, 'text.too_long')), ''),
  unit: z
    .string('inquiry.unit')
    .check(z.trim(), z.minLength(1, 'inquiry.unit'), z.maxLength(10, 'text.too_long')),
  /** Kilograms of one, for its freight. */
  weight: z.string('quotation.made_weight').check(z.regex(/^\d{1,6}(\.\d{1,3})?$/, 'quotation.made_weight')),
});

export const TaxRate = z.number().check(z.refine((rate) => (TAX_RATES as readonly number[]).includes(rate)));

/** What a quotation says of all its items. */
export const QuotationTerms = {
  freight_included: z._default(z.boolean(), false),
  tax_rate: z._default(TaxRate, 13),
  lead_days: z
    .number('quotation.lead')
    .check(z.int('quotation.lead'), z.minimum(0, 'quotation.lead'), z.maximum(365, 'quotation.lead')),
  pay_term: z._default(z.string().check(z.trim(), z.maxLength(60, 'text.too_long')), ''),
  note: z._default(z.string().check(z.trim(), z.maxLength(INQUIRY_TEXT_MAX, 'text.too_long')), ''),
};
