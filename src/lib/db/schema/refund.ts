import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { REFUND_ACTORS, REFUND_KINDS, REFUND_MODES, REFUND_STATES } from '../../contracts/states.ts';
import { createdAt, fen, randomId, time, isKnown } from './columns.ts';
import { orderLine, storeOrder } from './order.ts';

/** An answer of the store that the buyer has to accept; fen. Without lines it is the whole refund: the order is called off. */
export interface RefundOffered {
  reason: string;
  lines: {
    refundLineId: string;
    num: number;
    amount: number;
    freight: number;
    points: number;
    platformCoupon: number;
    repriced: number;
    waived: number;
    waivedFreight: number;
  }[];
}

/** What a buyer asks back of one store order. States: table in domain/trade/refund/refund.flow.ts. */
export const refundOrder = pgTable(
  'refund_order',
  {
    refundOrderId: randomId(),
    refundOrderSn: text().notNull().unique(),
    orderId: text()
      .notNull()
      .references(() => storeOrder.orderId),
    groupOrderId: text().notNull(),
    uid: integer().notNull(),
    merId: integer().notNull(),
    status: text({ enum: REFUND_STATES }).notNull(),
    kind: text({ enum: REFUND_KINDS }).notNull(),
    mode: text({ enum: REFUND_MODES }).notNull(),
    /** For the goods and for the freight; fen. */
    amount: fen().notNull(),
    freight: fen().notNull().default(0),
    num: integer().notNull(),
    /** Used points that come back, given points that were taken back with it. */
    points: integer().notNull().default(0),
    pointsTaken: integer().notNull().default(0),
    /** Share of the platform coupon, from the store to the platform. */
    platformCoupon: fen().notNull().default(0),
    /** Taken off for gifts of the order (coupons, points) that were spent; fen, known when it is paid. */
    giftPrice: fen().notNull().default(0),
    /** Code of a reason, see contracts/refund.ts. */
    reason: text().notNull(),
    mark: text().notNull().default(''),
    pics: jsonb().$type<string[]>().notNull().default([]),
    /** Why the store, or the platform, refuses. */
    failMessage: text().notNull().default(''),
    /** What shows it. */
    failPics: jsonb().$type<string[]>().notNull().default([]),
    /** Why the buyer asks the platform. */
    appeal: text().notNull().default(''),
    /** What the store gives instead, once: why, and the lines as they are if the buyer accepts. */
    offer: jsonb().$type<RefundOffered>(),
    /** Where a return goes. */
    returnName: text().notNull().default(''),
    returnPhone: text().notNull().default(''),
    returnAddress: text().notNull().default(''),
    /** How it travels. */
    courier: text().notNull().default(''),
    trackingNo: text().notNull().default(''),
    senderPhone: text().notNull().default(''),
    senderMark: text().notNull().default(''),
    senderPics: jsonb().$type<string[]>().notNull().default([]),
    sentAt: time(),
    createdAt: createdAt(),
    statusAt: time().notNull(),
    /** When the next step happens by itself. */
    dueAt: time(),
    refusedAt: time(),
    appealedAt: time(),
    doneAt: time(),
    hiddenAt: time(),
  },
  (t) => [
    index('refund_order_order').on(t.orderId),
    index('refund_order_user').on(t.uid, t.createdAt),
    index('refund_order_store').on(t.merId, t.status, t.createdAt),
    index('refund_order_due')
      .on(t.dueAt)
      .where(sql`due_at is not null`),
    check('refund_order_num', sql`${t.num} > 0`),
    check('refund_order_money', sql`${t.amount} >= 0 and ${t.freight} >= 0 and ${t.platformCoupon} >= 0`),
    check('refund_order_points', sql`${t.points} >= 0 and ${t.pointsTaken} >= 0`),
    isKnown(t.status, REFUND_STATES),
    isKnown(t.kind, REFUND_KINDS),
    isKnown(t.mode, REFUND_MODES),
  ],
);

/** The part of a refund that one line of the order gives. */
export const refundLine = pgTable(
  'refund_line',
  {
    refundLineId: randomId(),
    refundOrderId: text()
      .notNull()
      .references(() => refundOrder.refundOrderId),
    orderLineId: text()
      .notNull()
      .references(() => orderLine.orderLineId),
    num: integer().notNull(),
    amount: fen().notNull(),
    freight: fen().notNull().default(0),
    points: integer().notNull().default(0),
    platformCoupon: fen().notNull().default(0),
    /** Kept of the amount because what stays is dearer at its quantity, or outside a set; below zero: given back. */
    repriced: fen().notNull().default(0),
    /** Not asked for by the buyer, of goods and of freight: once the refund is paid, no other gives it back. */
    waived: fen().notNull().default(0),
    waivedFreight: fen().notNull().default(0),
  },
  (t) => [
    uniqueIndex('refund_line_once').on(t.refundOrderId, t.orderLineId),
    index('refund_line_order_line').on(t.orderLineId),
    // None: money that an earlier refund of the line has kept comes back.
    check('refund_line_num', sql`${t.num} >= 0`),
    check('refund_line_waived', sql`${t.waived} >= 0 and ${t.waivedFreight} >= 0`),
    check('refund_line_money', sql`${t.amount} >= 0 and ${t.freight} >= 0 and ${t.platformCoupon} >= 0`),
  ],
);

/** Every step of a refund: who, when, from where to where. */
export const refundLog = pgTable(
  'refund_log',
  {
    refundLogId: randomId(),
    refundOrderId: text()
      .notNull()
      .references(() => refundOrder.refundOrderId),
    event: text().notNull(),
    from: text({ enum: REFUND_STATES }),
    to: text({ enum: REFUND_STATES }),
    actor: text({ enum: REFUND_ACTORS }).notNull(),
    note: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    index('refund_log_refund').on(t.refundOrderId, t.createdAt),
    isKnown(t.from, REFUND_STATES),
    isKnown(t.to, REFUND_STATES),
    isKnown(t.actor, REFUND_ACTORS),
  ],
);
