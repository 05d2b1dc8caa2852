import * as z from 'zod/mini';
import { INQUIRY_ITEMS_MAX, QUOTATION_LIFE_DAYS_MAX } from '../kernel/limits.ts';
import { Quantity } from './cart.ts';
import { endpoint } from './endpoint.ts';
import { Amount, Id, Keyword, listInput, listOf, RandomId, Time } from './list.ts';
import { MadeGoods, QuotationTerms, TaxRate, UnitPrice } from './quotation-terms.ts';
import { SkuOffer } from './quotation-views.ts';

const Made = z.object({ name: z.string(), spec: z.string(), unit: z.string(), weight: z.string() });

/** A line as it is kept. */
const TemplateLine = z.object({
  /** The size of the store; null where it makes what it does not list. */
  product_attr_unique: z.nullable(z.number()),
  made: z.nullable(Made),
  store_name: z.string(),
  sku: z.string(),
  unit_name: z.string(),
  price: Amount,
  /** The price is meant from so many units on. */
  minimum: z.number(),
  /** The store sells it no more, so nothing is quoted with this line. */
  is_gone: z.boolean(),
});
export type TemplateLine = z.infer<typeof TemplateLine>;

const terms = {
  freight_included: z.boolean(),
  tax_rate: z.number(),
  lead_days: z.number(),
  /** Days from quoting until the prices end. */
  valid_days: z.number(),
  pay_term: z.string(),
  note: z.string(),
};
export const QuotationTemplate = z.object({
  template_id: z.string(),
  name: z.string(),
  ...terms,
  lines: z.array(TemplateLine),
  change_time: Time,
});
export type QuotationTemplate = z.infer<typeof QuotationTemplate>;

/** A line of a template as it is laid on an item of an inquiry. */
const LaidLine = z.object({
  item_id: z.string(),
  /** What is sold from stock; null where it is made. */
  goods: z.nullable(SkuOffer),
  made: z.nullable(Made),
  price: Amount,
  /** As much as is asked for in the units of the line, or `minimum` where these do not convert. */
  num: z.number(),
  minimum: z.number(),
});
export type LaidLine = z.infer<typeof LaidLine>;

const templateId = z.string().check(z.regex(/^[0-9a-z]{26}$/, 'quotation.template_gone'));
const id = z.object({ id: templateId });
const name = z
  .string('quotation.template_name')
  .check(z.trim(), z.minLength(1, 'quotation.template_name'), z.maxLength(40, 'text.too_long'));
const NAMED = ['quotation.template_name', 'quotation.template_twice', 'text.too_long'] as const;

export const quotationTemplateApi = {
  list: endpoint.get('/api/quotation/template/lst', {
    summary: 'Lines and terms that the caller’s store keeps to quote with, by name',
    access: 'merchant',
    role: 'sales',
    input: z.object({ ...listInput, keyword: Keyword }),
    returns: listOf(QuotationTemplate),
  }),
  save: endpoint.post('/api/quotation/template/save', {
    summary: 'Keeps lines and terms under a name, or changes some that are kept',
    access: 'merchant',
    role: 'sales',
    input: z.object({
      id: z.optional(templateId),
      name,
      tax_rate: TaxRate,
      freight_included: QuotationTerms.freight_included,
      lead_days: QuotationTerms.lead_days,
      valid_days: z
        .number('quotation.template_days')
        .check(
          z.int('quotation.template_days'),
          z.minimum(1, 'quotation.template_days'),
          z.maximum(QUOTATION_LIFE_DAYS_MAX, 'quotation.template_days'),
        ),
      pay_term: QuotationTerms.pay_term,
      note: QuotationTerms.note,
      lines: z
        .array(
          z.object({
            product_attr_unique: z.optional(Id),
            made: z.optional(MadeGoods),
            price: UnitPrice,
            minimum: Quantity,
          }),
          'quotation.items',
        )
        .check(z.minLength(1, 'quotation.items'), z.maxLength(INQUIRY_ITEMS_MAX, 'quotation.items')),
    }),
    returns: QuotationTemplate,
    fails: [
      ...NAMED,
      'quotation.template_gone',
      'quotation.template_days',
      'quotation.templates_full',
      'quotation.items',
      'quotation.price',
      'quotation.goods',
      'quotation.made_name',
      'quotation.made_weight',
      'quotation.lead',
      'inquiry.unit',
      'quantity.required',
      'quantity.too_many',
    ],
  }),
  keep: endpoint.post('/api/quotation/template/keep', {
    summary: 'Keeps the lines and terms of a quotation of the caller’s store under a name',
    access: 'merchant',
    role: 'sales',
    input: z.object({
      quotation_id: z.string().check(z.regex(/^[0-9a-z]{26}$/, 'quotation.not_found')),
      name,
    }),
    returns: QuotationTemplate,
    fails: [...NAMED, 'quotation.items', 'quotation.not_found', 'quotation.templates_full'],
    message: 'quotation:template.kept',
  }),
  remove: endpoint.post('/api/quotation/template/remove', {
    summary: 'Deletes kept lines; quotations that were made with them stay',
    access: 'merchant',
    role: 'sales',
    input: id,
    fails: ['quotation.template_gone'],
  }),
  lay: endpoint.get('/api/quotation/template/lay/:id', {
    summary:
      'Which kept line fits each item of an inquiry; for one item, every line with what fits best first',
    access: 'merchant',
    role: 'sales',
    input: z.object({ ...id.shape, inquiry_id: RandomId, item_id: z.optional(RandomId) }),
    returns: z.object({ ...terms, list: z.array(LaidLine) }),
    fails: ['quotation.template_gone', 'inquiry.not_found'],
  }),
};
