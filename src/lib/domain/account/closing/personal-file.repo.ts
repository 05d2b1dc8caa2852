import { eq, lte } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { personalFile } from '#lib/db/schema.ts';

export async function fileOf(db: Db, uid: number) {
  const rows = await db.select().from(personalFile).where(eq(personalFile.uid, uid));
  return rows[0];
}

/** The file that is to be made; an earlier one of the same person is replaced. */
export const putFile = (db: Db, row: { uid: number; path: string; askedAt: Date }) =>
  db
    .insert(personalFile)
    .values(row)
    .onConflictDoUpdate({ target: personalFile.uid, set: { ...row, madeAt: null } });

/** It is there; false where another one was asked for, or the person is gone. */
export async function fileMade(db: Db, path: string, madeAt: Date): Promise<boolean> {
  const rows = await db
    .update(personalFile)
    .set({ madeAt })
    .where(eq(personalFile.path, path))
    .returning({ uid: personalFile.uid });
  return rows.length > 0;
}

/** Names of files that were asked for until a time, which are no longer known. */
export async function dropFiles(db: Db, until: Date): Promise<string[]> {
  const rows = await db
    .delete(personalFile)
    .where(lte(personalFile.askedAt, until))
    .returning({ path: personalFile.path });
  return rows.map(({ path }) => path);
}

/** The same of one person. */
export async function dropFileOf(db: Db, uid: number): Promise<string[]> {
  const rows = await db
    .delete(personalFile)
    .where(eq(personalFile.uid, uid))
    .returning({ path: personalFile.path });
  return rows.map(({ path }) => path);
}
