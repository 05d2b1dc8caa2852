import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { takeTurns } from '#lib/db/take-turns.ts';
import { companyAddress } from '#lib/db/schema.ts';

export type CompanyAddressRow = typeof companyAddress.$inferSelect;

export const addressesOf = (db: Db, companyId: number): Promise<CompanyAddressRow[]> =>
  db
    .select()
    .from(companyAddress)
    .where(eq(companyAddress.companyId, companyId))
    .orderBy(asc(companyAddress.createdAt), asc(companyAddress.addressId))
    .limit(100);

/** Whoever counts takes turns with the others of the company until the transaction ends. */
export async function countAddresses(db: Db, companyId: number): Promise<number> {
  await takeTurns(db, 'company_address', companyId);
  return db.$count(companyAddress, eq(companyAddress.companyId, companyId));
}

export const addAddress = (db: Db, row: CompanyAddressRow) => db.insert(companyAddress).values(row);

const own = (companyId: number, addressId: string) =>
  and(eq(companyAddress.companyId, companyId), eq(companyAddress.addressId, addressId));

export async function addressById(
  db: Db,
  companyId: number,
  addressId: string,
): Promise<CompanyAddressRow | undefined> {
  const rows = await db.select().from(companyAddress).where(own(companyId, addressId));
  return rows[0];
}

export const dropAddress = (db: Db, companyId: number, addressId: string) =>
  db.delete(companyAddress).where(own(companyId, addressId));
