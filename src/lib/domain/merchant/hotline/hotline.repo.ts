import { and, desc, eq, gt } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { merchant, user, virtualPhone } from '#lib/db/schema.ts';

export async function storePhone(db: Db, merId: number) {
  const rows = await db
    .select({ phone: merchant.servicePhone, status: merchant.status })
    .from(merchant)
    .where(eq(merchant.merId, merId));
  return rows[0];
}

export async function phoneOf(db: Db, uid: number): Promise<string> {
  const rows = await db.select({ phone: user.phone }).from(user).where(eq(user.uid, uid));
  return rows[0]?.phone ?? '';
}

export async function lentNumber(db: Db, uid: number, merId: number, now: Date) {
  const rows = await db
    .select()
    .from(virtualPhone)
    .where(and(eq(virtualPhone.uid, uid), eq(virtualPhone.merId, merId), gt(virtualPhone.expiresAt, now)))
    .orderBy(desc(virtualPhone.expiresAt))
    .limit(1);
  return rows[0];
}

export const keepNumber = (db: Db, row: typeof virtualPhone.$inferInsert) =>
  db.insert(virtualPhone).values(row);
