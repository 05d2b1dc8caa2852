import { eq } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { merchant } from '#lib/db/schema.ts';

type StoreRow = typeof merchant.$inferSelect;

export async function profileOf(db: Db, merId: number): Promise<StoreRow> {
  const [row] = await db.select().from(merchant).where(eq(merchant.merId, merId));
  return row!;
}

export const changeProfile = (db: Db, merId: number, values: Partial<StoreRow>) =>
  db.update(merchant).set(values).where(eq(merchant.merId, merId));
