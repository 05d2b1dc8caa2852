import * as z from 'zod/mini';
import { Amount, Time } from './list.ts';

export const INQUIRY_STATES = [
  'draft',
  'pending',
  'rejected',
  'quoting',
  'ended',
  'chosen',
  'done',
  'closed',
  'expired',
] as const;
export const INQUIRY_TABS = ['all', 'pending', 'quoting', 'ended', 'done', 'closed'] as const;
export const PAY_TYPES = ['online', 'transfer', 'credit'] as const;

/** One inquiry in any list; nothing of the person who asks. */
export const InquiryRow = z.object({
  inquiry_id: z.string(),
  inquiry_sn: z.string(),
  /** In the words of the reader, as far as they are known. */
  title: z.string(),
  /** As the buyer has written it. */
  own_title: z.string(),
  /** 0 public, 1 for invited stores only. */
  type: z.number(),
  sealed: z.boolean(),
  status: z.enum(INQUIRY_STATES),
  cate_id: z.nullable(z.number()),
  cate_name: z.string(),
  item_count: z.number(),
  items: z.array(z.object({ name: z.string(), spec: z.string(), num: z.number(), unit: z.string() })),
  region: z.string(),
  /** 0 none, 1 plain, 2 special. */
  invoice_type: z.number(),
  deadline: Time,
  publish_time: z.nullable(Time),
  create_time: Time,
  quote_count: z.number(),
  /** Of the calling store. */
  is_invited: z.boolean(),
  is_quoted: z.boolean(),
});
export type InquiryRow = z.infer<typeof InquiryRow>;

/** Who asks, for a store that may turn to the buyer; null for one that may not. */
export const Asker = z.nullable(z.object({ name: z.string(), company: z.string() }));
export type Asker = z.infer<typeof Asker>;

/** An inquiry in the list of a store. */
export const StoreInquiryRow = z.object({ ...InquiryRow.shape, asker: Asker });
export type StoreInquiryRow = z.infer<typeof StoreInquiryRow>;

const Can = z.object({
  edit: z.boolean(),
  extend: z.boolean(),
  close: z.boolean(),
  remove: z.boolean(),
});

export const OwnInquiryRow = z.object({
  ...InquiryRow.shape,
  contact: z.string(),
  phone: z.string(),
  company: z.string(),
  /** Quotations that came or changed since the buyer last looked. */
  new_quotes: z.number(),
  reason: z.string(),
  can: Can,
});
export type OwnInquiryRow = z.infer<typeof OwnInquiryRow>;

export const InquiryItemView = z.object({
  item_id: z.string(),
  name: z.string(),
  spec: z.string(),
  brand: z.string(),
  num: z.number(),
  unit: z.string(),
  target_price: z.nullable(Amount),
  remark: z.string(),
  images: z.array(z.string()),
  product_id: z.nullable(z.number()),
  product_attr_unique: z.nullable(z.number()),
  /** The quotation that was accepted for it; only the buyer sees it. */
  quotation_id: z.nullable(z.string()),
  /** Bought at the price of that quotation; for its buyer alone. */
  is_ordered: z.boolean(),
  /** As the buyer wrote it, for the buyer to change; others read it in their words alone. */
  own: z.nullable(z.object({ name: z.string(), spec: z.string(), unit: z.string(), remark: z.string() })),
});
export type InquiryItemView = z.infer<typeof InquiryItemView>;

export const FileView = z.object({ path: z.string(), name: z.string(), url: z.string() });
export type FileView = z.infer<typeof FileView>;

export const InquiryDetail = z.object({
  ...InquiryRow.shape,
  items: z.array(InquiryItemView),
  content: z.string(),
  images: z.array(z.string()),
  files: z.array(FileView),
  receive_area: z.array(z.string()),
  expect_date: z.string(),
  include_tax: z.boolean(),
  include_freight: z.boolean(),
  pay_type: z.enum(PAY_TYPES),
  supplier_province: z.string(),
  supplier_province_name: z.string(),
  supplier_certified: z.boolean(),
  supplier_capital: z.number(),
  /** Null for callers who may not see it. */
  contact: z.nullable(z.object({ name: z.string(), phone: z.string(), company: z.string() })),
  is_contact_open: z.boolean(),
  /** What the caller is to this inquiry. */
  role: z.enum(['owner', 'merchant', 'guest']),
  /** Only for the owner. */
  merchants: z.array(z.object({ mer_id: z.number(), mer_name: z.string() })),
  reason: z.string(),
  extensions_left: z.number(),
  log: z.array(z.object({ event: z.string(), mer_name: z.string(), time: Time })),
  can: z.object({ ...Can.shape, quote: z.boolean() }),
  /** How long a quotation is proposed to be valid. */
  valid_until: Time,
  now: Time,
});
export type InquiryDetail = z.infer<typeof InquiryDetail>;
