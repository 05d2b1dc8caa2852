import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Counts, Amount, deskInput, deskOf, Id, RandomId, Time } from './list.ts';
import { Buyer } from './oversight.ts';
import { PAYMENT_PURPOSES, PAYMENT_STATES, REFUND_PAYMENT_STATES } from './states.ts';

export const PAYMENT_TABS = ['all', 'pending', 'paid', 'refunded', 'closed'] as const;
export type PaymentTab = (typeof PAYMENT_TABS)[number];
/** What stands behind a payment: a provider, a bank, or the mall's own books. */
export const PAYMENT_PROVIDERS = ['balance', 'weixin', 'alipay', 'offline', 'credit', 'cashier'] as const;
/** Payments of which something goes back: anything, something that has not arrived, something that failed. */
export const PAYMENT_BACKS = ['some', 'open', 'failed'] as const;
export type PaymentBack = (typeof PAYMENT_BACKS)[number];

const Payment = {
  payment_id: z.string(),
  /** The mall's number at the provider, and the provider's own; empty until it has named one. */
  number: z.string(),
  trade_no: z.string(),
  purpose: z.enum(PAYMENT_PURPOSES),
  provider: z.string(),
  status: z.enum(PAYMENT_STATES),
  amount: Amount,
  /** What has gone back, and what is on its way. */
  refunded: Amount,
  refunding: Amount,
  create_time: Time,
  pay_time: z.nullable(Time),
  buyer: Buyer,
  /** Number of the purchase, or of the balance of a presale or bill that is paid; empty for a recharge. */
  sn: z.string(),
};

/** An attempt to pay something, of any buyer. */
export const WatchedPayment = z.object(Payment);
export type WatchedPayment = z.infer<typeof WatchedPayment>;

/** An order of a purchase. */
export const BoughtOrder = z.object({
  order_id: z.string(),
  order_sn: z.string(),
  store: z.string(),
  status: z.string(),
  pay_price: Amount,
});
export type BoughtOrder = z.infer<typeof BoughtOrder>;

/** The same with what was paid by it, what went back, and what its provider has told. */
export const WatchedPaymentDetail = z.object({
  ...Payment,
  orders: z.array(BoughtOrder),
  refunds: z.array(
    z.object({
      number: z.string(),
      /** `refund` of goods, `late_payment` and others. */
      reason: z.string(),
      /** The refund that it belongs to; empty where there is none. */
      refund_sn: z.string(),
      amount: Amount,
      status: z.enum(REFUND_PAYMENT_STATES),
      trade_no: z.string(),
      /** What the provider said the last time that it failed. */
      fault: z.string(),
      tries: z.number(),
      create_time: Time,
      done_time: z.nullable(Time),
    }),
  ),
  /** Notices of the provider, the latest first. */
  notices: z.array(z.object({ outcome: z.string(), time: Time })),
  expire_time: z.nullable(Time),
});
export type WatchedPaymentDetail = z.infer<typeof WatchedPaymentDetail>;

/** Who reads payments, as with the orders that they pay. */
const ofWatchers = { access: 'platform', role: ['finance', 'service'] } as const;

export const paymentDeskApi = {
  list: endpoint.get('/api/platform/payment/lst', {
    ...ofWatchers,
    summary:
      'Payments of all buyers, the latest first; found by any number of payment, provider, purchase, order or refund, and by the buyer’s name, phone or company',
    input: z.object({
      ...deskInput,
      tab: z._default(z.enum(PAYMENT_TABS), 'all'),
      provider: z.optional(z.enum(PAYMENT_PROVIDERS)),
      purpose: z.optional(z.enum(PAYMENT_PURPOSES)),
      back: z.optional(z.enum(PAYMENT_BACKS)),
      buyer: z.optional(Id),
    }),
    returns: deskOf(WatchedPayment),
  }),
  counts: endpoint.get('/api/platform/payment/counts', {
    ...ofWatchers,
    summary: 'How many payments are in each state',
    returns: Counts,
  }),
  detail: endpoint.get('/api/platform/payment/detail/:id', {
    ...ofWatchers,
    summary: 'A payment with its orders, what went back of it, and the notices of its provider',
    input: z.object({ id: RandomId }),
    returns: WatchedPaymentDetail,
    fails: ['request.not_found'],
  }),
};
