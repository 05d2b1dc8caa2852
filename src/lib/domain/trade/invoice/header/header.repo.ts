import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { invoiceHeader, user } from '#lib/db/schema.ts';

export type HeaderRow = typeof invoiceHeader.$inferSelect;
export interface HeaderFilter {
  type?: string | undefined;
  titleType?: string | undefined;
  isDefault?: boolean | undefined;
}

/** Locks the account's row until the transaction ends, so that its headers change one request at a time. */
export const lockAccount = (db: Db, uid: number) =>
  db.select({ uid: user.uid }).from(user).where(eq(user.uid, uid)).for('update');

const matching = (uid: number, { type, titleType, isDefault }: HeaderFilter): SQL | undefined =>
  and(
    eq(invoiceHeader.uid, uid),
    type ? sql`${invoiceHeader.header}->>'type' = ${type}` : undefined,
    titleType ? sql`${invoiceHeader.header}->>'titleType' = ${titleType}` : undefined,
    isDefault === undefined ? undefined : eq(invoiceHeader.isDefault, isDefault),
  );

export const headersOf = (
  db: Db,
  uid: number,
  filter: HeaderFilter,
  { page, limit }: { page: number; limit: number },
): Promise<HeaderRow[]> =>
  db
    .select()
    .from(invoiceHeader)
    .where(matching(uid, filter))
    .orderBy(desc(invoiceHeader.isDefault), desc(invoiceHeader.createdAt), asc(invoiceHeader.headerId))
    .limit(limit)
    .offset((page - 1) * limit);

export const countHeaders = (db: Db, uid: number, filter: HeaderFilter = {}): Promise<number> =>
  db.$count(invoiceHeader, matching(uid, filter));

const own = (uid: number, headerId: string) =>
  and(eq(invoiceHeader.uid, uid), eq(invoiceHeader.headerId, headerId));

export async function headerById(db: Db, uid: number, headerId: string): Promise<HeaderRow | undefined> {
  const rows = await db.select().from(invoiceHeader).where(own(uid, headerId));
  return rows[0];
}

export const addHeaderRow = (db: Db, row: typeof invoiceHeader.$inferInsert) =>
  db.insert(invoiceHeader).values(row);

export const changeHeaderRow = (db: Db, uid: number, headerId: string, values: Partial<HeaderRow>) =>
  db.update(invoiceHeader).set(values).where(own(uid, headerId));

export const clearDefaultHeader = (db: Db, uid: number) =>
  db
    .update(invoiceHeader)
    .set({ isDefault: false })
    .where(and(eq(invoiceHeader.uid, uid), eq(invoiceHeader.isDefault, true)));

export const dropHeader = (db: Db, uid: number, headerId: string) =>
  db.delete(invoiceHeader).where(own(uid, headerId));
