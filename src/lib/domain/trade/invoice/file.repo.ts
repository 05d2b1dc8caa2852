import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { invoiceFile } from '#lib/db/schema.ts';

export type FileRow = typeof invoiceFile.$inferSelect;

export const keepFile = (db: Db, row: FileRow) =>
  db
    .insert(invoiceFile)
    .values(row)
    .onConflictDoUpdate({ target: [invoiceFile.invoiceId, invoiceFile.kind], set: row });

export const filesOf = async (db: Db, invoiceIds: string[]): Promise<FileRow[]> =>
  invoiceIds.length === 0
    ? []
    : db
        .select()
        .from(invoiceFile)
        .where(inArray(invoiceFile.invoiceId, invoiceIds))
        .orderBy(asc(invoiceFile.kind));

/** The files are those of the earlier invoice, so they are dropped with it. */
export const dropFiles = (db: Db, invoiceId: string) =>
  db.delete(invoiceFile).where(eq(invoiceFile.invoiceId, invoiceId));
