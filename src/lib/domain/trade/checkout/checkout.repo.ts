import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { arrayOf } from '#lib/db/array-of.ts';
import { builtOnce } from '#lib/db/built-once.ts';
import type { Db } from '#lib/db/database.ts';
import { checkoutKey, company, user, userRole } from '#lib/db/schema.ts';

export type KeyRow = typeof checkoutKey.$inferSelect;

const newKey = builtOnce((db) =>
  db.insert(checkoutKey).values({
    key: sql.placeholder('key'),
    uid: sql.placeholder('uid'),
    preview: sql.placeholder('preview'),
    createdAt: sql.placeholder('createdAt'),
    expiresAt: sql.placeholder('expiresAt'),
  }),
);
export const addKey = (db: Db, row: Omit<KeyRow, 'groupOrderId'>) => newKey(db).execute(row);

const heldKey = builtOnce((db) =>
  db
    .select()
    .from(checkoutKey)
    .where(and(eq(checkoutKey.key, sql.placeholder('key')), eq(checkoutKey.uid, sql.placeholder('uid'))))
    .for('update'),
);

/** Holds the key until the transaction ends; whoever comes second waits and then finds the order. */
export async function lockKey(db: Db, uid: number, key: string): Promise<KeyRow | undefined> {
  const rows = await heldKey(db).execute({ key, uid });
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
  const rows = await ownStores(db).execute({ uid, merIds: arrayOf(merIds) });
  return rows.flatMap((row) => row.merId ?? []);
}
const ownStores = builtOnce((db) => {
  const isBuyer = eq(user.uid, sql.placeholder('uid'));
  const companyOfBuyer = db
    .select({ id: company.companyId })
    .from(company)
    .innerJoin(user, eq(user.companyId, company.companyId))
    .where(and(isBuyer, eq(company.status, 'verified')));
  return db
    .selectDistinct({ merId: userRole.merId })
    .from(userRole)
    .innerJoin(user, eq(user.uid, userRole.uid))
    .where(
      and(
        sql`${userRole.merId} = any(${sql.placeholder('merIds')}::int[])`,
        or(eq(userRole.uid, sql.placeholder('uid')), inArray(user.companyId, companyOfBuyer)),
      ),
    );
});
