import { and, eq } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { catalogPicture } from '#lib/db/schema.ts';

export const putPicture = (db: Db, row: typeof catalogPicture.$inferInsert) =>
  db
    .insert(catalogPicture)
    .values(row)
    .onConflictDoUpdate({ target: [catalogPicture.merId, catalogPicture.name], set: { path: row.path } });

export async function pictureNames(db: Db, merId: number, name: string): Promise<string | undefined> {
  const rows = await db
    .select({ path: catalogPicture.path })
    .from(catalogPicture)
    .where(and(eq(catalogPicture.merId, merId), eq(catalogPicture.name, name)));
  return rows[0]?.path;
}
