import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { companyHeader } from '#lib/db/schema.ts';

export type CompanyHeaderRow = typeof companyHeader.$inferSelect;

export const headersOfCompany = (db: Db, companyId: number): Promise<CompanyHeaderRow[]> =>
  db
    .select()
    .from(companyHeader)
    .where(eq(companyHeader.companyId, companyId))
    .orderBy(asc(companyHeader.createdAt), asc(companyHeader.headerId))
    .limit(100);

export const addCompanyHeader = (db: Db, row: CompanyHeaderRow) => db.insert(companyHeader).values(row);

export const dropCompanyHeaderRow = (db: Db, companyId: number, headerId: string) =>
  db
    .delete(companyHeader)
    .where(and(eq(companyHeader.companyId, companyId), eq(companyHeader.headerId, headerId)));
