import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  APPROVAL_STATES,
  DELIVERIES,
  GROUP_ORDER_STATES,
  LINE_REFUND_STATES,
  PAID_BY,
  ORDER_KINDS,
  STORE_ORDER_STATES,
} from '../../contracts/states.ts';
import { createdAt, fen, randomId, time, isKnown } from './columns.ts';

/** Where the goods go, as it was when the order was placed. */
export interface AddressSnapshot {
  realName: string;
  phone: string;
  regionCodes: string[];
  regionNames: string[];
  detail: string;
  postCode: string;
}
/** What was bought, as it was shown when the order was placed. */
export interface LineSnapshot {
  name: string;
  nameEn: string;
  image: string;
  designation: string;
  skuText: string;
  skuTextEn: string;
  unitName: string;
  unitNameEn: string;
  weightG: number;
  volumeCm3: number;
  /** Days in which its product was promised in the quantity of the order; absent before they were kept. */
  leadDays?: number;
  /** False for goods that were sold without a way back; absent for all others. */
  isRefundable?: boolean;
  /** Tier prices it was sold by, and whether all sizes of the product counted together; absent for other prices. */
  tiers?: { start: number; price: number }[];
  mixedBatch?: boolean;
  /** Sold as a part of sets: its pieces in one set, and what they cost outside; no tiers where that is on request. */
  set?: { quantity: number; tiers: { start: number; price: number }[] };
  /** The list whose price it was sold at, and what everybody else would have paid; absent for other prices. */
  contract?: { priceListId: number; publicPrice: number };
}

/** One payment for the orders of several stores. */
export const groupOrder = pgTable(
  'group_order',
  {
    groupOrderId: randomId(),
    groupOrderSn: text().notNull().unique(),
    uid: integer().notNull(),
    /** The company that it is bought for; null: for oneself. */
    companyId: integer(),
    approval: text({ enum: APPROVAL_STATES }),
    status: text({ enum: GROUP_ORDER_STATES }).notNull(),
    kind: text({ enum: ORDER_KINDS }).notNull().default('normal'),
    /** Goods at list price, all discounts, freight, and what is to be paid; fen. */
    totalPrice: fen().notNull(),
    discount: fen().notNull().default(0),
    pointsPrice: fen().notNull().default(0),
    pointsUsed: integer().notNull().default(0),
    freight: fen().notNull(),
    /** Due later: the balance of a deposit presale with its freight. */
    balancePrice: fen().notNull().default(0),
    payPrice: fen().notNull(),
    totalNum: integer().notNull(),
    payType: text({ enum: PAID_BY }),
    address: jsonb().$type<AddressSnapshot>().notNull(),
    cancelReason: text(),
    createdAt: createdAt(),
    /** When it closes by itself if it is not paid. */
    closesAt: time().notNull(),
    paidAt: time(),
    cancelledAt: time(),
  },
  (t) => [
    index('group_order_user').on(t.uid, t.createdAt),
    index('group_order_company')
      .on(t.companyId, t.createdAt)
      .where(sql`company_id is not null`),
    // Whoever stands at a store's counter is found by the last digits of the phone.
    index('group_order_phone').on(sql`(address->>'phone')`),
    index('group_order_phone_end').on(sql`right(address->>'phone', 4)`),
    index('group_order_due')
      .on(t.closesAt)
      .where(sql`status in ('unpaid', 'verifying')`),
    check(
      'group_order_adds_up',
      sql`${t.payPrice} = ${t.totalPrice} - ${t.discount} - ${t.pointsPrice} + ${t.freight} - ${t.balancePrice}`,
    ),
    check('group_order_pay_not_negative', sql`${t.payPrice} >= 0`),
    isKnown(t.approval, APPROVAL_STATES),
    isKnown(t.status, GROUP_ORDER_STATES),
    isKnown(t.kind, ORDER_KINDS),
    isKnown(t.payType, PAID_BY),
  ],
);

/** What one merchant sells of it. States: kernel table in domain/trade/order/order.flow.ts. */
export const storeOrder = pgTable(
  'store_order',
  {
    orderId: randomId(),
    orderSn: text().notNull().unique(),
    groupOrderId: text()
      .notNull()
      .references(() => groupOrder.groupOrderId),
    uid: integer().notNull(),
    /** Who had ordered it, once it is somebody else's; null: its holder. */
    boughtBy: integer(),
    merId: integer().notNull(),
    status: text({ enum: STORE_ORDER_STATES }).notNull(),
    totalPrice: fen().notNull(),
    storeDiscount: fen().notNull().default(0),
    platformDiscount: fen().notNull().default(0),
    pointsPrice: fen().notNull().default(0),
    pointsUsed: integer().notNull().default(0),
    pointsEarned: integer().notNull().default(0),
    freight: fen().notNull(),
    payPrice: fen().notNull(),
    totalNum: integer().notNull(),
    mark: text().notNull().default(''),
    delivery: text({ enum: DELIVERIES }).notNull().default('express'),
    pickUpCode: text(),
    /** Who fetches the goods, when nothing is sent. */
    pickUpName: text(),
    pickUpPhone: text(),
    parentOrderId: text(),
    extendedAt: time(),
    /** When the buyer last asked the store to ship. */
    remindedAt: time(),
    createdAt: createdAt(),
    paidAt: time(),
    shippedAt: time(),
    receivedAt: time(),
    finishedAt: time(),
    /** When the next step happens by itself (receipt, review, closing). */
    dueAt: time(),
    hiddenAt: time(),
  },
  (t) => [
    index('store_order_group').on(t.groupOrderId),
    index('store_order_user').on(t.uid, t.status, t.createdAt),
    index('store_order_store').on(t.merId, t.status, t.createdAt),
    index('store_order_desk').on(t.merId, t.createdAt, t.orderId),
    index('store_order_state').on(t.status, t.orderId),
    // Of a store's list by amount and by payment; an order comes in when it is done.
    index('store_order_done_amount')
      .on(t.merId, t.payPrice, t.orderId)
      .where(sql`status = 'done'`),
    index('store_order_done_paid')
      .on(t.merId, t.paidAt, t.orderId)
      .where(sql`status = 'done'`),
    index('store_order_due')
      .on(t.dueAt)
      .where(sql`due_at is not null`),
    index('store_order_parent')
      .on(t.parentOrderId)
      .where(sql`parent_order_id is not null`),
    uniqueIndex('store_order_pick_up')
      .on(t.merId, t.pickUpCode)
      .where(sql`status = 'to_ship' and pick_up_code is not null`),
    // Also codes that were used: the counter says what became of them.
    index('store_order_code')
      .on(t.pickUpCode)
      .where(sql`pick_up_code is not null`),
    check('store_order_pay_not_negative', sql`${t.payPrice} >= 0`),
    isKnown(t.status, STORE_ORDER_STATES),
    isKnown(t.delivery, DELIVERIES),
  ],
);

/**
 * How many orders of a store are in a state, as the sum of its rows: a trigger adds one for each change, so that no order
 * waits for another one's, and a job puts the rows of a state together.
 */
export const orderCount = pgTable(
  'order_count',
  {
    merId: integer().notNull(),
    status: text({ enum: STORE_ORDER_STATES }).notNull(),
    n: integer().notNull(),
  },
  (t) => [index('order_count_store').on(t.merId, t.status), isKnown(t.status, STORE_ORDER_STATES)],
);

/**
 * What an order is looked for by, anywhere in it: its number, who receives it, its goods. Triggers write it; it stands apart
 * from the order, since an index of pieces of texts is dear to write and no step of an order changes it. The pieces name
 * the store, so that none reads through the orders of the others.
 */
export const orderText = pgTable(
  'order_text',
  {
    orderId: randomId().references(() => storeOrder.orderId, { onDelete: 'cascade' }),
    merId: integer().notNull(),
    said: text().notNull(),
  },
  () => [index('order_text_pieces').using('gin', sql`order_pieces(mer_id, said)`)],
);

/**
 * How much a customer of a store has bought there, as the sum of its rows, which come and are put together as those of
 * `orderCount`. A company's people are the company; 0: none.
 */
export const customerCount = pgTable(
  'customer_count',
  {
    merId: integer().notNull(),
    companyId: integer().notNull(),
    buyerUid: integer().notNull(),
    orders: integer().notNull(),
    /** What was paid and has not gone back, fen. */
    turnover: fen().notNull(),
    lastOrder: time(),
  },
  (t) => [index('customer_count_store').on(t.merId, t.companyId, t.buyerUid)],
);
export const orderLine = pgTable(
  'order_line',
  {
    orderLineId: randomId(),
    orderId: text()
      .notNull()
      .references(() => storeOrder.orderId),
    productId: integer().notNull(),
    skuId: integer().notNull(),
    quantity: integer().notNull(),
    unitPrice: fen().notNull(),
    totalPrice: fen().notNull(),
    productDiscount: fen().notNull().default(0),
    storeDiscount: fen().notNull().default(0),
    platformDiscount: fen().notNull().default(0),
    pointsPrice: fen().notNull().default(0),
    pointsUsed: integer().notNull().default(0),
    /** Share of the store's freight that a refund before shipment gives back. */
    freight: fen().notNull().default(0),
    /** Paid for the goods, without freight. */
    payPrice: fen().notNull(),
    /** Units that may still be refunded, and what has gone back. */
    refundableNum: integer().notNull(),
    refundedPrice: fen().notNull().default(0),
    /** Freight, points and the platform coupon's share that have gone back with it. */
    refundedFreight: fen().notNull().default(0),
    refundedPoints: integer().notNull().default(0),
    refundedPlatform: fen().notNull().default(0),
    refundState: text({ enum: LINE_REFUND_STATES }).notNull().default('none'),
    reviewedAt: time(),
    /** Flash sale, presale or set it was bought in; its stock goes back there too. */
    activityId: integer(),
    kind: text({ enum: ORDER_KINDS }).notNull().default('normal'),
    snapshot: jsonb().$type<LineSnapshot>().notNull(),
    /** What the mall takes of it, in thousandths, as it was when it was paid; null: not paid, or before this was kept. */
    commissionPermille: integer(),
    sort: integer().notNull().default(0),
  },
  (t) => [
    index('order_line_order').on(t.orderId),
    index('order_line_product').on(t.productId),
    index('order_line_after_sale')
      .on(t.orderId)
      .where(sql`refund_state not in ('none', 'credited')`),
    check('order_line_commission', sql`${t.commissionPermille} between 0 and 1000`),
    check('order_line_refundable', sql`${t.refundableNum} >= 0 and ${t.refundableNum} <= ${t.quantity}`),
    check('order_line_refunded', sql`${t.refundedPrice} >= 0 and ${t.refundedPrice} <= ${t.payPrice}`),
    check(
      'order_line_refunded_freight',
      sql`${t.refundedFreight} >= 0 and ${t.refundedFreight} <= ${t.freight}`,
    ),
    check(
      'order_line_refunded_points',
      sql`${t.refundedPoints} >= 0 and ${t.refundedPoints} <= ${t.pointsUsed}`,
    ),
    check(
      'order_line_refunded_platform',
      sql`${t.refundedPlatform} >= 0 and ${t.refundedPlatform} <= ${t.platformDiscount}`,
    ),
    check(
      'order_line_adds_up',
      sql`${t.payPrice} = ${t.totalPrice} - ${t.productDiscount} - ${t.storeDiscount} - ${t.platformDiscount} - ${t.pointsPrice}`,
    ),
    isKnown(t.refundState, LINE_REFUND_STATES),
    isKnown(t.kind, ORDER_KINDS),
  ],
);

/** Every step of an order: who, when, from where to where. */
export const orderLog = pgTable(
  'order_log',
  {
    orderLogId: randomId(),
    orderId: text().notNull(),
    event: text().notNull(),
    from: text({ enum: STORE_ORDER_STATES }),
    to: text({ enum: STORE_ORDER_STATES }),
    actor: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.orderId), isKnown(t.from, STORE_ORDER_STATES), isKnown(t.to, STORE_ORDER_STATES)],
);

export const shipment = pgTable(
  'shipment',
  {
    shipmentId: randomId(),
    orderId: text()
      .notNull()
      .references(() => storeOrder.orderId),
    courier: text().notNull(),
    trackingNo: text().notNull(),
    note: text().notNull().default(''),
    createdAt: createdAt(),
    isReturn: boolean().notNull().default(false),
  },
  (t) => [index().on(t.orderId)],
);

/** What people of a store write about an order for each other; no buyer reads it. */
export const orderNote = pgTable(
  'order_note',
  {
    orderNoteId: randomId(),
    orderId: text()
      .notNull()
      .references(() => storeOrder.orderId),
    /** Who wrote it. */
    uid: integer().notNull(),
    /** For the people of the platform; otherwise for those of the store. */
    ofPlatform: boolean().notNull().default(false),
    text: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('order_note_order').on(t.orderId, t.createdAt)],
);
