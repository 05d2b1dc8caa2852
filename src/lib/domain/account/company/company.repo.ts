import { and, asc, desc, eq, ilike, inArray, lte, or, sql } from 'drizzle-orm';
import { containing } from '#lib/db/containing.ts';
import type { Db } from '#lib/db/database.ts';
import { company, companyAddress, companyHeader, user } from '#lib/db/schema.ts';

export type CompanyRow = typeof company.$inferSelect;

/** The company that this account buys for, or has applied for. */
export const companyOf = async (db: Db, uid: number): Promise<CompanyRow | undefined> => {
  const rows = await db
    .select({ company })
    .from(company)
    .innerJoin(user, eq(user.companyId, company.companyId))
    .where(eq(user.uid, uid));
  return rows[0]?.company;
};

/** A company and all others with its tax number, locked by id (against deadlocks) until the transaction ends. */
export const lockAlike = (db: Db, companyId: number): Promise<CompanyRow[]> =>
  db
    .select()
    .from(company)
    .where(sql`${company.taxNo} = (select tax_no from company where company_id = ${companyId})`)
    .orderBy(asc(company.companyId))
    .for('update');

export const lockCompany = async (db: Db, companyId: number): Promise<CompanyRow | undefined> => {
  const rows = await db.select().from(company).where(eq(company.companyId, companyId)).for('update');
  return rows[0];
};

export const addCompany = async (db: Db, row: typeof company.$inferInsert): Promise<CompanyRow> => {
  const rows = await db.insert(company).values(row).returning();
  return rows[0]!;
};

export const joinCompany = (db: Db, uid: number, companyId: number) =>
  db.update(user).set({ companyId }).where(eq(user.uid, uid));

export const changeCompany = (db: Db, companyId: number, change: Partial<CompanyRow>) =>
  db.update(company).set(change).where(eq(company.companyId, companyId));

/** Companies that this account answers for, held until the transaction ends. */
export const companiesOwnedBy = (db: Db, uid: number): Promise<CompanyRow[]> =>
  db
    .select()
    .from(company)
    .where(and(eq(company.applicantUid, uid), inArray(company.status, ['pending', 'verified'])))
    .orderBy(asc(company.companyId))
    .for('no key update');

/** Addresses and headers that the members of a company shared. */
export async function dropShared(db: Db, companyId: number): Promise<void> {
  await db.delete(companyAddress).where(eq(companyAddress.companyId, companyId));
  await db.delete(companyHeader).where(eq(companyHeader.companyId, companyId));
}

export const NO_PROPOSAL = { creditProposed: null, creditProposedBy: null, creditProposedAt: null };

/** False when more than this is owed already. What was proposed before is over. */
export async function setLimit(db: Db, companyId: number, creditLimit: number): Promise<boolean> {
  const rows = await db
    .update(company)
    .set({ creditLimit, ...NO_PROPOSAL })
    .where(and(eq(company.companyId, companyId), lte(company.creditUsed, creditLimit)))
    .returning({ id: company.companyId });
  return rows.length === 1;
}

export async function companiesIn(
  db: Db,
  { status, keyword }: { status: CompanyRow['status'] | undefined; keyword: string | undefined },
  { page, limit }: { page: number; limit: number },
) {
  const like = keyword?.trim() ? containing(keyword) : undefined;
  const which = and(
    status ? eq(company.status, status) : undefined,
    like ? or(ilike(company.name, like), ilike(company.taxNo, like)) : undefined,
  );
  const list = await db
    .select()
    .from(company)
    .where(which)
    .orderBy(status === 'pending' ? asc(company.createdAt) : desc(company.createdAt), asc(company.companyId))
    .limit(limit)
    .offset((page - 1) * limit);
  return { count: await db.$count(company, which), list };
}

export const membersOf = async (db: Db, companyId: number): Promise<number[]> => {
  const rows = await db.select({ uid: user.uid }).from(user).where(eq(user.companyId, companyId));
  return rows.map((row) => row.uid);
};

export async function nicknamesOf(db: Db, uids: number[]): Promise<Map<number, string>> {
  if (uids.length === 0) return new Map();
  const rows = await db
    .select({ uid: user.uid, nickname: user.nickname })
    .from(user)
    .where(inArray(user.uid, uids));
  return new Map(rows.map(({ uid, nickname }) => [uid, nickname]));
}
