import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { checkoutKey, company, user, userRole } from '#lib/db/schema.ts';

export type KeyRow = typeof checkoutKey.$inferSelect;

export const addKey = (db: Db, row: typeof checkoutKey.$inferInsert) => db.insert(checkoutKey).values(row);

/** Holds the key until the transaction ends; whoever comes second waits and then finds the order. */
export async function lockKey(db: Db, uid: number, key: string): Promise<KeyRow | undefined> {
  const rows = await db
    .select()
    .from(checkoutKey)
    .where(and(eq(checkoutKey.key, key), eq(checkoutKey.uid, uid)))
    .for('update');
  return rows[0];
}

export const keepOrderOfKey = (db: Db, key: string, groupOrderId: string) =>
  db.update(checkoutKey).set({ groupOrderId }).where(eq(checkoutKey.key, key));

/** Drops keys that were never spent, and spent ones that nobody will send again. */
export async function dropStaleKeys(db: Db, before: { unspent: Date; spent: Date }): Promise<void> {
  await db
    .delete(checkoutKey)
    .where(and(isNull(checkoutKey.groupOrderId), lt(checkoutKey.expiresAt, before.unspent)));
  await db
    .delete(checkoutKey)
    .where(and(sql`${checkoutKey.groupOrderId} is not null`, lt(checkoutKey.expiresAt, before.spent)));
}

/** Which of these stores an account, or somebody of its verified company, works for. */
export async function storesOfBuyer(db: Db, uid: number, merIds: readonly number[]): Promise<number[]> {
  if (merIds.length === 0) return [];
  const companyOfBuyer = db
    .select({ id: company.companyId })
    .from(company)
    .innerJoin(user, eq(user.companyId, company.companyId))
    .where(and(eq(user.uid, uid), eq(company.status, 'verified')));
  const rows = await db
    .selectDistinct({ merId: userRole.merId })
    .from(userRole)
    .innerJoin(user, eq(user.uid, userRole.uid))
    .where(
      and(
        inArray(userRole.merId, [...merIds]),
        or(eq(userRole.uid, uid), inArray(user.companyId, companyOfBuyer)),
      ),
    );
  return rows.flatMap((row) => row.merId ?? []);
}
