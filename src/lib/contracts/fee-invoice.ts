import * as z from 'zod/mini';
import { FILE_BYTES_MAX } from '../kernel/limits.ts';
import { endpoint } from './endpoint.ts';
import { headerRefusals, InvoiceNo } from './invoice.ts';
import { HeaderFacts, INVOICE_FILES } from './invoice-views.ts';
import { Keyword, Amount, Id, listInput, listOf, Time } from './list.ts';
import { FEE_INVOICE_MARKS } from './states.ts';

/** Tabs of both lists. */
const FEE_INVOICE_TABS = ['due', 'changed', 'issued', 'all'] as const;
export type FeeInvoiceTab = (typeof FEE_INVOICE_TABS)[number];

/** The mall's own invoice to a store, for the fees of a month. */
export const FeeInvoice = z.object({
  /** Store and month: "12-2026-10". */
  id: z.string(),
  mer_id: z.number(),
  store: z.string(),
  month: z.string(),
  /** Taken in the month less what was given back of it, as the books have it. */
  taken: Amount,
  /** Amount of the invoice; 0.00: none is in force. */
  amount: Amount,
  /**
   * open: the month is not over; due: not requested yet; requested, issued; changed: the ledger has another sum than
   * the invoice; red_lettered: nothing of it is in force.
   */
  mark: z.enum(FEE_INVOICE_MARKS),
  receipt_no: z.string(),
  red_no: z.string(),
  /** To whom it is made out; for a month that was not requested yet, the header of the store's latest one. */
  header: z.nullable(HeaderFacts),
  issue_time: z.nullable(Time),
  files: z.array(z.object({ kind: z.enum(INVOICE_FILES), url: z.string() })),
});
export type FeeInvoice = z.infer<typeof FeeInvoice>;

const Month = z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/));
const one = z.object({ id: z.string().check(z.regex(/^[1-9]\d{0,8}-20\d{2}-(0[1-9]|1[0-2])$/)) });
const short = (max: number) => z._default(z.string().check(z.trim(), z.maxLength(max, 'text.too_long')), '');
const tab = z._default(z.enum(FEE_INVOICE_TABS), 'all');
const ofStore = { access: 'merchant', role: 'finance' } as const;
const ofPlatform = { access: 'platform', role: 'finance' } as const;

export const feeInvoiceApi = {
  list: endpoint.get('/api/merchant/money/fee_invoice/lst', {
    ...ofStore,
    summary:
      'Months in which the mall took something of the caller’s store, with its invoice, the latest first',
    input: z.object({ ...listInput, keyword: Keyword, tab }),
    returns: listOf(FeeInvoice),
  }),
  detail: endpoint.get('/api/merchant/money/fee_invoice/detail/:id', {
    ...ofStore,
    summary: 'One of these months, with links to the files of its invoice',
    input: one,
    returns: FeeInvoice,
    fails: ['fee_invoice.not_found'],
  }),
  ask: endpoint.post('/api/merchant/money/fee_invoice/ask/:id', {
    ...ofStore,
    summary:
      'Asks the mall for its invoice of a month that is over, or changes to whom it is made out until it is issued',
    input: z.object({
      ...one.shape,
      type: z._default(z.enum(['plain', 'special']), 'plain'),
      receipt_title: z.string('invoice.title').check(z.trim(), z.maxLength(100, 'invoice.title')),
      duty_paragraph: short(40),
      email: short(80),
      bank_name: short(60),
      bank_code: short(40),
      address: short(120),
      tel: short(20),
    }),
    returns: FeeInvoice,
    fails: [
      'fee_invoice.not_found',
      'fee_invoice.month_open',
      'fee_invoice.nothing',
      'fee_invoice.wrong_state',
      ...headerRefusals,
    ],
  }),
  all: endpoint.get('/api/platform/fee_invoice/lst', {
    ...ofPlatform,
    summary:
      'What the mall took of its stores month by month, with its invoices to them, the latest month first',
    input: z.object({
      ...listInput,
      tab,
      month: z.optional(Month),
      keyword: Keyword,
      mer_id: z.optional(Id),
    }),
    returns: listOf(FeeInvoice),
  }),
  any: endpoint.get('/api/platform/fee_invoice/detail/:id', {
    ...ofPlatform,
    summary: 'A month of a store, with links to the files of its invoice',
    input: one,
    returns: FeeInvoice,
    fails: ['fee_invoice.not_found'],
  }),
  issue: endpoint.post('/api/platform/fee_invoice/issue/:id', {
    ...ofPlatform,
    summary:
      'Issues the invoice of a month for what the books say was taken; where they say another sum than an issued one, anew beside its red letter',
    input: z.object({
      ...one.shape,
      receipt_no: InvoiceNo,
      /** Of the red letter; needed when another invoice was issued before. */
      red_no: z.optional(InvoiceNo),
      /** Receiver of the invoice, if the store has given none. */
      receipt_title: short(100),
      duty_paragraph: short(40),
    }),
    returns: FeeInvoice,
    fails: [
      'fee_invoice.not_found',
      'fee_invoice.month_open',
      'fee_invoice.nothing',
      'fee_invoice.wrong_state',
      ...headerRefusals,
      'invoice.number',
      'invoice.number_taken',
      'oversight.own_store',
    ],
  }),
  redLetter: endpoint.post('/api/platform/fee_invoice/red/:id', {
    ...ofPlatform,
    summary: 'Cancels an issued invoice of a month of which nothing is left',
    input: z.object({ ...one.shape, red_no: InvoiceNo }),
    returns: FeeInvoice,
    fails: [
      'fee_invoice.not_found',
      'fee_invoice.wrong_state',
      'invoice.number',
      'invoice.number_taken',
      'oversight.own_store',
    ],
  }),
  attach: endpoint.post('/api/platform/fee_invoice/file/:id', {
    ...ofPlatform,
    summary:
      'Keeps the invoice of the tax system (PDF, OFD or XML) with an issued one; the store downloads it',
    input: z.object({ ...one.shape, file: z.file('upload.broken') }),
    returns: FeeInvoice,
    fails: [
      'fee_invoice.not_found',
      'invoice.not_issued',
      'invoice.file',
      'oversight.own_store',
      'upload.size',
      'upload.broken',
    ],
    upload: FILE_BYTES_MAX,
    limit: { max: 60, windowMs: 60_000 },
  }),
};
