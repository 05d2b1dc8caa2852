import { and, eq, lt } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { cartMerge } from '#lib/db/schema.ts';

const isOf = (uid: number, guestCartId: string) =>
  and(eq(cartMerge.uid, uid), eq(cartMerge.guestCartId, guestCartId));

/** What went in before, locked until the transaction ends; a second request for the same waits here. */
export async function lockMerge(db: Db, uid: number, guestCartId: string, createdAt: Date) {
  await db.insert(cartMerge).values({ uid, guestCartId, createdAt }).onConflictDoNothing();
  const rows = await db.select().from(cartMerge).where(isOf(uid, guestCartId)).for('update');
  return rows[0]!;
}

export const keepMerge = (
  db: Db,
  uid: number,
  guestCartId: string,
  values: Pick<typeof cartMerge.$inferInsert, 'wanted' | 'answer'>,
) => db.update(cartMerge).set(values).where(isOf(uid, guestCartId));

/** Forgets merges that no browser will send again. */
export const dropOldMerges = (db: Db, before: Date) =>
  db.delete(cartMerge).where(lt(cartMerge.createdAt, before));
