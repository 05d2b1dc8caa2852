import * as z from 'zod/mini';
import { INQUIRY_ITEMS_MAX, INQUIRY_TEXT_MAX } from '../kernel/limits.ts';
import { endpoint } from './endpoint.ts';
import { Files, INQUIRY_STATES, InquiryNumber } from './inquiry.ts';
import { Counts, Id, listInput, listOf, RandomId } from './list.ts';
import { MadeGoods, QuotationTerms, UnitPrice } from './quotation-terms.ts';
import { MadeRow, QUOTATION_STATES, QuotationView, ReceivedRow, SkuOffer } from './quotation-views.ts';

export { TAX_RATES } from './quotation-terms.ts';
export * from './quotation-views.ts';

const quotationId = z.string().check(z.regex(/^[0-9a-z]{26}$/, 'quotation.not_found'));
const id = z.object({ id: quotationId });
const inquiryId = z.string().check(z.regex(/^[0-9a-z]{26}$/, 'inquiry.not_found'));

const offer = {
  items: z
    .array(
      z.object({
        item_id: RandomId,
        price: UnitPrice,
        num: InquiryNumber,
        /** The SKU of the store that is sold at this price, or goods that it makes and does not list. */
        product_attr_unique: z.optional(Id),
        made: z.optional(MadeGoods),
      }),
      'quotation.items',
    )
    .check(z.minLength(1, 'quotation.items'), z.maxLength(INQUIRY_ITEMS_MAX, 'quotation.items')),
  freight_included: QuotationTerms.freight_included,
  tax_rate: QuotationTerms.tax_rate,
  lead_days: QuotationTerms.lead_days,
  valid_until: z
    .string('quotation.validity')
    .check(z.maxLength(40), z.regex(/^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/, 'quotation.validity')),
  pay_term: QuotationTerms.pay_term,
  note: QuotationTerms.note,
  files: Files,
};
const Offer = z.object(offer);
export type OfferForm = z.infer<typeof Offer>;

const offerFails = [
  'checkout.above_amount',
  'inquiry.not_found',
  'inquiry.ended',
  'inquiry.own',
  'quotation.items',
  'quotation.price',
  'quotation.goods',
  'quotation.made_name',
  'quotation.made_weight',
  'inquiry.unit',
  'quotation.validity',
  'quotation.lead',
  'quotation.file',
  'text.too_long',
  'inquiry.quantity',
  'quantity.below_minimum',
  'quantity.not_multiple',
  'quantity.above_maximum',
] as const;
const note = (code: 'quotation.ask') =>
  z.string(code).check(z.trim(), z.minLength(2, code), z.maxLength(INQUIRY_TEXT_MAX, 'text.too_long'));
const CartIds = z.object({ cart_id: z.array(z.string()) });
const steps = ['quotation.not_found', 'quotation.wrong_state', 'inquiry.deleted'] as const;

export const quotationApi = {
  list: endpoint.get('/api/inquiry/:id/quotation/lst', {
    summary: 'Quotations for an inquiry: all of them for its buyer, a store’s own for the store',
    access: 'user',
    input: z.object({ ...listInput, id: inquiryId }),
    returns: z.extend(listOf(QuotationView), { is_sealed: z.boolean() }),
    fails: ['inquiry.not_found', 'inquiry.deleted'],
  }),
  received: endpoint.get('/api/quotation/received', {
    summary: 'Quotations for all inquiries of the account, the latest first',
    access: 'user',
    input: z.object({ ...listInput }),
    returns: listOf(ReceivedRow),
  }),
  mineCounts: endpoint.get('/api/quotation/my/counts', {
    summary: 'How many quotations of the caller’s store are in each state',
    access: 'merchant',
    role: 'sales',
    returns: Counts,
  }),
  mine: endpoint.get('/api/quotation/my', {
    summary: 'Quotations of the caller’s store, the latest first',
    access: 'merchant',
    role: 'sales',
    input: z.object({
      ...listInput,
      status: z.optional(z.enum(QUOTATION_STATES)),
      /** Words of the inquiry or of what it asks for, a number, or who asks. */
      keyword: z.optional(z.string().check(z.maxLength(60))),
    }),
    returns: listOf(MadeRow),
  }),
  goods: endpoint.get('/api/quotation/goods', {
    summary: 'SKUs of the caller’s store that a price can be quoted for',
    access: 'merchant',
    role: 'sales',
    input: z.object({
      ...listInput,
      keyword: z.optional(z.string().check(z.maxLength(100))),
      inquiry_id: z.optional(inquiryId),
      /**
       * An item of that inquiry: without a search text, the goods that match it are listed, those that fit best first.
       */
      item_id: z.optional(z.string().check(z.maxLength(40))),
    }),
    returns: listOf(SkuOffer),
    fails: ['inquiry.not_found'],
  }),
  create: endpoint.post('/api/quotation/create', {
    summary: 'Quotes prices for an open inquiry',
    access: 'merchant',
    role: 'sales',
    input: z.object({ inquiry_id: inquiryId, ...offer }),
    returns: QuotationView,
    fails: [...offerFails, 'quotation.exists', 'inquiry.wrong_state'],
    message: 'quotation:sent',
  }),
  update: endpoint.post('/api/quotation/update/:id', {
    summary: 'Quotes other prices; the version before is kept',
    access: 'merchant',
    role: 'sales',
    input: z.object({ ...id.shape, ...offer }),
    returns: QuotationView,
    fails: [...offerFails, 'quotation.not_found', 'quotation.wrong_state'],
    message: 'quotation:sent',
  }),
  withdraw: endpoint.post('/api/quotation/withdraw/:id', {
    summary: 'Takes a quotation back before it is accepted',
    access: 'merchant',
    role: 'sales',
    input: id,
    fails: ['quotation.not_found', 'quotation.wrong_state'],
    message: 'quotation:withdrawn',
  }),
  negotiate: endpoint.post('/api/quotation/negotiate/:id', {
    summary: 'Asks the store for other prices',
    access: 'user',
    input: z.object({ ...id.shape, note: note('quotation.ask') }),
    fails: [...steps, 'quotation.ask', 'quotation.over', 'inquiry.sealed', 'text.too_long'],
    message: 'quotation:asked',
  }),
  accept: endpoint.post('/api/quotation/accept/:id', {
    summary: 'Accepts a quotation, all of it or some items, and lays the goods aside at its prices',
    access: 'user',
    input: z.object({
      ...id.shape,
      item_ids: z.optional(z.array(RandomId).check(z.minLength(1), z.maxLength(INQUIRY_ITEMS_MAX))),
    }),
    returns: z.object({ ...CartIds.shape, inquiry_status: z.enum(INQUIRY_STATES) }),
    fails: [
      ...steps,
      'quotation.over',
      'quotation.item',
      'quotation.item_taken',
      'inquiry.sealed',
      'inquiry.wrong_state',
    ],
    message: 'quotation:accepted',
  }),
  reject: endpoint.post('/api/quotation/reject/:id', {
    summary: 'Declines a quotation',
    access: 'user',
    input: z.object({ ...id.shape, reason: note('quotation.ask') }),
    fails: [...steps, 'quotation.ask', 'text.too_long'],
    message: 'quotation:rejected',
  }),
  order: endpoint.post('/api/quotation/order/:id', {
    summary: 'Lays the goods of an accepted quotation aside to be bought at its prices',
    access: 'user',
    input: z.object({
      ...id.shape,
      /** Other quantities, a tenth more or less at most; items that are left out keep theirs. */
      items: z.optional(
        z.array(z.object({ item_id: RandomId, num: InquiryNumber })).check(z.maxLength(INQUIRY_ITEMS_MAX)),
      ),
    }),
    returns: CartIds,
    fails: [
      ...steps,
      'quotation.over',
      'quotation.quantity',
      'inquiry.quantity',
      'goods.gone',
      'stock.short',
      'quantity.below_minimum',
      'quantity.not_multiple',
      'quantity.above_maximum',
      'quantity.required',
      'quantity.above_lifetime',
      'checkout.empty',
      'checkout.activity_alone',
      'checkout.virtual_alone',
    ],
  }),
};
