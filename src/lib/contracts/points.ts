import * as z from 'zod/mini';
import { minutes } from '../kernel/clock.ts';
import { endpoint } from './endpoint.ts';
import { listInput, listOf, Time } from './list.ts';

/** Why points moved; the words are in locales/<locale>/points.json under `title`. */
export const POINTS_KINDS = [
  'spend',
  'return',
  'refund',
  'earn',
  'release',
  'freed',
  'withdraw',
  'sign',
  'expire',
  'gift',
] as const;
export type PointsKind = (typeof POINTS_KINDS)[number];

export const PointsInfo = z.object({
  /** False: the mall has switched points off. */
  is_open: z.boolean(),
  /** Free to spend now, and locked until the goods cannot be refunded any more. */
  integral: z.number(),
  lock_integral: z.number(),
  /** Spent on orders and gained, in all. */
  deduction_integral: z.number(),
  total_gain_integral: z.number(),
  /** Points that expire at the end of the year if they are not spent. */
  clear: z.object({ status: z.boolean(), next_clear_day: z.string(), next_clear_integral: z.number() }),
});
export type PointsInfo = z.infer<typeof PointsInfo>;

export const PointsRow = z.object({
  points_id: z.string(),
  /** 1 in, 0 out. */
  pm: z.union([z.literal(0), z.literal(1)]),
  kind: z.enum(POINTS_KINDS),
  /** What happened, in the caller's language. */
  title: z.string(),
  /** Points that moved, without a sign, and the points after it. */
  number: z.number(),
  balance: z.number(),
  /** Number of the order that it belongs to; may be empty. */
  mark: z.string(),
  create_time: Time,
});
export type PointsRow = z.infer<typeof PointsRow>;

export const SignInfo = z.object({
  is_open: z.boolean(),
  is_sign: z.boolean(),
  /** Days in a row until today or yesterday. */
  streak: z.number(),
  total_days: z.number(),
  /** Points of the next day in a row. */
  next_reward: z.number(),
  rewards: z.array(z.object({ day: z.number(), points: z.number(), is_sign: z.boolean() })),
});
export type SignInfo = z.infer<typeof SignInfo>;

export const SignMonth = z.object({
  month: z.string(),
  list: z.array(z.object({ day: z.string(), points: z.number() })),
});
export type SignMonth = z.infer<typeof SignMonth>;

export const Signed = z.object({ points: z.number(), streak: z.number() });
export type Signed = z.infer<typeof Signed>;

export const pointsApi = {
  info: endpoint.get('/api/user/integral/info', {
    summary: 'Points of the account: to spend, resting, gained and spent in all',
    access: 'user',
    returns: PointsInfo,
  }),
  list: endpoint.get('/api/user/integral/lst', {
    summary: 'Movements of the points, newest first; type 0 all, 1 gained, 2 spent, 3 resting',
    access: 'user',
    input: z.object({
      type: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(3)), 0),
      ...listInput,
    }),
    returns: listOf(PointsRow),
  }),
  signInfo: endpoint.get('/api/user/sign/info', {
    summary: 'Whether the account signed in today, and what each day in a row brings',
    access: 'user',
    returns: SignInfo,
  }),
  sign: endpoint.post('/api/user/sign/create', {
    summary: 'Signs in for today by the clock of the mall; once a day',
    access: 'user',
    returns: Signed,
    fails: ['points.off', 'sign.done'],
    message: 'points:signed',
    limit: { max: 60, windowMs: minutes(1) },
  }),
  signMonth: endpoint.get('/api/user/sign/month', {
    summary: 'Days of a month on which the account signed in',
    access: 'user',
    input: z.object({ month: z.optional(z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/))) }),
    returns: SignMonth,
  }),
};
