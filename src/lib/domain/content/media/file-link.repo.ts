import { and, eq, gt, lte } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { fileLink } from '#lib/db/schema.ts';

export const addLinks = (db: Db, rows: (typeof fileLink.$inferInsert)[]) => db.insert(fileLink).values(rows);

export async function linkByHash(db: Db, tokenHash: string, now: Date) {
  const rows = await db
    .select()
    .from(fileLink)
    .where(and(eq(fileLink.tokenHash, tokenHash), gt(fileLink.expiresAt, now)));
  return rows[0];
}

export const dropOverLinks = (db: Db, now: Date) => db.delete(fileLink).where(lte(fileLink.expiresAt, now));
