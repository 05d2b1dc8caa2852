import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { TABLE_BYTES_MAX } from '../kernel/cart-limits.ts';
import { FILE_BYTES_MAX } from '../kernel/limits.ts';
import { headerFields, HeaderView, InvoiceView } from './invoice-views.ts';
import { Counts, Amount, deskInput, deskOf, listInput, listOf, RandomId, Time } from './list.ts';
import { TableLink } from './paper.ts';

export * from './invoice-views.ts';

/** Tabs of a store's list: invoices to issue, issued ones, or all. */
const INVOICE_DESK_TABS = ['due', 'red', 'issued', 'red_lettered', 'withdrawn', 'all'] as const;
export type InvoiceDeskTab = (typeof INVOICE_DESK_TABS)[number];

const fromQuery = z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(2)));
const id = z.object({ id: RandomId });
const headerId = z.object({ id: z.string().check(z.regex(/^[0-9a-z]{26}$/, 'invoice.header_not_found')) });
/** What may be wrong with whom an invoice is made out to. */
export const headerRefusals = [
  'invoice.title',
  'invoice.tax_no',
  'invoice.email',
  'invoice.phone',
  'invoice.special_company',
  'invoice.tax_no_missing',
  'invoice.email_missing',
  'invoice.bank_name',
  'invoice.bank_code',
  'invoice.address',
  'invoice.tel',
  'invoice.bank_account',
  'text.too_long',
] as const;
const isDefault = z._default(z.boolean(), false);
/** Eight digits of a paper invoice, twenty of a digital one. */
export const InvoiceNo = z
  .string('invoice.number')
  .check(z.trim(), z.regex(/^(\d{8}|\d{20})$/, 'invoice.number'));
/** What keeps a row of a file of issued numbers from being taken. */
const NUMBER_FAULTS = ['no_request', 'wrong_state', 'number', 'twice', 'taken'] as const;
export type NumberFault = (typeof NUMBER_FAULTS)[number];
export const NumberRow = z.object({
  line: z.number(),
  /** Empty where the store has no such request. */
  order_receipt_id: z.string(),
  receipt_sn: z.string(),
  title: z.string(),
  receipt_no: z.string(),
  fault: z.enum(['', ...NUMBER_FAULTS]),
});
export type NumberRow = z.infer<typeof NumberRow>;
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
    fails: [...headerRefusals, 'invoice.header_limit', 'invoice.header_not_found'],
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
    keyless: 'secret',
    summary: 'A short-lived address of an issued invoice as PDF',
    access: 'user',
    input: id,
    returns: Link,
    fails: ['invoice.not_found', 'invoice.not_issued'],
  }),
  mail: endpoint.post('/api/user/receipt/order/mail/:id', {
    summary:
      'Sends an issued invoice as PDF to the e-mail of its header again: once a minute, five times a day',
    access: 'user',
    input: id,
    returns: z.object({ email: z.string() }),
    fails: ['invoice.not_found', 'invoice.not_issued', 'invoice.email', 'mail.off', 'request.too_many'],
    message: 'invoice:mailed',
  }),
  storeList: endpoint.get('/api/merchant/receipt/list', {
    scope: 'invoices_read',
    summary:
      'Invoices that buyers of the caller’s store asked for: what is owed the oldest first; found by header, number or order',
    access: 'merchant',
    role: 'finance',
    input: z.object({ ...deskInput, tab: z._default(z.enum(INVOICE_DESK_TABS), 'all') }),
    returns: deskOf(InvoiceView),
  }),
  storeCounts: endpoint.get('/api/merchant/receipt/counts', {
    summary: 'How many invoices of the caller’s store are in each tab',
    access: 'merchant',
    role: 'finance',
    returns: Counts,
  }),
  storeTable: endpoint.post('/api/merchant/receipt/table', {
    keyless: 'secret',
    summary:
      'All invoices that the list shows: a short-lived address, or a table that is written in the background',
    access: 'merchant',
    role: 'finance',
    input: z.object({
      tab: z._default(z.enum(INVOICE_DESK_TABS), 'all'),
      keyword: deskInput.keyword,
      from: deskInput.from,
      to: deskInput.to,
      format: z.enum(['xlsx', 'csv']),
    }),
    returns: TableLink,
    fails: ['paper.tables_waiting'],
  }),
  taxFile: endpoint.post('/api/merchant/receipt/tax_file', {
    keyless: 'secret',
    summary:
      'A short-lived address of the invoices that wait to be issued, as a file for batch import into tax software (XLSX)',
    access: 'merchant',
    role: 'finance',
    returns: Link,
  }),
  numbers: endpoint.post('/api/merchant/receipt/numbers', {
    keyless: 'reads',
    summary: 'What a file of issued numbers says row by row, and what keeps a row from being taken',
    access: 'merchant',
    role: 'finance',
    input: z.object({ file: z.file('quick.broken') }),
    returns: z.object({ rows: z.array(NumberRow), left_out: z.number() }),
    fails: ['quick.broken', 'quick.size', 'invoice.columns'],
    upload: TABLE_BYTES_MAX,
    limit: { max: 60, windowMs: 600_000 },
  }),
  storeDetail: endpoint.get('/api/merchant/receipt/detail/:id', {
    scope: 'invoices_read',
    summary:
      'An invoice of the caller’s store, with its lines, their tax classification, and links to its files',
    access: 'merchant',
    role: 'finance',
    input: id,
    returns: InvoiceView,
    fails: ['invoice.not_found'],
  }),
  attach: endpoint.post('/api/merchant/receipt/file/:id', {
    scope: 'invoices_issue',
    summary:
      'Keeps the invoice of the tax system (PDF, OFD or XML) with an issued one; the buyer downloads it',
    access: 'merchant',
    role: 'finance',
    input: z.object({ ...id.shape, file: z.file('upload.broken') }),
    returns: InvoiceView,
    fails: ['invoice.not_found', 'invoice.not_issued', 'invoice.file', 'upload.size', 'upload.broken'],
    upload: FILE_BYTES_MAX,
    limit: { max: 60, windowMs: 60_000 },
  }),
  issue: endpoint.post('/api/merchant/receipt/issue/:id', {
    scope: 'invoices_issue',
    summary: 'Issues an invoice, or issues it anew with the header that the buyer asked for',
    access: 'merchant',
    role: 'finance',
    input: z.object({
      ...id.shape,
      receipt_no: InvoiceNo,
      /** Of the red-letter invoice; needed when it is issued anew. */
      red_no: z.optional(InvoiceNo),
      /** Of the store; left out, that of its latest invoice. */
      seller_tax_no: z.optional(
        z.string('invoice.tax_no').check(z.trim(), z.maxLength(30, 'invoice.tax_no')),
      ),
    }),
    returns: InvoiceView,
    fails: [
      'invoice.not_found',
      'invoice.wrong_state',
      'invoice.tax_no',
      'invoice.unpaid',
      'invoice.nothing',
      'invoice.number',
      'invoice.number_taken',
    ],
  }),
  refuse: endpoint.post('/api/merchant/receipt/refuse/:id', {
    summary: 'Leaves an issued invoice as it is although another header was asked for',
    access: 'merchant',
    role: 'finance',
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
    summary: 'Cancels what was refunded of an issued invoice, or all of it',
    access: 'merchant',
    role: 'finance',
    input: z.object({ ...id.shape, red_no: InvoiceNo }),
    returns: InvoiceView,
    fails: ['invoice.not_found', 'invoice.wrong_state', 'invoice.number', 'invoice.number_taken'],
  }),
  merge: endpoint.post('/api/merchant/receipt/merge', {
    summary: 'Makes one invoice of several that one buyer asked for with the same header',
    access: 'merchant',
    role: 'finance',
    input: z.object({ ids: z.array(RandomId).check(z.minLength(2), z.maxLength(50)) }),
    returns: InvoiceView,
    fails: ['invoice.not_found', 'invoice.wrong_state', 'invoice.other_header', 'invoice.unpaid'],
  }),
};
