import * as z from 'zod/mini';
import { Amount, Time } from './list.ts';

const short = (max: number) => z._default(z.string().check(z.trim(), z.maxLength(max, 'text.too_long')), '');
/** 1 plain, 2 special (增值税专用发票). */
const ReceiptType = z.union([z.literal(1), z.literal(2)]);
/** 1 a person, 2 a company. */
const TitleType = z.union([z.literal(1), z.literal(2)]);
/** Fields of a header; what is required depends on the types, see domain/trade/invoice/header/check-header.ts. */
export const headerFields = {
  receipt_type: ReceiptType,
  receipt_title_type: TitleType,
  receipt_title: z.string('invoice.title').check(z.trim(), z.maxLength(100, 'invoice.title')),
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

export const HeaderFacts = z.object({
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

/** Forms in which the tax system makes an invoice out. */
export const INVOICE_FILES = ['pdf', 'ofd', 'xml'] as const;
export type InvoiceFileKind = (typeof INVOICE_FILES)[number];

export const InvoiceView = z.object({
  order_receipt_id: z.string(),
  receipt_sn: z.string(),
  status: z.enum(INVOICE_STATES),
  needs_red_letter: z.boolean(),
  /** What the red-letter invoice is to cancel: what was refunded since it was issued. */
  red_price: Amount,
  receipt_info: HeaderFacts,
  /** What a reissue is to say. */
  wanted_info: z.nullable(HeaderFacts),
  reason: z.string(),
  /** Goods and freight paid, less what was refunded; and the same without 13 % tax, for information. */
  order_price: Amount,
  untaxed_price: Amount,
  tax_price: Amount,
  receipt_no: z.nullable(z.string()),
  /** Of the store that issued it; empty where it has given none. */
  seller_tax_no: z.string(),
  red_no: z.nullable(z.string()),
  create_time: Time,
  status_time: z.nullable(Time),
  /** Until when a wrong header may be changed; null before it is issued. */
  reissue_until: z.nullable(Time),
  can_reissue: z.boolean(),
  can_download: z.boolean(),
  /** The latest letter with it: waiting, sent or refused by the mail server. */
  mail: z.nullable(z.object({ email: z.string(), status: z.string(), time: Time })),
  /** The invoice of the tax system; `url` ends soon, and is empty in lists. */
  files: z.array(z.object({ kind: z.enum(INVOICE_FILES), url: z.string() })),
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
  /** The order or other subject, less what was refunded; present where a store opens one of its own invoices. */
  about: z.optional(
    z.object({
      items: z.array(
        z.object({
          name: z.string(),
          spec: z.string(),
          unit: z.string(),
          /** Null where something of the line was refunded. */
          quantity: z.nullable(z.number()),
          amount: Amount,
          /** 税收分类编码 and its 简称: of the product, else of its category; empty where neither has one. */
          tax_code: z.string(),
          tax_name: z.string(),
        }),
      ),
      freight: Amount,
    }),
  ),
  log: z.array(z.object({ event: z.string(), time: Time, receipt_no: z.nullable(z.string()) })),
});
export type InvoiceView = z.infer<typeof InvoiceView>;
