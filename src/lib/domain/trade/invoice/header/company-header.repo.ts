import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { takeTurns } from '#lib/db/take-turns.ts';
import { companyHeader } from '#lib/db/schema.ts';

export type CompanyHeaderRow = typeof companyHeader.$inferSelect;

export const headersOfCompany = (db: Db, companyId: number): Promise<CompanyHeaderRow[]> =>
  db
    .select()
    .from(companyHeader)
    .where(eq(companyHeader.companyId, companyId))
    .orderBy(asc(companyHeader.createdAt), asc(companyHeader.headerId))
    .limit(100);

/** Whoever counts takes turns with the others of the company until the transaction ends. */
export async function countCompanyHeaders(db: Db, companyId: number): Promise<number> {
  await takeTurns(db, 'company_header', companyId);
  return db.$count(companyHeader, eq(companyHeader.companyId, companyId));
}

export const addCompanyHeader = (db: Db, row: CompanyHeaderRow) => db.insert(companyHeader).values(row);

export const dropCompanyHeaderRow = (db: Db, companyId: number, headerId: string) =>
  db
    .delete(companyHeader)
    .where(and(eq(companyHeader.companyId, companyId), eq(companyHeader.headerId, headerId)));
