import { inArray } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { storeDelivery } from '#lib/db/schema.ts';

export type StoreDeliveryRow = typeof storeDelivery.$inferSelect;

export const deliveriesOf = async (db: Db, merIds: number[]): Promise<StoreDeliveryRow[]> =>
  merIds.length === 0 ? [] : db.select().from(storeDelivery).where(inArray(storeDelivery.merId, merIds));
