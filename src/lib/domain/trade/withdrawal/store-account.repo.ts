import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { hasWords } from '#lib/db/has-words.ts';
import { merchant, storeAccount, user } from '#lib/db/schema.ts';

export type StoreAccountRow = typeof storeAccount.$inferSelect;

const inForce = (merId: number) => and(eq(storeAccount.merId, merId), eq(storeAccount.status, 'in_force'));

/** The account that a store is paid out to. */
export async function accountInForce(db: Db, merId: number): Promise<StoreAccountRow | undefined> {
  const rows = await db.select().from(storeAccount).where(inForce(merId));
  return rows[0];
}

/** Locks a store's row, so that two people who change its accounts take turns. */
export const lockStore = (db: Db, merId: number) =>
  db.select({ merId: merchant.merId }).from(merchant).where(eq(merchant.merId, merId)).for('no key update');

const wanted = (merId: number, keyword: string | undefined) =>
  and(
    eq(storeAccount.merId, merId),
    hasWords(keyword, storeAccount.name, storeAccount.bank, storeAccount.account, storeAccount.branchNo),
  );

export const accountsOf = (
  db: Db,
  merId: number,
  { page, limit, keyword }: { page: number; limit: number; keyword?: string | undefined },
) =>
  db
    .select({ row: storeAccount, by: user.nickname })
    .from(storeAccount)
    .leftJoin(user, eq(user.uid, storeAccount.proposedBy))
    .where(wanted(merId, keyword))
    .orderBy(desc(storeAccount.createdAt), desc(storeAccount.storeAccountId))
    .limit(limit)
    .offset((page - 1) * limit);

export const countAccounts = (db: Db, merId: number, keyword: string | undefined): Promise<number> =>
  db.$count(storeAccount, wanted(merId, keyword));

export const addAccount = (db: Db, row: typeof storeAccount.$inferInsert) =>
  db.insert(storeAccount).values(row);

/** Of this store and still waiting. */
export async function proposedAccount(
  db: Db,
  merId: number,
  id: string,
): Promise<StoreAccountRow | undefined> {
  const rows = await db
    .select()
    .from(storeAccount)
    .where(
      and(
        eq(storeAccount.merId, merId),
        eq(storeAccount.storeAccountId, id),
        eq(storeAccount.status, 'proposed'),
      ),
    );
  return rows[0];
}

export const changeAccount = (db: Db, id: string, values: Partial<StoreAccountRow>) =>
  db.update(storeAccount).set(values).where(eq(storeAccount.storeAccountId, id));

export const replaceAccount = (db: Db, merId: number) =>
  db.update(storeAccount).set({ status: 'replaced' }).where(inForce(merId));

/** A newer proposal replaces one that is still undecided. */
export const dropProposals = (db: Db, merId: number, decidedAt: Date) =>
  db
    .update(storeAccount)
    .set({ status: 'refused', decidedAt })
    .where(and(eq(storeAccount.merId, merId), eq(storeAccount.status, 'proposed')));
