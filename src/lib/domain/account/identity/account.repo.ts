import { eq } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { user, userRole } from '#lib/db/schema.ts';

export const accountByPhone = async (db: Db, phone: string) => {
  const rows = await db.select().from(user).where(eq(user.phone, phone));
  return rows[0];
};

export const accountById = async (db: Db, uid: number) => {
  const rows = await db.select().from(user).where(eq(user.uid, uid));
  return rows[0];
};

export const rolesOf = async (db: Db, uid: number): Promise<string[]> => {
  const rows = await db.select({ role: userRole.role }).from(userRole).where(eq(userRole.uid, uid));
  return rows.map((row) => row.role);
};

/** The new row, or nothing when the phone has an account already. */
export const addAccount = async (db: Db, row: typeof user.$inferInsert) => {
  const rows = await db.insert(user).values(row).onConflictDoNothing({ target: user.phone }).returning();
  return rows[0];
};

export const setPasswordHash = (db: Db, uid: number, passwordHash: string) =>
  db.update(user).set({ passwordHash }).where(eq(user.uid, uid));
