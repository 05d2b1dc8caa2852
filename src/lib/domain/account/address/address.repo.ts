import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import { oneOf } from '#lib/db/array-of.ts';
import type { Db } from '#lib/db/database.ts';
import { address, user } from '#lib/db/schema.ts';

export type AddressRow = typeof address.$inferSelect;
export type AddressChange = Pick<
  AddressRow,
  'realName' | 'phone' | 'regionCodes' | 'regionNames' | 'detail' | 'postCode'
>;

/** Locks the account's row until the transaction ends, so that its addresses change one request at a time. */
export const lockAccount = (db: Db, uid: number) =>
  db.select({ uid: user.uid }).from(user).where(eq(user.uid, uid)).for('update');

export const addressesOf = (db: Db, uid: number, { page, limit }: { page: number; limit: number }) =>
  db
    .select()
    .from(address)
    .where(eq(address.uid, uid))
    .orderBy(desc(address.isDefault), desc(address.createdAt), asc(address.addressId))
    .limit(limit)
    .offset((page - 1) * limit);

export async function countAddresses(db: Db, uid: number): Promise<number> {
  const rows = await db.select({ n: count() }).from(address).where(eq(address.uid, uid));
  return rows[0]?.n ?? 0;
}

const own = (uid: number, addressId: string) => and(eq(address.uid, uid), eq(address.addressId, addressId));

export const addressById = async (db: Db, uid: number, addressId: string) => {
  const rows = await db.select().from(address).where(own(uid, addressId));
  return rows[0];
};

/**
 * Query for `readTogether`: the address of an account that was chosen, or its default one where `addressId` is null.
 */
export const addressChosen = (db: Db) =>
  db
    .select()
    .from(address)
    .where(
      and(
        eq(address.uid, oneOf('uid', 'int')),
        sql`case when ${sql.placeholder('addressId')}::text is null then ${address.isDefault}
          else ${address.addressId} = ${sql.placeholder('addressId')}::text end`,
      ),
    );

export const addAddress = async (db: Db, row: typeof address.$inferInsert) => {
  const rows = await db.insert(address).values(row).returning();
  return rows[0]!;
};

export const changeAddress = async (db: Db, uid: number, addressId: string, change: Partial<AddressRow>) => {
  const rows = await db.update(address).set(change).where(own(uid, addressId)).returning();
  return rows[0];
};

export const clearDefault = (db: Db, uid: number) =>
  db
    .update(address)
    .set({ isDefault: false })
    .where(and(eq(address.uid, uid), eq(address.isDefault, true)));

export const dropAddress = (db: Db, uid: number, addressId: string) =>
  db.delete(address).where(own(uid, addressId));
