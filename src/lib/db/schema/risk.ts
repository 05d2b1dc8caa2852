import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { RISK_KINDS } from '../../contracts/risk.ts';
import { time, isKnown } from './columns.ts';

/**
 * From which device an account took an offer that is limited to one per buyer. Several accounts of one device may be
 * colleagues or one person; a person of the platform decides.
 */
export const deviceUse = pgTable(
  'device_use',
  {
    kind: text({ enum: RISK_KINDS }).notNull(),
    /** The activity, the coupon, or the day of the registration. */
    targetId: text().notNull(),
    /** Address and browser as one word. */
    deviceKey: text().notNull(),
    uid: integer().notNull(),
    address: text().notNull(),
    device: text().notNull(),
    at: time().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.targetId, t.deviceKey, t.uid] }),
    index('device_use_at').on(t.at),
    index('device_use_uid').on(t.uid),
    isKnown(t.kind, RISK_KINDS),
  ],
);
