import { inArray } from 'drizzle-orm';
import type { Database, Db } from '#lib/db/database.ts';
import { storeDelivery } from '#lib/db/schema.ts';

export type StoreDeliveryRow = typeof storeDelivery.$inferSelect;

/** How stores bring their goods; cached until a store changes it. */
export async function deliveriesOf(
  { db, rowCache }: Database,
  merIds: readonly number[],
): Promise<StoreDeliveryRow[]> {
  const rows = await rowCache.each('delivery', merIds, async (unknown) => {
    const found = await db.select().from(storeDelivery).where(inArray(storeDelivery.merId, unknown));
    return new Map(found.map((row) => [row.merId, row]));
  });
  return [...rows.values()];
}

export const keepDelivery = (db: Db, { merId, ...row }: StoreDeliveryRow) =>
  db
    .insert(storeDelivery)
    .values({ merId, ...row })
    .onConflictDoUpdate({ target: storeDelivery.merId, set: row });
