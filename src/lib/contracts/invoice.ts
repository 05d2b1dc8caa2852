import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Amount, listInput, listOf, RandomId, Time } from './list.ts';

const short = (max: number) => z._default(z.string().check(z.trim(), z.maxLength(max, 'text.too_long')), '');
/** 1 plain, 2 special (增值税专用发票). */
const ReceiptType = z.union([z.literal(1), z.literal(2)]);
/** 1 a person, 2 a company. */
const TitleType = z.union([z.literal(1), z.literal(2)]);
const fromQuery = z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(2)));

/** Fields of a header; what is required depends on the types, see domain/trade/invoice/header/check-header.ts. */
export const headerFields = {
  receipt_type: ReceiptType,
  receipt_title_type: TitleType,
  receipt_title: z
    .string('invoice.title')
    .check(z.trim(), z.minLength(1, 'invoice.title'), z.maxLength(100, 'invoice.title')),
  duty_paragraph: short(40),
  email: short(80),
  phone: short(20),
  bank_name: short(60),
  bank_code: short(40),
  address: short(120),
  tel: short(20),
};
export const HeaderForm = z.object(headerFields);
export type HeaderForm = z.infer<typeof HeaderForm>;

const HeaderFacts = z.object({
  receipt_type: z.number(),
  receipt_title_type: z.number(),
  receipt_title: z.string(),
  duty_paragraph: z.string(),
  email: z.string(),
  phone: z.string(),
  bank_name: z.string(),
  bank_code: z.string(),
  address: z.string(),
  tel: z.string(),
});
export type HeaderFacts = z.infer<typeof HeaderFacts>;

export const HeaderView = z.object({
  user_receipt_id: z.string(),
  ...HeaderFacts.shape,
  is_default: z.boolean(),
});
export type HeaderView = z.infer<typeof HeaderView>;

export const INVOICE_STATES = [
  'requested',
  'issued',
  'reissuing',
  'red_lettered',
  'withdrawn',
  'merged',
] as const;

export const InvoiceView = z.object({
  order_receipt_id: z.string(),
  receipt_sn: z.string(),
  status: z.enum(INVOICE_STATES),
  needs_red_letter: z.boolean(),
  receipt_info: HeaderFacts,
  /** What a reissue is to say. */
  wanted_info: z.nullable(HeaderFacts),
  reason: z.string(),
  /** Goods and freight paid, less what was refunded; and the same without 13 % tax, for information. */
  order_price: Amount,
  untaxed_price: Amount,
  tax_price: Amount,
  receipt_no: z.nullable(z.string()),
  red_no: z.nullable(z.string()),
  create_time: Time,
  status_time: z.nullable(Time),
  /** Until when a wrong header may be changed; null before it is issued. */
  reissue_until: z.nullable(Time),
  can_reissue: z.boolean(),
  can_download: z.boolean(),
  mer_id: z.number(),
  mer_name: z.string(),
  orders: z.array(
    z.object({
      order_id: z.string(),
      order_sn: z.string(),
      status: z.string(),
      image: z.string(),
      store_name: z.string(),
      total_num: z.number(),
      pay_price: Amount,
    }),
  ),
  log: z.array(z.object({ event: z.string(), time: Time, receipt_no: z.nullable(z.string()) })),
});
export type InvoiceView = z.infer<typeof InvoiceView>;

const id = z.object({ id: RandomId });
const headerId = z.object({ id: z.string().check(z.regex(/^[0-9a-z]{26}$/, 'invoice.header_not_found')) });
const headerRefusals = [
  'invoice.title',
  'invoice.tax_no',
  'invoice.email',
  'invoice.phone',
  'invoice.special_company',
  'invoice.special_field',
  'invoice.bank_account',
  'text.too_long',
] as const;
const isDefault = z._default(z.boolean(), false);
/** Eight digits of a paper invoice, twenty of a digital one. */
const InvoiceNo = z.string('invoice.number').check(z.trim(), z.regex(/^(\d{8}|\d{20})$/, 'invoice.number'));
const Link = z.object({ url: z.string(), expires: Time });

export const invoiceApi = {
  headers: endpoint.get('/api/user/receipt/lst', {
    summary: 'Invoice headers of the account, the default first',
    access: 'user',
    input: z.object({
      ...listInput,
      receipt_title_type: fromQuery,
      receipt_type: fromQuery,
      is_default: fromQuery,
    }),
    returns: listOf(HeaderView),
  }),
  header: endpoint.get('/api/user/receipt/detail/:id', {
    summary: 'One invoice header',
    access: 'user',
    input: headerId,
    returns: HeaderView,
    fails: ['invoice.header_not_found'],
  }),
  addHeader: endpoint.post('/api/user/receipt/create', {
    summary: 'Keeps an invoice header',
    access: 'user',
    input: z.object({ ...headerFields, is_default: isDefault }),
    returns: HeaderView,
    fails: [...headerRefusals, 'invoice.header_limit'],
    message: 'invoice:saved',
  }),
  changeHeader: endpoint.post('/api/user/receipt/update/:id', {
    summary: 'Changes an invoice header; invoices that were asked for keep theirs',
    access: 'user',
    input: z.object({ ...headerId.shape, ...headerFields, is_default: isDefault }),
    returns: HeaderView,
    fails: [...headerRefusals, 'invoice.header_not_found'],
    message: 'invoice:saved',
  }),
  removeHeader: endpoint.post('/api/user/receipt/delete/:id', {
    summary: 'Deletes an invoice header; the default one stays',
    access: 'user',
    input: headerId,
    fails: ['invoice.header_not_found', 'invoice.header_default'],
    message: 'invoice:deleted',
  }),
  makeDefault: endpoint.post('/api/user/receipt/is_default/:id', {
    summary: 'Makes an invoice header the default',
    access: 'user',
    input: headerId,
    fails: ['invoice.header_not_found'],
    message: 'invoice:saved',
  }),
  apply: endpoint.post('/api/order/receipt/:id', {
    summary: 'Asks for the invoice of a paid order',
    access: 'user',
    input: z.object({ ...id.shape, ...headerFields }),
    returns: InvoiceView,
    fails: [
      ...headerRefusals,
      'order.not_found',
      'invoice.order_state',
      'invoice.store_off',
      'invoice.exists',
      'invoice.nothing',
    ],
    message: 'invoice:applied',
  }),
  ofOrder: endpoint.get('/api/order/receipt/:id', {
    summary: 'The invoice of an order, and whether one may be asked for',
    access: 'user',
    input: id,
    returns: z.object({ invoice: z.nullable(InvoiceView), can_apply: z.boolean(), amount: Amount }),
    fails: ['order.not_found'],
  }),
  records: endpoint.get('/api/user/receipt/order', {
    summary: 'Invoices of the account, newest first',
    access: 'user',
    input: z.object({ ...listInput, status: z.optional(z.enum(['requested', 'issued', 'reissuing'])) }),
    returns: listOf(InvoiceView),
  }),
  record: endpoint.get('/api/user/receipt/order/:id', {
    summary: 'One invoice of the account',
    access: 'user',
    input: id,
    returns: InvoiceView,
    fails: ['invoice.not_found'],
  }),
  change: endpoint.post('/api/user/receipt/order/change/:id', {
    summary: 'Changes what an invoice shall say, until it is issued',
    access: 'user',
    input: z.object({ ...id.shape, ...headerFields }),
    returns: InvoiceView,
    fails: [...headerRefusals, 'invoice.not_found', 'invoice.wrong_state'],
    message: 'invoice:saved',
  }),
  withdraw: endpoint.post('/api/user/receipt/order/withdraw/:id', {
    summary: 'Takes the wish for an invoice back, until it is issued',
    access: 'user',
    input: id,
    fails: ['invoice.not_found', 'invoice.wrong_state'],
    message: 'invoice:withdrawn',
  }),
  reissue: endpoint.post('/api/user/receipt/order/reissue/:id', {
    summary: 'Asks for an issued invoice again with another header, within a year',
    access: 'user',
    input: z.object({
      ...id.shape,
      ...headerFields,
      reason: z
        .string('invoice.reason')
        .check(z.trim(), z.minLength(2, 'invoice.reason'), z.maxLength(100, 'invoice.reason')),
    }),
    returns: InvoiceView,
    fails: [
      ...headerRefusals,
      'invoice.not_found',
      'invoice.wrong_state',
      'invoice.year_over',
      'invoice.reason',
    ],
    message: 'invoice:reissue_asked',
  }),
  link: endpoint.post('/api/user/receipt/order/link/:id', {
    summary: 'A short-lived address of an issued invoice as PDF',
    access: 'user',
    input: id,
    returns: Link,
    fails: ['invoice.not_found', 'invoice.not_issued'],
  }),
  storeList: endpoint.get('/api/merchant/receipt/list', {
    summary: 'Invoices that buyers of the caller’s store asked for',
    access: 'merchant',
    input: z.object({ ...listInput, status: z.optional(z.enum(INVOICE_STATES)) }),
    returns: listOf(InvoiceView),
  }),
  issue: endpoint.post('/api/merchant/receipt/issue/:id', {
    summary: 'Issues an invoice, or issues it anew with the header that the buyer asked for',
    access: 'merchant',
    input: z.object({
      ...id.shape,
      receipt_no: InvoiceNo,
      /** Of the red-letter invoice; needed when it is issued anew. */
      red_no: z.optional(InvoiceNo),
    }),
    returns: InvoiceView,
    fails: [
      'invoice.not_found',
      'invoice.wrong_state',
      'invoice.unpaid',
      'invoice.nothing',
      'invoice.number',
      'invoice.number_taken',
    ],
  }),
  refuse: endpoint.post('/api/merchant/receipt/refuse/:id', {
    summary: 'Leaves an issued invoice as it is although another header was asked for',
    access: 'merchant',
    input: z.object({
      ...id.shape,
      reason: z
        .string('invoice.reason')
        .check(z.trim(), z.minLength(2, 'invoice.reason'), z.maxLength(100, 'invoice.reason')),
    }),
    returns: InvoiceView,
    fails: ['invoice.not_found', 'invoice.wrong_state', 'invoice.reason'],
  }),
  redLetter: endpoint.post('/api/merchant/receipt/red/:id', {
    summary: 'Cancels an issued invoice whose orders were refunded',
    access: 'merchant',
    input: z.object({ ...id.shape, red_no: InvoiceNo }),
    returns: InvoiceView,
    fails: ['invoice.not_found', 'invoice.wrong_state', 'invoice.number'],
  }),
  merge: endpoint.post('/api/merchant/receipt/merge', {
    summary: 'Makes one invoice of several that one buyer asked for with the same header',
    access: 'merchant',
    input: z.object({ ids: z.array(RandomId).check(z.minLength(2), z.maxLength(50)) }),
    returns: InvoiceView,
    fails: ['invoice.not_found', 'invoice.wrong_state', 'invoice.other_header', 'invoice.unpaid'],
  }),
};
