import { and, count, eq, inArray } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { media } from '#lib/db/schema.ts';

export const addMedia = (db: Db, row: typeof media.$inferInsert) => db.insert(media).values(row);

/** How many of these paths this account has uploaded. */
export async function ownedCount(db: Db, uid: number, paths: string[]): Promise<number> {
  const rows = await db
    .select({ n: count() })
    .from(media)
    .where(and(eq(media.uid, uid), inArray(media.path, paths)));
  return rows[0]?.n ?? 0;
}
