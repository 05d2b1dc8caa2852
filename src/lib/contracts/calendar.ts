import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Time } from './list.ts';

/** What a store does to sell more; the window in which balances of a presale are paid has a line of its own. */
const PROMOTION_KINDS = ['seckill', 'presale', 'balance', 'bundle', 'coupon', 'sample'] as const;
export type PromotionKind = (typeof PROMOTION_KINDS)[number];

export const Promotion = z.object({
  kind: z.enum(PROMOTION_KINDS),
  id: z.number(),
  name: z.string(),
  /** pending, approved, draft or open; samples have none. */
  status: z.string(),
  /** Null: it began before the month, or has no end. */
  from_time: z.nullable(Time),
  until_time: z.nullable(Time),
});
export type Promotion = z.infer<typeof Promotion>;

export const calendarApi = {
  month: endpoint.get('/api/merchant/calendar', {
    summary:
      'Flash sales, presales, sets, coupons and samples of the caller’s store that touch a month, by their beginning',
    access: 'merchant',
    role: ['sales', 'finance'],
    input: z.object({ month: z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/)) }),
    returns: z.object({ list: z.array(Promotion) }),
  }),
};
