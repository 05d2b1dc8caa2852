import { and, eq, gt, lte } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { fileLink } from '#lib/db/schema.ts';

export type FileLinkRow = typeof fileLink.$inferSelect;

export const addLinks = (db: Db, rows: (typeof fileLink.$inferInsert)[]) => db.insert(fileLink).values(rows);

export const dropOverLinks = (db: Db, now: Date) => db.delete(fileLink).where(lte(fileLink.expiresAt, now));

export async function linkByHash(db: Db, tokenHash: string, now: Date): Promise<FileLinkRow | undefined> {
  const rows = await db
    .select()
    .from(fileLink)
    .where(and(eq(fileLink.tokenHash, tokenHash), gt(fileLink.expiresAt, now)));
  return rows[0];
}
