import * as z from 'zod/mini';
import { minutes } from '../kernel/clock.ts';
import { endpoint } from './endpoint.ts';
import { Amount, listInput, listOf, RandomId, Time } from './list.ts';
import { PayStart, PayType, ReturnUrl } from './payment.ts';

/** Why the balance moved; the words are in locales/<locale>/balance.json under `bill`. */
export const BILL_KINDS = [
  'recharge',
  'recharge_gift',
  'correction',
  'pay_order',
  'pay_presale',
  'refund',
  'repay_credit',
] as const;
export type BillKind = (typeof BILL_KINDS)[number];

export const BillRow = z.object({
  bill_id: z.string(),
  /** 1 in, 0 out. */
  pm: z.union([z.literal(0), z.literal(1)]),
  kind: z.enum(BILL_KINDS),
  /** What happened, in the caller's language. */
  title: z.string(),
  /** What moved, without a sign, and the balance after it. */
  number: Amount,
  balance: Amount,
  /** Number of the order or payment that it belongs to; may be empty. */
  mark: z.string(),
  create_time: Time,
});
export type BillRow = z.infer<typeof BillRow>;

export const RechargeQuota = z.object({
  is_open: z.boolean(),
  /** Smallest and largest amount one may choose freely. */
  min_price: Amount,
  max_price: Amount,
  recharge_quota: z.array(z.object({ recharge_id: z.number(), price: Amount, give: Amount })),
  /** What the buyer should know, in the caller's language. */
  recharge_attention: z.array(z.string()),
});
export type RechargeQuota = z.infer<typeof RechargeQuota>;

export const RechargeStatus = z.object({
  recharge_id: z.string(),
  paid: z.boolean(),
  /** pending, paid, closed or refunded. */
  status: z.string(),
  price: Amount,
  give: Amount,
  pay_time: z.nullable(Time),
});
export type RechargeStatus = z.infer<typeof RechargeStatus>;

export const presaleBalanceApi = {
  bill: endpoint.get('/api/user/bill', {
    summary: 'Movements of the balance, newest first; type 0 all, 1 spent, 2 recharged',
    access: 'user',
    input: z.object({
      type: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(2)), 0),
      ...listInput,
    }),
    returns: listOf(BillRow),
  }),
  quota: endpoint.get('/api/common/recharge_quota', {
    summary: 'Amounts offered for a recharge and what each gives on top',
    returns: RechargeQuota,
  }),
  recharge: endpoint.post('/api/user/recharge', {
    outside: true,
    summary: 'Starts a recharge of the balance: an offered amount or a free one',
    access: 'user',
    input: z.object({
      type: PayType,
      recharge_id: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000))),
      /** Yuan, read only when no offered amount is named. */
      price: z.optional(z.coerce.string().check(z.maxLength(20))),
      return_url: ReturnUrl,
    }),
    returns: PayStart,
    fails: [
      'recharge.off',
      'recharge.amount',
      'payment.method_required',
      'payment.method_off',
      'payment.return_url',
      'payment.provider_down',
    ],
    limit: { max: 30, windowMs: minutes(1) },
  }),
  rechargeStatus: endpoint.get('/api/user/recharge/status/:recharge_id', {
    summary: 'Whether a recharge has arrived; asks the provider when no notice has come',
    access: 'user',
    input: z.object({ recharge_id: RandomId }),
    returns: RechargeStatus,
    fails: ['recharge.not_found'],
  }),
};
