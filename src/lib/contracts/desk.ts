import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Time } from './list.ts';
import { EVERYBODY } from './store-role.ts';

/** Where the people behind the mall work: stores, the platform, clerks. */
export const DESKS = ['merchant', 'platform', 'delivery'] as const;
export type Desk = (typeof DESKS)[number];

/** Names the store that somebody who works for several is in; it opens nothing that he may not enter. */
export const DESK_STORE_COOKIE = 'desk_store';

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
  /** What the caller may do on the platform; empty for whoever is not of it. */
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
};
