import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  CASHIER_STATES,
  PAYMENT_PURPOSES,
  PAYMENT_STATES,
  REFUND_PAYMENT_STATES,
} from '../../contracts/states.ts';
import { createdAt, fen, randomId, time, isKnown } from './columns.ts';

/** One attempt to pay something through one provider. */
export const payment = pgTable(
  'payment',
  {
    paymentId: randomId(),
    /** Our number at the provider. */
    outTradeNo: text().notNull().unique(),
    uid: integer().notNull(),
    purpose: text({ enum: PAYMENT_PURPOSES }).notNull(),
    /** The group order, recharge or presale balance that is paid. */
    targetId: text().notNull(),
    /** balance, cashier, alipay, weixin, offline or credit. */
    provider: text().notNull(),
    amount: fen().notNull(),
    status: text({ enum: PAYMENT_STATES }).notNull(),
    tradeNo: text(),
    detail: jsonb().$type<Record<string, string>>().notNull().default({}),
    createdAt: createdAt(),
    paidAt: time(),
    /** When the provider is asked next, if no notice has come. */
    askAt: time(),
    /** When a waiting payer last made us ask. */
    askedAt: time(),
    /** When the provider stops taking it. */
    expiresAt: time(),
  },
  (t) => [
    index('payment_target').on(t.targetId),
    index('payment_trade_no')
      .on(t.tradeNo)
      .where(sql`trade_no is not null`),
    index('payment_of_buyer').on(t.uid, t.paymentId),
    index('payment_in_state').on(t.status, t.paymentId),
    uniqueIndex('payment_one_pending')
      .on(t.purpose, t.targetId, t.provider)
      .where(sql`status = 'pending'`),
    index('payment_ask')
      .on(t.askAt)
      .where(sql`status = 'pending'`),
    check('payment_positive', sql`${t.amount} > 0`),
    isKnown(t.purpose, PAYMENT_PURPOSES),
    isKnown(t.status, PAYMENT_STATES),
  ],
);

/** Every notice that passed its signature; the nonce is used once. */
export const paymentNotice = pgTable(
  'payment_notice',
  {
    noticeId: randomId(),
    provider: text().notNull(),
    nonce: text().notNull(),
    outTradeNo: text().notNull(),
    outcome: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('payment_notice_once').on(t.provider, t.nonce)],
);

/** Money that goes back along the way it came. */
export const refundPayment = pgTable(
  'refund_payment',
  {
    refundPaymentId: randomId(),
    outRefundNo: text().notNull().unique(),
    paymentId: text()
      .notNull()
      .references(() => payment.paymentId),
    /** The refund, or the reason (late_payment). */
    reason: text().notNull(),
    targetId: text().notNull(),
    amount: fen().notNull(),
    status: text({ enum: REFUND_PAYMENT_STATES }).notNull(),
    tries: integer().notNull().default(0),
    lastError: text(),
    /** Number of the transfer that gave it back, when people did it at the bank. */
    tradeNo: text(),
    /** The first person of the finance desk who confirmed that it was sent; large sums need a second one. */
    firstUid: integer(),
    createdAt: createdAt(),
    doneAt: time(),
  },
  (t) => [
    uniqueIndex('refund_payment_once').on(t.paymentId, t.reason, t.targetId),
    index('refund_payment_open')
      .on(t.createdAt)
      .where(sql`status <> 'done'`),
    check('refund_payment_positive', sql`${t.amount} > 0`),
    isKnown(t.status, REFUND_PAYMENT_STATES),
  ],
);

/** The local cashier's own books: what stands for a bank on a machine without one. */
export const cashierTrade = pgTable(
  'cashier_trade',
  {
    outTradeNo: text().primaryKey(),
    subject: text().notNull(),
    amount: fen().notNull(),
    refunded: fen().notNull().default(0),
    /** What went back, by the number of the refund: the same number is paid out once. */
    refunds: jsonb().$type<Record<string, number>>().notNull().default({}),
    status: text({ enum: CASHIER_STATES }).notNull(),
    tradeNo: text().notNull(),
    returnUrl: text().notNull().default(''),
    createdAt: createdAt(),
    /** After this it takes no money any more. */
    expiresAt: time(),
    paidAt: time(),
    /** When the mall answered the notice of its payment. */
    noticedAt: time(),
  },
  (t) => [
    check('cashier_trade_refunded', sql`${t.refunded} >= 0 and ${t.refunded} <= ${t.amount}`),
    index('cashier_trade_unheard')
      .on(t.paidAt)
      .where(sql`status = 'paid' and noticed_at is null`),
    isKnown(t.status, CASHIER_STATES),
  ],
);
