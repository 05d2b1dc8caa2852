import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id, Keyword, listInput, listOf, Time } from './list.ts';

/** What is meant for one buyer each: limited activities, coupons, new accounts. */
export const RISK_KINDS = ['activity', 'coupon', 'register'] as const;
export type RiskKind = (typeof RISK_KINDS)[number];

/** A device from which several accounts took the same thing. */
export const RiskView = z.object({
  kind: z.enum(RISK_KINDS),
  /** The activity, the coupon, or the day of the registrations. */
  target_id: z.string(),
  address: z.string(),
  /** As people call it: "Chrome 141, Windows". */
  device: z.string(),
  /** The accounts, the first one first. */
  uids: z.array(z.number()),
  first_time: Time,
  last_time: Time,
});
export type RiskView = z.infer<typeof RiskView>;

export const riskApi = {
  list: endpoint.get('/api/platform/risk/lst', {
    summary:
      'Devices from which several accounts took what is meant for one buyer each, the latest first; found by address, device or number of an account',
    access: 'platform',
    role: 'risk',
    input: z.object({
      ...listInput,
      keyword: Keyword,
      kind: z.optional(z.enum(RISK_KINDS)),
      uid: z.optional(Id),
    }),
    returns: listOf(RiskView),
  }),
};
