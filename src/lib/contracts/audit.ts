import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id, listInput, listOf, Time } from './list.ts';
import { EVERYBODY } from './store-role.ts';

/** An act of a member of a store or of the platform: its beginning, or its end. */
export const AuditView = z.object({
  seq: z.number(),
  /** begin or end. */
  phase: z.string(),
  time: Time,
  uid: z.number(),
  /** Whose account it is; empty for the mall itself. */
  nickname: z.string(),
  mer_id: z.nullable(z.number()),
  store: z.string(),
  role: z.string(),
  act: z.string(),
  /** What was sent, as JSON without secrets. */
  input: z.string(),
  /** done, or the code of the failure; empty at the beginning. */
  outcome: z.string(),
  /** The sentence that a refused caller got; otherwise empty. */
  said: z.string(),
  request_id: z.string(),
  address: z.string(),
  device: z.string(),
  hash: z.string(),
});
export type AuditView = z.infer<typeof AuditView>;

/** An act of a member of a store, as its owner reads it: one row for beginning and end. */
export const StoreAct = z.object({
  seq: z.number(),
  time: Time,
  uid: z.number(),
  nickname: z.string(),
  act: z.string(),
  input: z.string(),
  /** done, copy, the code of the failure, or empty for what has not ended. */
  outcome: z.string(),
  /** The sentence that a refused caller got; otherwise empty. */
  said: z.string(),
  address: z.string(),
  device: z.string(),
});
export type StoreAct = z.infer<typeof StoreAct>;

/** An act in the history of a record. */
export const DoneAct = z.object({
  time: Time,
  nickname: z.string(),
  /** Method and path of its row. */
  act: z.string(),
  /** It has made the record. */
  is_making: z.boolean(),
  /** The reason, for acts that need one. */
  reason: z.string(),
  /** Switches and words of what was sent, which tell two acts of one address apart: `approve: false`. */
  sent: z.record(z.string(), z.string()),
});
export type DoneAct = z.infer<typeof DoneAct>;

/** What the platform's people read the history of. */
const ABOUT_KINDS = [
  'store',
  'member',
  'coupon',
  'activity',
  'goods',
  'video',
  'broadcast',
  'application',
  'company',
  'inquiry',
  'category',
  'parameter',
  'voucher',
  'brand',
  'synonym',
  'operator',
  'standard',
  'unit',
  'banner',
  'tab',
  'hot_word',
  'block',
  'wording',
  'commission',
  'withdrawal',
  'correction',
  'margin',
  'difference',
  'erasure',
  'closing',
  'feedback',
  'fee_invoice',
  'hand_refund',
  'carrier',
] as const;
export type AboutKind = (typeof ABOUT_KINDS)[number];
const OWN_ABOUT_KINDS = [
  'coupon',
  'broadcast',
  'customer',
  'staff',
  'activity',
  'certificate',
  'return_address',
  'freight',
  'customer_group',
  'own_category',
  'price_list',
  'price_line',
  'sample',
  'quick_answer',
  'quotation_template',
  'machine_token',
  'webhook',
  'bank_account',
  'withdrawal',
] as const;
export type OwnAboutKind = (typeof OWN_ABOUT_KINDS)[number];
/** What an act names a thing by: a number, a random id, a customer (company:12), a word (part of the home page), a name (unit). */
const ThingId = z.coerce.string().check(z.trim(), z.regex(/^[^"\\]{1,200}$/));

export const auditApi = {
  list: endpoint.get('/api/platform/audit/lst', {
    summary: 'What people of stores and of the platform did, the latest first; entries are chained by hashes',
    access: 'platform',
    role: 'risk',
    input: z.object({
      ...listInput,
      mer_id: z.optional(Id),
      uid: z.optional(Id),
      /** Found in the act, what was sent, the outcome, the address and the request; a number is also an account. */
      keyword: z.optional(z.string().check(z.maxLength(60))),
    }),
    returns: listOf(AuditView),
  }),
  ofStore: endpoint.get('/api/merchant/audit/lst', {
    summary: 'What the people and programs of the caller’s store did in it, the latest first',
    access: 'merchant',
    role: 'owner',
    input: z.object({
      ...listInput,
      /** Found in who acted, the act, what was sent, the outcome and the address. */
      keyword: z.optional(z.string().check(z.maxLength(60))),
    }),
    returns: listOf(StoreAct),
  }),
  about: endpoint.get('/api/platform/audit/about', {
    summary: 'What the platform’s people did with a thing that they have a list of, the latest first',
    access: 'platform',
    role: ['review', 'risk', 'service', 'finance', 'content'],
    input: z.object({ kind: z.enum(ABOUT_KINDS), id: ThingId }),
    returns: z.array(DoneAct),
  }),
  aboutOwn: endpoint.get('/api/merchant/audit/about', {
    summary:
      'What the people of the caller’s store did with a thing that they have a list of, the latest first',
    access: 'merchant',
    role: EVERYBODY,
    input: z.object({ kind: z.enum(OWN_ABOUT_KINDS), id: ThingId }),
    returns: z.array(DoneAct),
  }),
};
