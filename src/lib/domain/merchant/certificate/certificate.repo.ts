import { eq } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { merchant } from '#lib/db/schema.ts';

export async function certificatesOf(db: Db, merId: number) {
  const rows = await db
    .select({ images: merchant.certificateImages, status: merchant.status })
    .from(merchant)
    .where(eq(merchant.merId, merId));
  return rows[0];
}
