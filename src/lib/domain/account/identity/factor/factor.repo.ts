import { and, count, eq, gt, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { loginTicket, recoveryCode, secondFactor } from '#lib/db/schema.ts';

export async function factorOf(db: Db, uid: number) {
  const rows = await db.select().from(secondFactor).where(eq(secondFactor.uid, uid));
  return rows[0];
}

/** A secret that waits for its first code; one that waited before is gone. False when one is in force. */
export async function beginFactor(db: Db, row: { uid: number; secret: string; createdAt: Date }) {
  const rows = await db
    .insert(secondFactor)
    .values(row)
    .onConflictDoUpdate({
      target: secondFactor.uid,
      set: { secret: row.secret, createdAt: row.createdAt, lastStep: 0 },
      setWhere: isNull(secondFactor.confirmedAt),
    })
    .returning({ uid: secondFactor.uid });
  return rows.length === 1;
}

/** False when it is in force already. */
export async function confirmFactor(db: Db, uid: number, confirmedAt: Date): Promise<boolean> {
  const rows = await db
    .update(secondFactor)
    .set({ confirmedAt })
    .where(and(eq(secondFactor.uid, uid), isNull(secondFactor.confirmedAt)))
    .returning({ uid: secondFactor.uid });
  return rows.length === 1;
}

/** False when a code of this step, or of a later one, was used: parallel requests cannot use one twice. */
export async function takeStep(db: Db, uid: number, step: number): Promise<boolean> {
  const rows = await db
    .update(secondFactor)
    .set({ lastStep: step })
    .where(and(eq(secondFactor.uid, uid), lt(secondFactor.lastStep, step)))
    .returning({ uid: secondFactor.uid });
  return rows.length === 1;
}

/** Logins of an account that wait for their second half. */
export const dropTicketsOf = (db: Db, uid: number) => db.delete(loginTicket).where(eq(loginTicket.uid, uid));

/** Factor, codes on paper and open tickets. */
export async function dropFactor(db: Db, uid: number): Promise<void> {
  await db.delete(recoveryCode).where(eq(recoveryCode.uid, uid));
  await dropTicketsOf(db, uid);
  await db.delete(secondFactor).where(eq(secondFactor.uid, uid));
}

export async function replaceRecoveryCodes(
  db: Db,
  uid: number,
  codeHashes: string[],
  createdAt: Date,
): Promise<void> {
  await db.delete(recoveryCode).where(eq(recoveryCode.uid, uid));
  await db.insert(recoveryCode).values(codeHashes.map((codeHash) => ({ uid, codeHash, createdAt })));
}

export async function takeRecoveryCode(
  db: Db,
  uid: number,
  codeHash: string,
  usedAt: Date,
): Promise<boolean> {
  const rows = await db
    .update(recoveryCode)
    .set({ usedAt })
    .where(and(eq(recoveryCode.uid, uid), eq(recoveryCode.codeHash, codeHash), isNull(recoveryCode.usedAt)))
    .returning({ uid: recoveryCode.uid });
  return rows.length === 1;
}

export async function recoveryLeft(db: Db, uid: number): Promise<number> {
  const rows = await db
    .select({ n: count() })
    .from(recoveryCode)
    .where(and(eq(recoveryCode.uid, uid), isNull(recoveryCode.usedAt)));
  return rows[0]?.n ?? 0;
}

export const addTicket = (db: Db, row: typeof loginTicket.$inferInsert) => db.insert(loginTicket).values(row);

/** Takes one try of a ticket; nothing when it is over, used, or its tries are gone. */
export async function takeTicketTry(
  db: Db,
  ticketHash: string,
  { now, tries }: { now: Date; tries: number },
) {
  const rows = await db
    .update(loginTicket)
    .set({ tries: sql`${loginTicket.tries} + 1` })
    .where(
      and(
        eq(loginTicket.ticketHash, ticketHash),
        lt(loginTicket.tries, tries),
        gt(loginTicket.expiresAt, now),
      ),
    )
    .returning();
  return rows[0];
}

/** False when another request has used it in between. */
export async function spendTicket(db: Db, ticketHash: string): Promise<boolean> {
  const rows = await db
    .delete(loginTicket)
    .where(eq(loginTicket.ticketHash, ticketHash))
    .returning({ uid: loginTicket.uid });
  return rows.length === 1;
}

export const dropOverTickets = (db: Db, now: Date) =>
  db.delete(loginTicket).where(lte(loginTicket.expiresAt, now));

/** Any stored secret, to test whether the mall's key decrypts it. */
export async function anySecret(db: Db): Promise<string | undefined> {
  const rows = await db
    .select({ secret: secondFactor.secret })
    .from(secondFactor)
    .where(isNotNull(secondFactor.confirmedAt))
    .limit(1);
  return rows[0]?.secret;
}
