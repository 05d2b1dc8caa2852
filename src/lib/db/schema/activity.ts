import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import {
  ACTIVITY_KINDS,
  ACTIVITY_STATES,
  PAID_BY,
  PRESALE_DELIVERIES,
  PRESALE_ORDER_STATES,
  PRESALE_PAYS,
} from '../../contracts/states.ts';
import { createdAt, fen, randomId, serialId, time, isKnown } from './columns.ts';
import { product, sku } from './goods.ts';
import { merchant } from './merchant.ts';
import { storeOrder } from './order.ts';

/** Hours of the day at which flash sales run, Shanghai time; the database refuses two that overlap. */
export const seckillSlot = pgTable(
  'seckill_slot',
  {
    slotId: serialId(),
    startHour: integer().notNull(),
    endHour: integer().notNull(),
  },
  (t) => [
    check(
      'seckill_slot_hours',
      sql`${t.startHour} >= 0 and ${t.startHour} < ${t.endHour} and ${t.endHour} <= 24`,
    ),
  ],
);

/** A flash sale or a presale of one product, or a set (schema/bundle.ts). Review states: domain/trade/activity/activity.flow.ts. */
export const activity = pgTable(
  'activity',
  {
    activityId: serialId(),
    kind: text({ enum: ACTIVITY_KINDS }).notNull(),
    merId: integer()
      .notNull()
      .references(() => merchant.merId),
    /** Of a bundle the first of its products. */
    productId: integer()
      .notNull()
      .references(() => product.productId),
    status: text({ enum: ACTIVITY_STATES }).notNull(),
    /** Why the platform refused it. */
    reason: text().notNull().default(''),
    /** Units (of a bundle: sets) one order and one buyer may take; 0 is no limit. */
    perOrder: integer().notNull().default(0),
    perBuyer: integer().notNull().default(0),
    /** Seckill: days (2026-11-21) on which its slot runs. */
    slotId: integer().references(() => seckillSlot.slotId),
    startDay: text(),
    endDay: text(),
    pays: text({ enum: PRESALE_PAYS }),
    startAt: time(),
    endAt: time(),
    finalStartAt: time(),
    finalEndAt: time(),
    delivery: text({ enum: PRESALE_DELIVERIES }),
    deliveryDays: integer().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: time().notNull(),
  },
  (t) => [
    index('activity_slot').on(t.kind, t.status, t.slotId),
    index('activity_presale').on(t.kind, t.status, t.startAt),
    index('activity_product').on(t.productId),
    index('activity_store').on(t.merId, t.createdAt),
    check(
      'activity_seckill_days',
      sql`${t.kind} <> 'seckill' or (${t.slotId} is not null and ${t.startDay} is not null and ${t.endDay} is not null and ${t.startDay} <= ${t.endDay})`,
    ),
    check(
      'activity_presale_times',
      sql`${t.kind} <> 'presale' or (${t.pays} in ('full', 'deposit') and ${t.startAt} < ${t.endAt})`,
    ),
    check(
      'activity_bundle_times',
      sql`${t.kind} <> 'bundle' or (${t.startAt} is not null and ${t.endAt} is not null and ${t.startAt} < ${t.endAt})`,
    ),
    check(
      'activity_balance_window',
      sql`${t.pays} is distinct from 'deposit' or (${t.finalStartAt} >= ${t.endAt} and ${t.finalStartAt} < ${t.finalEndAt})`,
    ),
    isKnown(t.kind, ACTIVITY_KINDS),
    isKnown(t.status, ACTIVITY_STATES),
    isKnown(t.pays, PRESALE_PAYS),
    isKnown(t.delivery, PRESALE_DELIVERIES),
  ],
);

/** What an activity sells of a SKU, beside the SKU's own stock. */
export const activitySku = pgTable(
  'activity_sku',
  {
    activityId: integer()
      .notNull()
      .references(() => activity.activityId),
    skuId: integer()
      .notNull()
      .references(() => sku.skuId),
    /** Price of one unit; a deposit is a part of it. */
    price: fen().notNull(),
    deposit: fen().notNull().default(0),
    /** Units offered, and what is left of them. */
    limited: integer().notNull(),
    stock: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.activityId, t.skuId] }),
    index('activity_sku_sku').on(t.skuId),
    check('activity_sku_price', sql`${t.price} > 0 and ${t.deposit} >= 0 and ${t.deposit} < ${t.price}`),
    check('activity_sku_stock', sql`${t.stock} >= 0 and ${t.stock} <= ${t.limited}`),
  ],
);

/** What one buyer has taken of an activity in all orders that were not cancelled. */
export const activityBuyer = pgTable(
  'activity_buyer',
  {
    activityId: integer()
      .notNull()
      .references(() => activity.activityId),
    uid: integer().notNull(),
    bought: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.activityId, t.uid] }),
    check('activity_buyer_bought', sql`${t.bought} >= 0`),
  ],
);

/** The balance of a deposit presale. States: domain/trade/order/presale/presale-order.flow.ts. */
export const presaleOrder = pgTable(
  'presale_order',
  {
    presaleOrderId: randomId(),
    presaleOrderSn: text().notNull().unique(),
    orderId: text()
      .notNull()
      .unique()
      .references(() => storeOrder.orderId),
    groupOrderId: text().notNull(),
    uid: integer().notNull(),
    merId: integer().notNull(),
    activityId: integer()
      .notNull()
      .references(() => activity.activityId),
    status: text({ enum: PRESALE_ORDER_STATES }).notNull(),
    /** Paid with the order, and what is due later with the freight; fen. */
    deposit: fen().notNull(),
    balance: fen().notNull(),
    finalStartAt: time().notNull(),
    finalEndAt: time().notNull(),
    payType: text({ enum: PAID_BY }),
    paidAt: time(),
    createdAt: createdAt(),
  },
  (t) => [
    index('presale_order_user').on(t.uid, t.status, t.createdAt),
    index('presale_order_group').on(t.groupOrderId),
    index('presale_order_due')
      .on(t.finalEndAt)
      .where(sql`status in ('due', 'verifying')`),
    check('presale_order_money', sql`${t.deposit} > 0 and ${t.balance} >= 0`),
    isKnown(t.status, PRESALE_ORDER_STATES),
    isKnown(t.payType, PAID_BY),
  ],
);
