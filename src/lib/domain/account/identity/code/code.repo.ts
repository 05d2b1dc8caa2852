import { and, desc, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import type { SmsType } from '#lib/contracts/identity.ts';
import { smsCode } from '#lib/db/schema.ts';

export const addCode = (db: Db, row: typeof smsCode.$inferInsert) => db.insert(smsCode).values(row);

export async function codesSince(db: Db, phone: string, since: Date): Promise<Date[]> {
  const rows = await db
    .select({ createdAt: smsCode.createdAt })
    .from(smsCode)
    .where(and(eq(smsCode.phone, phone), gt(smsCode.createdAt, since)));
  return rows.map((row) => row.createdAt);
}

/** Takes one try of the latest code of this phone and type; undefined if there is no code or no try is left. */
export async function takeCodeTry(db: Db, at: { phone: string; type: SmsType; now: Date; tries: number }) {
  const latest = db
    .select({ id: smsCode.smsCodeId })
    .from(smsCode)
    .where(and(eq(smsCode.phone, at.phone), eq(smsCode.type, at.type)))
    .orderBy(desc(smsCode.createdAt), desc(smsCode.smsCodeId))
    .limit(1);
  const rows = await db
    .update(smsCode)
    .set({ tries: sql`${smsCode.tries} + 1` })
    .where(
      and(
        eq(smsCode.smsCodeId, latest),
        isNull(smsCode.usedAt),
        lt(smsCode.tries, at.tries),
        gt(smsCode.expiresAt, at.now),
      ),
    )
    .returning({ id: smsCode.smsCodeId, codeHash: smsCode.codeHash });
  return rows[0];
}

/** False when another request has used the code in between. */
export async function markCodeUsed(db: Db, id: string, usedAt: Date): Promise<boolean> {
  const rows = await db
    .update(smsCode)
    .set({ usedAt })
    .where(and(eq(smsCode.smsCodeId, id), isNull(smsCode.usedAt)))
    .returning({ id: smsCode.smsCodeId });
  return rows.length === 1;
}

export const dropOldCodes = (db: Db, before: Date) =>
  db.delete(smsCode).where(lte(smsCode.createdAt, before));
