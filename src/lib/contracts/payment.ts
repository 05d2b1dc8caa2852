import * as z from 'zod/mini';
import { minutes } from '../kernel/clock.ts';
import { endpoint } from './endpoint.ts';
import { Amount, RandomId, Time } from './list.ts';
import { PAY_TYPES } from './states.ts';

export const PayType = z.enum(PAY_TYPES, 'payment.method_required');
export type PayType = z.infer<typeof PayType>;

/** An address of this site to come back to; anything else is refused. */
export const ReturnUrl = z.optional(z.string().check(z.maxLength(500)));

/** What the payer does next. `status` is `success` when it is paid already, else the way that was chosen. */
export const PayStart = z.object({
  status: z.enum(['success', ...PAY_TYPES]),
  /** The group order, or the recharge. */
  order_id: z.string(),
  pay_price: Amount,
  /** Page to go to, or null when the code is scanned or nothing is left to do. */
  pay_url: z.nullable(z.string()),
  /** Picture of the code to scan, as a data address. */
  qrcode: z.nullable(z.string()),
  /** When the order closes if it is not paid. */
  close_time: Time,
});
export type PayStart = z.infer<typeof PayStart>;

export const PayMethod = z.object({
  type: PayType,
  is_available: z.boolean(),
  /** Code of the failure catalogue with the reason, if it cannot be paid. */
  reason: z.nullable(z.string()),
});
export type PayMethod = z.infer<typeof PayMethod>;

export const PayMethods = z.object({
  group_order_id: z.string(),
  pay_price: Amount,
  now_money: Amount,
  /** What the caller's company may still buy on credit. */
  credit_free: z.optional(Amount),
  close_time: Time,
  /** The server's time, for the countdown. */
  now: Time,
  /** False for who keeps the books of the company that it was ordered for. */
  is_own: z.boolean(),
  list: z.array(PayMethod),
});
export type PayMethods = z.infer<typeof PayMethods>;

export const PayStatus = z.object({
  group_order_id: z.string(),
  group_order_sn: z.string(),
  /** State of the group order: unpaid, verifying, paid or cancelled. */
  status: z.string(),
  paid: z.boolean(),
  pay_price: Amount,
  pay_type: z.nullable(z.string()),
  pay_time: z.nullable(Time),
  close_time: Time,
  now: Time,
  give_integral: z.number(),
  give_coupon: z.array(z.object({ coupon_id: z.number(), title: z.string() })),
  /** The latest attempt that did not pay: pending, or closed because the payer gave up. */
  attempt: z.nullable(z.object({ type: z.string(), status: z.string() })),
  /** State of the refund of money that came too late or twice: pending, done or failed. */
  refund: z.nullable(z.string()),
});
export type PayStatus = z.infer<typeof PayStatus>;

const ofOrder = { group_id: RandomId };

export const paymentApi = {
  methods: endpoint.get('/api/order/pay_methods/:group_id', {
    summary: 'Ways to pay a group order, and why one is not open',
    access: 'user',
    input: z.object(ofOrder),
    returns: PayMethods,
    fails: ['order.not_found'],
  }),
  pay: endpoint.post('/api/order/pay/:group_id', {
    outside: true,
    summary: 'Pays a group order by balance, or starts its payment at a provider',
    access: 'user',
    input: z.object({ ...ofOrder, type: PayType, return_url: ReturnUrl }),
    returns: PayStart,
    fails: [
      'order.not_found',
      'order.cancelled',
      'order.verifying',
      'order.waiting_approval',
      'approval.personal',
      'credit.not_approved',
      'credit.overdue',
      'credit.short',
      'balance.short',
      'payment.method_required',
      'payment.method_off',
      'payment.balance_own',
      'payment.return_url',
      'payment.provider_down',
      'order.wrong_state',
    ],
    limit: { max: 120, windowMs: minutes(1) },
  }),
  status: endpoint.get('/api/order/status/:group_id', {
    summary: 'Whether a group order is paid; asks the provider when no notice has come',
    access: 'user',
    input: z.object(ofOrder),
    returns: PayStatus,
    fails: ['order.not_found'],
  }),
};
