import { and, count, eq, inArray } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { media } from '#lib/db/schema.ts';

export const addMedia = (db: Db, row: typeof media.$inferInsert) => db.insert(media).values(row);

/** Files of these paths that this account has sent for one purpose. */
export const ownedFiles = (db: Db, uid: number, field: string, paths: string[]) =>
  db
    .select({ path: media.path, bytes: media.bytes })
    .from(media)
    .where(and(eq(media.uid, uid), eq(media.field, field), inArray(media.path, paths)));

/** How many of these paths this account has uploaded. */
export async function ownedCount(db: Db, uid: number, paths: string[]): Promise<number> {
  const rows = await db
    .select({ n: count() })
    .from(media)
    .where(and(eq(media.uid, uid), inArray(media.path, paths)));
  return rows[0]?.n ?? 0;
}
