import { and, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import type { ScanState } from '#lib/contracts/states.ts';
import { scanLogin } from '#lib/db/schema.ts';

export const addScan = (db: Db, row: typeof scanLogin.$inferInsert) => db.insert(scanLogin).values(row);

export const scanByKey = async (db: Db, key: string, now: Date) => {
  const rows = await db
    .select()
    .from(scanLogin)
    .where(and(eq(scanLogin.key, key), gt(scanLogin.expiresAt, now)));
  return rows[0];
};

interface Move {
  key: string;
  from: ScanState;
  to: ScanState;
  /** The phone's account; a code that one account has opened is closed to the others. */
  uid?: number;
  now: Date;
}

/** Moves on in one statement; nothing when the code has expired or was moved by another. */
export async function moveScan(db: Db, { key, from, to, uid, now }: Move) {
  const isOwn = uid === undefined ? undefined : or(isNull(scanLogin.uid), eq(scanLogin.uid, uid));
  const rows = await db
    .update(scanLogin)
    .set({ status: to, ...(uid === undefined ? {} : { uid }) })
    .where(and(eq(scanLogin.key, key), eq(scanLogin.status, from), gt(scanLogin.expiresAt, now), isOwn))
    .returning();
  return rows[0];
}

/** Codes that this account has opened or confirmed lead nowhere any more. */
export const dropScansOf = (db: Db, uid: number) => db.delete(scanLogin).where(eq(scanLogin.uid, uid));

export const dropOverScans = (db: Db, now: Date) => db.delete(scanLogin).where(lte(scanLogin.expiresAt, now));
