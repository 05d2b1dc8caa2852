import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Counts, deskInput, deskOf, Time } from './list.ts';
import { PLATFORM_ROLES, type PlatformRole } from './platform-role.ts';
import { EVERYBODY } from './store-role.ts';

/** Where the people behind the mall work: stores, the platform, clerks. */
const DESKS = ['merchant', 'platform', 'delivery'] as const;
export type Desk = (typeof DESKS)[number];

export const Desks = z.object({
  /** The stores that the caller works for, and what he may do in each. */
  stores: z.array(
    z.object({
      mer_id: z.number(),
      name: z.string(),
      avatar: z.string(),
      roles: z.array(z.string()),
    }),
  ),
  /** The caller's roles on the platform; empty without any. */
  platform: z.array(z.string()),
  /** Whether he takes goods to buyers. */
  delivery: z.boolean(),
});
export type Desks = z.infer<typeof Desks>;

export const InboxRow = z.object({
  /** What waits; its words are in locales/<locale>/desk.json under `inbox`. */
  kind: z.string(),
  count: z.number(),
  /** Since when the oldest of them waits. */
  since: z.nullable(Time),
});
export type InboxRow = z.infer<typeof InboxRow>;

/** What waits for the platform's people, and whose work it is. */
export const WAITING_KINDS = {
  application: 'review',
  company: 'review',
  inquiry: 'review',
  activity: 'review',
  video: 'review',
  new_goods: 'review',
  goods: 'review',
  voucher: 'finance',
  bank_refund: 'finance',
  withdrawal: 'finance',
  correction: 'finance',
  commission: 'finance',
  credit_limit: 'finance',
  payee: 'finance',
  difference: 'finance',
  fee_invoice: 'finance',
  closing_margin: 'finance',
  credit_bill: 'finance',
  erasure: 'risk',
  closing: 'risk',
  store_risk: 'risk',
  appeal: 'service',
  feedback: 'service',
  books: 'finance',
  trail: 'risk',
  miss: 'content',
  job: 'owner',
} as const satisfies Record<string, PlatformRole>;
export type WaitingKind = keyof typeof WAITING_KINDS;
export const WAITING_NAMES = Object.keys(WAITING_KINDS) as [WaitingKind, ...WaitingKind[]];

export const WaitingRow = z.object({
  /** Kind and id: of its own among all that wait. */
  key: z.string(),
  kind: z.enum(WAITING_NAMES),
  id: z.string(),
  /** Its name, and its sender or subject. */
  name: z.string(),
  about: z.string(),
  /** A sum that it is about; empty where it is about none. */
  amount: z.string(),
  since: Time,
  /** By when it has to be done; null where nothing ends. */
  until: z.nullable(Time),
  /** One person has agreed; a second one must too. */
  is_half_confirmed: z.boolean(),
});
export type WaitingRow = z.infer<typeof WaitingRow>;

export const deskApi = {
  desks: endpoint.get('/api/user/desks', {
    summary: 'The desks that the caller may open: his stores, the platform, deliveries',
    access: 'user',
    returns: Desks,
  }),
  storeInbox: endpoint.get('/api/merchant/inbox', {
    summary: 'What waits for somebody of the caller’s store, the most pressing first',
    access: 'merchant',
    role: EVERYBODY,
    returns: z.object({ rows: z.array(InboxRow) }),
  }),
  platformInbox: endpoint.get('/api/platform/inbox', {
    summary: 'How much waits for somebody of the platform in the roles of the caller',
    access: 'platform',
    role: PLATFORM_ROLES,
    returns: z.object({ rows: z.array(InboxRow) }),
  }),
  waiting: endpoint.get('/api/platform/inbox/lst', {
    summary:
      'Everything that waits for somebody of the platform in the roles of the caller, the oldest first',
    access: 'platform',
    role: PLATFORM_ROLES,
    input: z.object({ ...deskInput, tab: z._default(z.enum(['all', ...WAITING_NAMES]), 'all') }),
    returns: deskOf(WaitingRow),
  }),
  waitingCounts: endpoint.get('/api/platform/inbox/counts', {
    summary: 'How much of each kind waits for somebody of the platform in the roles of the caller',
    access: 'platform',
    role: PLATFORM_ROLES,
    returns: Counts,
  }),
};
