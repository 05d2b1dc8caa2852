import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Amount, deskInput, deskOf, Id, IdOrNone, Time } from './list.ts';

/** For whom something holds: a group, a company or a single buyer, with its number. */
export const CustomerText = z
  .string('customer.not_found')
  .check(z.regex(/^(group|company|buyer):[1-9]\d{0,8}$/, 'customer.not_found'));
/** A company or a single buyer alone. */
export const OneCustomer = z
  .string('customer.not_found')
  .check(z.regex(/^(company|buyer):[1-9]\d{0,8}$/, 'customer.not_found'));

/** A company or a buyer who bought, asked, or was written down by the store. */
export const DeskCustomer = z.object({
  /** "company:12" or "buyer:7". */
  customer: z.string(),
  name: z.string(),
  /** Of a single buyer, with its middle hidden. */
  phone: z.string(),
  is_company: z.boolean(),
  order_count: z.number(),
  /** Paid for orders that were not cancelled, less what went back. */
  turnover: Amount,
  last_order_time: z.nullable(Time),
  inquiry_count: z.number(),
  group_id: z.number(),
  group: z.string(),
  note: z.string(),
  /**
   * What a company ordered from this store on credit terms, which the mall gives; null where it ordered nothing so. The
   * store knows its own orders and until when they are due, not the bill with what other stores sold.
   */
  credit: z.nullable(
    z.object({
      order_count: z.number(),
      /** Less what went back. */
      amount: Amount,
      /** Of orders that the company has not settled with the mall yet, and when the first of them is due. */
      open_amount: Amount,
      due_time: z.nullable(Time),
    }),
  ),
});
export type DeskCustomer = z.infer<typeof DeskCustomer>;

export const CustomerGroup = z.object({
  group_id: z.number(),
  name: z.string(),
  note: z.string(),
  member_count: z.number(),
  /** Price lists that hold for it now, or will. */
  list_count: z.number(),
});
export type CustomerGroup = z.infer<typeof CustomerGroup>;

const note = z._default(z.string().check(z.trim(), z.maxLength(300, 'text.too_long')), '');
const choices = z.array(z.object({ value: z.string(), label: z.string() }));

export const customerApi = {
  list: endpoint.get('/api/merchant/customer', {
    summary: 'Companies and buyers who bought from the caller’s store or asked it; found by name or phone',
    access: 'merchant',
    role: ['sales', 'finance', 'service'],
    input: z.object({ ...deskInput, group: z.optional(IdOrNone) }),
    returns: deskOf(DeskCustomer),
  }),
  choices: endpoint.get('/api/merchant/customer/choices', {
    summary: 'Groups and customers of the caller’s store, to choose one from',
    access: 'merchant',
    role: ['sales', 'finance', 'service'],
    returns: choices,
  }),
  add: endpoint.post('/api/merchant/customer/add', {
    summary:
      'Writes down a customer who follows the store, wrote to it or ordered: a buyer by the whole phone, a verified company by its whole name',
    access: 'merchant',
    role: ['sales', 'service'],
    limit: { max: 60, windowMs: 3_600_000 },
    input: z.object({
      who: z
        .string('customer.not_found')
        .check(z.trim(), z.minLength(2, 'customer.not_found'), z.maxLength(100, 'customer.not_found')),
      note,
    }),
    returns: z.object({ customer: z.string() }),
    fails: ['customer.not_found', 'customer.not_in_touch', 'text.too_long'],
  }),
  note: endpoint.post('/api/merchant/customer/note', {
    summary: 'Notes something about a customer for colleagues',
    access: 'merchant',
    role: ['sales', 'service'],
    input: z.object({ customer: OneCustomer, note }),
    fails: ['customer.not_found', 'text.too_long'],
  }),
  setGroup: endpoint.post('/api/merchant/customer/group', {
    summary: 'Puts customers into a group, or into none',
    access: 'merchant',
    role: 'sales',
    input: z.object({
      customers: z.array(OneCustomer).check(z.minLength(1), z.maxLength(100)),
      group_id: IdOrNone,
    }),
    returns: z.object({ changed: z.number() }),
    fails: ['customer.not_found', 'customer.group_gone'],
  }),
  groups: endpoint.get('/api/merchant/customer/groups', {
    summary: 'Customer groups of the caller’s store',
    access: 'merchant',
    role: ['sales', 'finance', 'service'],
    input: z.object(deskInput),
    returns: deskOf(CustomerGroup),
  }),
  groupChoices: endpoint.get('/api/merchant/customer/group_choices', {
    summary: 'Customer groups of the caller’s store, to choose one from',
    access: 'merchant',
    role: ['sales', 'finance', 'service'],
    returns: choices,
  }),
  saveGroup: endpoint.post('/api/merchant/customer/save_group', {
    summary: 'Makes a customer group, or changes its name and note',
    access: 'merchant',
    role: 'sales',
    input: z.object({
      id: z.optional(Id),
      name: z
        .string('customer.group_name')
        .check(z.trim(), z.minLength(1, 'customer.group_name'), z.maxLength(30, 'text.too_long')),
      note,
    }),
    returns: z.object({ group_id: z.number() }),
    fails: ['customer.group_gone', 'customer.group_name', 'customer.group_twice', 'text.too_long'],
  }),
  dropGroup: endpoint.post('/api/merchant/customer/drop_group/:id', {
    summary: 'Removes a customer group that no price list was made for; its members stay customers',
    access: 'merchant',
    role: 'sales',
    input: z.object({ id: Id }),
    fails: ['customer.group_gone', 'customer.group_used'],
  }),
};
