import { eq } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { user } from '#lib/db/schema.ts';

/** How a rider of the store is shown to the buyer. */
export async function riderBrief(db: Db, uid: number): Promise<{ riderName: string; riderPhone: string }> {
  const rows = await db
    .select({ name: user.nickname, phone: user.phone })
    .from(user)
    .where(eq(user.uid, uid));
  return { riderName: rows[0]?.name ?? '', riderPhone: rows[0]?.phone ?? '' };
}
