import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { MACHINE_SCOPES } from '../../contracts/machine-scope.ts';
import { CHANGE_KINDS, STORE_EVENTS, WEBHOOK_EVENTS, WEBHOOK_STATES } from '../../contracts/states.ts';
import { createdAt, isKnown, randomId, time } from './columns.ts';
import { merchant } from './merchant.ts';

const merId = () =>
  integer()
    .notNull()
    .references(() => merchant.merId);

/** API tokens of a store's own programs; each is shown once and stored as a hash. */
export const machineToken = pgTable(
  'machine_token',
  {
    machineTokenId: randomId(),
    merId: merId(),
    name: text().notNull(),
    tokenHash: text().notNull().unique(),
    scopes: text({ enum: MACHINE_SCOPES }).array().notNull(),
    /** Who made it: it ends when that person runs the store no more. */
    uid: integer().notNull(),
    createdAt: createdAt(),
    expiresAt: time(),
    revokedAt: time(),
    usedAt: time(),
    usedFrom: text().notNull().default(''),
  },
  (t) => [index('machine_token_store').on(t.merId, t.createdAt)],
);

/** A webhook: an address of a store's own program that gets chosen events. */
export const webhook = pgTable(
  'webhook',
  {
    webhookId: randomId(),
    merId: merId(),
    url: text().notNull(),
    events: text({ enum: STORE_EVENTS }).array().notNull(),
    /** The secret that signs; encrypted and not hashed, since it has to be read again. */
    secret: text().notNull(),
    isOn: boolean().notNull().default(true),
    /** Failed tries since the last successful one. */
    failures: integer().notNull().default(0),
    uid: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('webhook_store').on(t.merId, t.createdAt)],
);

/** A webhook delivery: written in the transaction of the event, sent by a job. */
export const webhookDelivery = pgTable(
  'webhook_delivery',
  {
    webhookDeliveryId: randomId(),
    webhookId: text()
      .notNull()
      .references(() => webhook.webhookId, { onDelete: 'cascade' }),
    merId: integer().notNull(),
    event: text({ enum: WEBHOOK_EVENTS }).notNull(),
    /** JSON, exactly as it is signed. */
    body: text().notNull(),
    status: text({ enum: WEBHOOK_STATES }).notNull().default('waiting'),
    tries: integer().notNull().default(0),
    /** HTTP status of the last answer, its beginning, and how long it took. */
    answered: integer(),
    answer: text().notNull().default(''),
    tookMs: integer(),
    createdAt: createdAt(),
    triedAt: time(),
    nextAt: time(),
  },
  (t) => [
    index('webhook_delivery_store').on(t.merId, t.createdAt, t.webhookDeliveryId),
    index('webhook_delivery_webhook').on(t.webhookId),
    index('webhook_delivery_age').on(t.createdAt),
    isKnown(t.event, WEBHOOK_EVENTS),
    isKnown(t.status, WEBHOOK_STATES),
  ],
);

/**
 * When a row of a store last changed, by the clock of the database, in microseconds. Triggers write it, so that no act
 * can forget to; it stands beside the rows, whose own indexes a change of stock would otherwise write anew.
 */
export const storeChange = pgTable(
  'store_change',
  {
    kind: text({ enum: CHANGE_KINDS }).notNull(),
    id: text().notNull(),
    merId: integer().notNull(),
    changedUs: bigint({ mode: 'number' })
      .notNull()
      .default(sql`(extract(epoch from clock_timestamp()) * 1000000)::bigint`),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.id] }),
    index('store_change_order').on(t.merId, t.kind, t.changedUs, t.id),
    isKnown(t.kind, CHANGE_KINDS),
  ],
);
