import { and, eq, gt, lt } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { paperLink } from '#lib/db/schema.ts';

export type LinkRow = typeof paperLink.$inferSelect;

export const addLink = (db: Db, row: typeof paperLink.$inferInsert) => db.insert(paperLink).values(row);

export const dropStaleLinks = (db: Db, now: Date) => db.delete(paperLink).where(lt(paperLink.expiresAt, now));

export async function linkByHash(db: Db, tokenHash: string, now: Date): Promise<LinkRow | undefined> {
  const rows = await db
    .select()
    .from(paperLink)
    .where(and(eq(paperLink.tokenHash, tokenHash), gt(paperLink.expiresAt, now)));
  return rows[0];
}
