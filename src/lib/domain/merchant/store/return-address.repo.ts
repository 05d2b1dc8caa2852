import { and, asc, desc, eq } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { hasWords } from '#lib/db/has-words.ts';
import { merchant, returnAddress } from '#lib/db/schema.ts';

export type ReturnAddressRow = typeof returnAddress.$inferSelect;

/** The one that is used unless another is chosen stands first. */
export const returnAddressesOf = (db: Db, merId: number, keyword?: string): Promise<ReturnAddressRow[]> =>
  db
    .select()
    .from(returnAddress)
    .where(
      and(
        eq(returnAddress.merId, merId),
        hasWords(keyword, returnAddress.address, returnAddress.name, returnAddress.phone),
      ),
    )
    .orderBy(desc(returnAddress.isDefault), asc(returnAddress.returnAddressId));

/** Locks a store's row, so that two savings of its addresses take turns. */
export const lockMerchant = (db: Db, merId: number) =>
  db.select({ merId: merchant.merId }).from(merchant).where(eq(merchant.merId, merId)).for('no key update');

export const noDefault = (db: Db, merId: number) =>
  db
    .update(returnAddress)
    .set({ isDefault: false })
    .where(and(eq(returnAddress.merId, merId), eq(returnAddress.isDefault, true)));

export async function addReturnAddress(db: Db, row: typeof returnAddress.$inferInsert): Promise<number> {
  const rows = await db.insert(returnAddress).values(row).returning({ id: returnAddress.returnAddressId });
  return rows[0]!.id;
}

export async function changeReturnAddress(
  db: Db,
  merId: number,
  id: number,
  values: Partial<ReturnAddressRow>,
): Promise<boolean> {
  const rows = await db
    .update(returnAddress)
    .set(values)
    .where(and(eq(returnAddress.merId, merId), eq(returnAddress.returnAddressId, id)))
    .returning({ id: returnAddress.returnAddressId });
  return rows.length === 1;
}

export async function dropReturnAddress(db: Db, merId: number, id: number): Promise<boolean> {
  const rows = await db
    .delete(returnAddress)
    .where(and(eq(returnAddress.merId, merId), eq(returnAddress.returnAddressId, id)))
    .returning({ id: returnAddress.returnAddressId });
  return rows.length === 1;
}
