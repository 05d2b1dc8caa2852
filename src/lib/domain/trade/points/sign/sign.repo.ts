import { and, asc, count, desc, eq, like } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { signIn } from '#lib/db/schema.ts';

/** The last day on which an account signed in. */
export const lastSign = async (db: Db, uid: number) => {
  const rows = await db.select().from(signIn).where(eq(signIn.uid, uid)).orderBy(desc(signIn.day)).limit(1);
  return rows[0];
};

export async function countSigns(db: Db, uid: number): Promise<number> {
  const rows = await db.select({ n: count() }).from(signIn).where(eq(signIn.uid, uid));
  return rows[0]?.n ?? 0;
}

/** False when this day has its row already; a second request waits for the first. */
export async function addSign(db: Db, row: typeof signIn.$inferInsert): Promise<boolean> {
  const rows = await db.insert(signIn).values(row).onConflictDoNothing().returning({ day: signIn.day });
  return rows.length === 1;
}

/** Days of a month ("2026-11") in their order. */
export const signsOfMonth = (db: Db, uid: number, month: string) =>
  db
    .select({ day: signIn.day, points: signIn.points })
    .from(signIn)
    .where(and(eq(signIn.uid, uid), like(signIn.day, `${month}-%`)))
    .orderBy(asc(signIn.day));
