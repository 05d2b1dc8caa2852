import { and, eq, gt, lte } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { catalogLink } from '#lib/db/schema.ts';

export type CatalogLinkRow = typeof catalogLink.$inferSelect;

export const addLink = (db: Db, row: typeof catalogLink.$inferInsert) => db.insert(catalogLink).values(row);

export const dropStaleLinks = (db: Db, now: Date) =>
  db.delete(catalogLink).where(lte(catalogLink.expiresAt, now));

export async function linkByHash(db: Db, tokenHash: string, now: Date): Promise<CatalogLinkRow | undefined> {
  const rows = await db
    .select()
    .from(catalogLink)
    .where(and(eq(catalogLink.tokenHash, tokenHash), gt(catalogLink.expiresAt, now)));
  return rows[0];
}
