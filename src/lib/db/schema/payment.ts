import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, fen, randomId, time } from './columns.ts';

/** One attempt to pay something through one provider. */
export const payment = pgTable(
  'payment',
  {
    paymentId: randomId(),
    /** Our number at the provider. */
    outTradeNo: text().notNull().unique(),
    uid: integer().notNull(),
    /** order, recharge or presale. */
    purpose: text().notNull(),
    /** The group order, recharge or presale balance that is paid. */
    targetId: text().notNull(),
    /** balance, cashier, alipay, weixin, offline or credit. */
    provider: text().notNull(),
    amount: fen().notNull(),
    /** pending, paid, closed, refunded. */
    status: text().notNull(),
    tradeNo: text(),
    detail: jsonb().$type<Record<string, string>>().notNull().default({}),
    createdAt: createdAt(),
    paidAt: time(),
    /** When the provider is asked next, if no notice has come. */
    askAt: time(),
  },
  (t) => [
    index('payment_target').on(t.targetId),
    index('payment_ask').on(t.askAt).where(sql`status = 'pending'`),
    check('payment_positive', sql`${t.amount} > 0`),
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
    /** pending, done or failed (is tried again). */
    status: text().notNull(),
    tries: integer().notNull().default(0),
    lastError: text(),
    createdAt: createdAt(),
    doneAt: time(),
  },
  (t) => [index().on(t.paymentId), uniqueIndex('refund_payment_once').on(t.paymentId, t.reason, t.targetId)],
);

/** The local cashier's own books: what stands for a bank on a machine without one. */
export const cashierTrade = pgTable('cashier_trade', {
  outTradeNo: text().primaryKey(),
  subject: text().notNull(),
  amount: fen().notNull(),
  refunded: fen().notNull().default(0),
  /** open, paid or closed. */
  status: text().notNull(),
  tradeNo: text().notNull(),
  returnUrl: text().notNull().default(''),
  createdAt: createdAt(),
  paidAt: time(),
});
