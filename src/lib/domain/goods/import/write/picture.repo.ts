import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { catalogPicture, storePicture } from '#lib/db/schema.ts';

export const putPicture = (db: Db, row: typeof catalogPicture.$inferInsert) =>
  db
    .insert(catalogPicture)
    .values(row)
    .onConflictDoUpdate({ target: [catalogPicture.merId, catalogPicture.name], set: { path: row.path } });

/** The picture that rows call so: one that came with a file of goods, else the latest of that name in the library. */
export async function pictureNames(db: Db, merId: number, name: string): Promise<string | undefined> {
  const rows = await db
    .select({ path: catalogPicture.path })
    .from(catalogPicture)
    .where(and(eq(catalogPicture.merId, merId), eq(catalogPicture.name, name)));
  if (rows[0]) return rows[0].path;
  const [own] = await db
    .select({ path: storePicture.path })
    .from(storePicture)
    .where(and(eq(storePicture.merId, merId), eq(storePicture.name, name)))
    .orderBy(desc(storePicture.createdAt))
    .limit(1);
  return own?.path;
}
