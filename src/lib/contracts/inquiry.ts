import * as z from 'zod/mini';
import {
  ATTACHMENTS_MAX,
  INQUIRY_ITEMS_MAX,
  INQUIRY_STORES_MAX,
  INQUIRY_TEXT_MAX,
  UPLOAD_IMAGES_MAX,
} from '../kernel/limits.ts';
import { TABLE_BYTES_MAX } from '../kernel/cart-limits.ts';
import { endpoint } from './endpoint.ts';
import { PHONE } from './fields.ts';
import {
  INQUIRY_STATES,
  INQUIRY_TABS,
  InquiryDetail,
  InquiryRow,
  OwnInquiryRow,
  PAY_TYPES,
  StoreInquiryRow,
} from './inquiry-views.ts';
import { Id, Keyword, listInput, listOf, RandomId, Time } from './list.ts';

export * from './inquiry-views.ts';

const short = (max: number) => z._default(z.string().check(z.trim(), z.maxLength(max, 'text.too_long')), '');
const needed = <C extends string>(max: number, code: C) =>
  z.string(code).check(z.trim(), z.minLength(1, code), z.maxLength(max, 'text.too_long'));
const inquiryId = z.string().check(z.regex(/^[0-9a-z]{26}$/, 'inquiry.not_found'));
const id = z.object({ id: inquiryId });
const Path = z.string().check(z.maxLength(300));
const Pictures = z._default(z.array(Path).check(z.maxLength(UPLOAD_IMAGES_MAX)), []);
export const Files = z._default(
  z
    .array(z.object({ path: Path, name: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)) }))
    .check(z.maxLength(ATTACHMENTS_MAX)),
  [],
);
export const InquiryNumber = z
  .number('inquiry.quantity')
  .check(
    z.int('inquiry.quantity'),
    z.minimum(1, 'inquiry.quantity'),
    z.maximum(9_999_999, 'inquiry.quantity'),
  );
const Region = z.string().check(z.regex(/^\d{2,9}$/));
const RegionOrNone = z._default(z.string().check(z.regex(/^(\d{2})?$/)), '');
const flag = (value: boolean) => z._default(z.boolean(), value);

const InquiryItemForm = z.object({
  name: needed(80, 'inquiry.item_name'),
  spec: short(80),
  brand: short(40),
  num: InquiryNumber,
  unit: needed(10, 'inquiry.unit'),
  target_price: z._default(z.string().check(z.regex(/^(\d{1,8}(\.\d{1,2})?)?$/, 'inquiry.target_price')), ''),
  remark: short(INQUIRY_TEXT_MAX),
  images: Pictures,
  product_id: z.optional(Id),
  product_attr_unique: z.optional(Id),
});

const fields = {
  title: needed(80, 'inquiry.title'),
  /** 0 public, 1 for the stores of `mer_ids`. */
  type: z._default(z.union([z.literal(0), z.literal(1)]), 0),
  mer_ids: z._default(z.array(Id).check(z.maxLength(INQUIRY_STORES_MAX)), []),
  /** Quotations stay closed until the deadline. */
  sealed: flag(false),
  cate_id: z.optional(Id),
  items: z
    .array(InquiryItemForm, 'inquiry.items')
    .check(z.minLength(1, 'inquiry.items'), z.maxLength(INQUIRY_ITEMS_MAX, 'inquiry.items')),
  content: short(INQUIRY_TEXT_MAX),
  images: Pictures,
  files: Files,
  receive_area: z._default(z.array(Region).check(z.maxLength(3)), []),
  deadline: z
    .string('inquiry.deadline')
    .check(z.maxLength(40), z.regex(/^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/, 'inquiry.deadline')),
  expect_date: z._default(z.string().check(z.regex(/^(\d{4}-\d{2}-\d{2})?$/, 'inquiry.expect_date')), ''),
  invoice_type: z._default(z.union([z.literal(0), z.literal(1), z.literal(2)]), 0),
  include_tax: flag(true),
  include_freight: flag(false),
  pay_type: z._default(z.enum(PAY_TYPES), 'online'),
  supplier_province: RegionOrNone,
  supplier_certified: flag(false),
  /** Ten thousand yuan. */
  supplier_capital: z._default(z.number().check(z.int(), z.minimum(0), z.maximum(1_000_000)), 0),
  contact: needed(20, 'inquiry.contact'),
  phone: z.string('inquiry.contact').check(z.trim(), z.regex(PHONE, 'ERROR3')),
  company: short(60),
  is_contact_open: flag(false),
  /** Kept for later instead of published. */
  draft: flag(false),
  /** Who publishes has read the platform's rules; only a form asks for it. */
  agree: z.optional(z.boolean().check(z.refine((isRead) => isRead, 'inquiry.agree'))),
};
export const InquiryForm = z.object(fields);
export type InquiryForm = z.infer<typeof InquiryForm>;
export type InquiryFormInput = z.input<typeof InquiryForm>;

const formFails = [
  'inquiry.agree',
  'inquiry.title',
  'inquiry.items',
  'inquiry.item_name',
  'inquiry.quantity',
  'inquiry.unit',
  'inquiry.target_price',
  'inquiry.deadline',
  'inquiry.deadline_near',
  'inquiry.deadline_far',
  'inquiry.expect_date',
  'inquiry.contact',
  'inquiry.stores',
  'inquiry.picture',
  'inquiry.goods',
  'inquiry.category',
  'address.region',
  'text.too_long',
  'ERROR3',
] as const;
const Kept = z.object({ inquiry_id: z.string(), inquiry_sn: z.string(), status: z.enum(INQUIRY_STATES) });
const reason = z
  .string('inquiry.reason')
  .check(z.trim(), z.minLength(2, 'inquiry.reason'), z.maxLength(INQUIRY_TEXT_MAX, 'inquiry.reason'));

export const inquiryApi = {
  readTable: endpoint.post('/api/inquiry/table', {
    keyless: 'reads',
    summary: 'Reads the rows of a list of products out of a CSV (UTF-8, GBK) or XLSX file',
    access: 'user',
    input: z.object({ file: z.file('inquiry.table') }),
    returns: z.object({ rows: z.array(z.array(z.string())) }),
    fails: ['inquiry.table'],
    upload: TABLE_BYTES_MAX,
    limit: { max: 20, windowMs: 60_000 },
  }),
  create: endpoint.post('/api/inquiry/create', {
    summary: 'Publishes an inquiry, or keeps it as a draft; those of verified companies are open at once',
    access: 'user',
    input: InquiryForm,
    returns: Kept,
    fails: [...formFails, 'inquiry.too_many', 'inquiry.wrong_state'],
  }),
  update: endpoint.post('/api/inquiry/update/:id', {
    summary: 'Changes an inquiry that nobody has quoted for yet',
    access: 'user',
    input: z.object({ ...id.shape, ...fields }),
    returns: Kept,
    fails: [...formFails, 'inquiry.not_found', 'inquiry.deleted', 'inquiry.wrong_state', 'inquiry.quoted'],
  }),
  list: endpoint.get('/api/inquiry/lst', {
    summary: 'Public inquiries, newest first; nothing of the people who ask',
    input: z.object({
      ...listInput,
      keyword: z.optional(z.string().check(z.maxLength(100))),
      cate_id: z.optional(Id),
      province_id: z.optional(z.string().check(z.regex(/^\d{2}$/))),
      status: z.optional(z.enum(['open', 'ended'])),
      /** Published within so many days. */
      days: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(365))),
    }),
    returns: listOf(InquiryRow),
  }),
  received: endpoint.get('/api/inquiry/received', {
    summary:
      'Inquiries that the caller’s store is invited to, or (`open`) those that it may still quote for: invited, or open to all in its categories',
    access: 'merchant',
    role: 'sales',
    input: z.object({
      ...listInput,
      status: z._default(z.enum(['open', 'all']), 'all'),
      /** Words of the title or of what is asked for, the number, or who asks. */
      keyword: z.optional(z.string().check(z.maxLength(60))),
    }),
    returns: listOf(StoreInquiryRow),
  }),
  mine: endpoint.get('/api/inquiry/my', {
    summary:
      'Inquiries of the account, newest first; with an order only those that something of it was bought for',
    access: 'user',
    input: z.object({
      ...listInput,
      status: z._default(z.enum(INQUIRY_TABS), 'all'),
      group_order_id: z.optional(RandomId),
    }),
    returns: listOf(OwnInquiryRow),
  }),
  number: endpoint.get('/api/inquiry/number', {
    summary: 'How many inquiries of the account are in each tab, and quotations that it has not seen',
    access: 'user',
    returns: z.object({
      all: z.number(),
      pending: z.number(),
      quoting: z.number(),
      ended: z.number(),
      done: z.number(),
      closed: z.number(),
      new_quotes: z.number(),
    }),
  }),
  detail: endpoint.get('/api/inquiry/detail/:id', {
    summary: 'One inquiry; the contact only for those who may see it',
    input: id,
    returns: InquiryDetail,
    fails: ['inquiry.not_found', 'inquiry.deleted'],
  }),
  cancel: endpoint.post('/api/inquiry/cancel/:id', {
    summary: 'Closes an inquiry before anything was chosen',
    access: 'user',
    input: z.object({ ...id.shape, reason }),
    fails: ['inquiry.not_found', 'inquiry.deleted', 'inquiry.wrong_state', 'inquiry.reason'],
    message: 'inquiry:closed',
  }),
  extend: endpoint.post('/api/inquiry/extend/:id', {
    summary: 'Moves the deadline of an open inquiry to later, twice at most',
    access: 'user',
    input: z.object({ ...id.shape, deadline: fields.deadline }),
    returns: z.object({ deadline: Time, extensions_left: z.number() }),
    fails: [
      'inquiry.not_found',
      'inquiry.deleted',
      'inquiry.wrong_state',
      'inquiry.deadline',
      'inquiry.deadline_far',
      'inquiry.extensions',
    ],
    message: 'inquiry:extended',
  }),
  remove: endpoint.post('/api/inquiry/delete/:id', {
    summary: 'Takes a finished inquiry off the buyer’s list',
    access: 'user',
    input: id,
    fails: ['inquiry.not_found', 'inquiry.deleted', 'inquiry.wrong_state'],
    message: 'inquiry:deleted',
  }),
  platformList: endpoint.get('/api/platform/inquiry/lst', {
    summary: 'Inquiries in a state, the oldest first; found by number, title or what is asked for',
    access: 'platform',
    role: 'review',
    input: z.object({
      ...listInput,
      keyword: Keyword,
      status: z._default(z.enum(INQUIRY_STATES), 'pending'),
    }),
    returns: listOf(InquiryRow),
  }),
  approve: endpoint.post('/api/platform/inquiry/approve/:id', {
    summary: 'Opens an inquiry to the stores',
    access: 'platform',
    role: 'review',
    input: id,
    fails: ['inquiry.not_found', 'inquiry.wrong_state', 'oversight.own'],
  }),
  reject: endpoint.post('/api/platform/inquiry/reject/:id', {
    summary: 'Sends an inquiry back to the buyer with a reason',
    access: 'platform',
    role: 'review',
    input: z.object({ ...id.shape, reason }),
    fails: ['inquiry.not_found', 'inquiry.wrong_state', 'inquiry.reason'],
  }),
};
