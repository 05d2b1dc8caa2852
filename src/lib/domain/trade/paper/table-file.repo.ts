import { and, count, desc, eq, isNotNull, isNull, lte, sql, type SQL } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { takeTurns } from '#lib/db/take-turns.ts';
import { tableFile } from '#lib/db/schema.ts';

export type TableFileRow = typeof tableFile.$inferSelect;

export const addTableFile = (db: Db, row: typeof tableFile.$inferInsert) => db.insert(tableFile).values(row);

export async function tableFileById(db: Db, id: string): Promise<TableFileRow | undefined> {
  const [row] = await db.select().from(tableFile).where(eq(tableFile.tableFileId, id));
  return row;
}

/** Of a person at the desk of a store or, null, of the platform; only those whose every right is among these. */
const owned = (uid: number, merId: number | null, rights: readonly string[]): SQL | undefined =>
  and(
    eq(tableFile.uid, uid),
    merId === null ? isNull(tableFile.merId) : eq(tableFile.merId, merId),
    sql`${tableFile.rights} <@ ${JSON.stringify(rights)}::jsonb`,
  );

export async function tableFilesOf(
  db: Db,
  uid: number,
  merId: number | null,
  { rights, page, limit }: { rights: readonly string[]; page: number; limit: number },
): Promise<{ rows: TableFileRow[]; total: number }> {
  const own = owned(uid, merId, rights);
  const rows = await db
    .select()
    .from(tableFile)
    .where(own)
    .orderBy(desc(tableFile.createdAt), desc(tableFile.tableFileId))
    .limit(limit)
    .offset((page - 1) * limit);
  const [counted] = await db.select({ n: count() }).from(tableFile).where(own);
  return { rows, total: counted?.n ?? 0 };
}

/** One of them; undefined: it is another's, or gone. */
export async function ownTableFile(
  db: Db,
  id: string,
  uid: number,
  merId: number | null,
  rights: readonly string[],
): Promise<TableFileRow | undefined> {
  const [row] = await db
    .select()
    .from(tableFile)
    .where(and(eq(tableFile.tableFileId, id), owned(uid, merId, rights)));
  return row;
}

/** Marks it as written; false if its row was deleted, so that the table is no longer wanted. */
export async function tableFileMade(db: Db, id: string, madeAt: Date): Promise<boolean> {
  const rows = await db
    .update(tableFile)
    .set({ madeAt })
    .where(eq(tableFile.tableFileId, id))
    .returning({ id: tableFile.tableFileId });
  return rows.length > 0;
}

/** Writes down how far it is. */
export const tableFileAt = (db: Db, id: string, at: { rows?: number; total?: number }) =>
  db.update(tableFile).set(at).where(eq(tableFile.tableFileId, id));

/** Marks it as one that could not be written; false if it is gone. */
export async function tableFileFailed(db: Db, id: string, failedAt: Date): Promise<boolean> {
  const rows = await db
    .update(tableFile)
    .set({ failedAt })
    .where(eq(tableFile.tableFileId, id))
    .returning({ id: tableFile.tableFileId });
  return rows.length > 0;
}

/** One that could not be written waits again; false where it is there or waits already. */
export async function tableFileWanted(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .update(tableFile)
    .set({ failedAt: null, rows: 0, total: null })
    .where(and(eq(tableFile.tableFileId, id), isNotNull(tableFile.failedAt), isNull(tableFile.madeAt)))
    .returning({ id: tableFile.tableFileId });
  return rows.length > 0;
}

/** How many tables of a person wait to be written or are being written. */
export async function countWaiting(db: Db, uid: number): Promise<number> {
  await takeTurns(db, 'table_file', uid);
  const [found] = await db
    .select({ n: count() })
    .from(tableFile)
    .where(and(eq(tableFile.uid, uid), isNull(tableFile.madeAt), isNull(tableFile.failedAt)));
  return found?.n ?? 0;
}

/** Takes out those that were asked for until then; where their files are. */
export async function dropTableFiles(db: Db, until: Date): Promise<string[]> {
  const rows = await db
    .delete(tableFile)
    .where(lte(tableFile.createdAt, until))
    .returning({ path: tableFile.path });
  return rows.map(({ path }) => path);
}
