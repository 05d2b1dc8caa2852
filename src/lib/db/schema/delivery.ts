import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { RIDE_STATES, UNDELIVERED } from '../../contracts/delivery.ts';
import { createdAt, fen, randomId, time, isKnown } from './columns.ts';

/** A zone of a store's city delivery: regions whose code begins like this, and the fee there. */
export interface CityZone {
  /** Code prefix of the district (`130408`) or the city (`1304`). */
  prefix: string;
  fee: number;
}

/** Ways besides the couriers in which a store hands its goods over. */
export const storeDelivery = pgTable('store_delivery', {
  merId: integer().primaryKey(),
  /** When goods can be fetched. */
  hours: text().notNull().default(''),
  hoursEn: text().notNull().default(''),
  /** Where the store's riders go; empty: nowhere. */
  zones: jsonb().$type<CityZone[]>().notNull().default([]),
});

/** One ride with the goods of one order. States: domain/trade/delivery/city/city-delivery.flow.ts. */
export const cityDelivery = pgTable(
  'city_delivery',
  {
    deliveryId: randomId(),
    orderId: text().notNull(),
    uid: integer().notNull(),
    merId: integer().notNull(),
    status: text({ enum: RIDE_STATES }).notNull(),
    /** The buyer tells it to the rider who brings the goods. */
    receiveCode: text().notNull(),
    /** How often a wrong code was entered, over all codes of the ride. */
    wrongCodes: integer().notNull().default(0),
    /** Whose ride it is: whom the store has chosen, or who has accepted it; null: whoever rides for the store may take it. */
    riderUid: integer(),
    riderName: text(),
    riderPhone: text(),
    /** Who took the goods if they were handed over without the code, and the picture of that. */
    takenBy: text(),
    proof: text(),
    /** Why the goods came back. */
    undelivered: text({ enum: UNDELIVERED }),
    note: text(),
    fee: fen().notNull(),
    createdAt: createdAt(),
    changedAt: time().notNull(),
  },
  (t) => [
    index('city_delivery_order').on(t.orderId, t.createdAt),
    index('city_delivery_status').on(t.status),
    isKnown(t.status, RIDE_STATES),
    isKnown(t.undelivered, UNDELIVERED),
  ],
);

export const cityDeliveryLog = pgTable(
  'city_delivery_log',
  {
    deliveryLogId: randomId(),
    deliveryId: text()
      .notNull()
      .references(() => cityDelivery.deliveryId),
    status: text({ enum: RIDE_STATES }).notNull(),
    actor: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.deliveryId), isKnown(t.status, RIDE_STATES)],
);
