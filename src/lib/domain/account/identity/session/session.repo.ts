import { and, desc, eq, gt, isNull, lte, ne, sql } from 'drizzle-orm';
import { builtOnce } from '#lib/db/built-once.ts';
import type { Db } from '#lib/db/database.ts';
import { initialPassword, secondFactor, session, user, userRole } from '#lib/db/schema.ts';
import { networkOf } from '#lib/kernel/network.ts';

const sessionOfHash = builtOnce((db) =>
  db
    .select({
      sessionId: session.sessionId,
      uid: session.uid,
      expiresAt: session.expiresAt,
      revokedAt: session.revokedAt,
      lastSeenAt: session.lastSeenAt,
      status: user.status,
      companyId: user.companyId,
      role: userRole.role,
      merId: userRole.merId,
      platformRoles: userRole.platformRoles,
      storeRoles: userRole.storeRoles,
      /** Still has the password that the mall made up. */
      initialUntil: initialPassword.expiresAt,
      factorSince: secondFactor.confirmedAt,
    })
    .from(session)
    .innerJoin(user, eq(user.uid, session.uid))
    .leftJoin(userRole, eq(userRole.uid, session.uid))
    .leftJoin(initialPassword, eq(initialPassword.uid, session.uid))
    .leftJoin(secondFactor, eq(secondFactor.uid, session.uid))
    .where(eq(session.tokenHash, sql.placeholder('tokenHash')))
    .orderBy(userRole.role, sql`not 'owner' = any(${userRole.storeRoles})`, userRole.merId),
);

/** One row for each role of the account; one with an empty role for plain buyers. */
export const sessionByHash = (db: Db, tokenHash: string) => sessionOfHash(db).execute({ tokenHash });

/** What an account that is not closed or frozen may do where. */
export const rolesOfAccount = (db: Db, uid: number) =>
  db
    .select({
      role: userRole.role,
      merId: userRole.merId,
      platformRoles: userRole.platformRoles,
      storeRoles: userRole.storeRoles,
    })
    .from(userRole)
    .innerJoin(user, eq(user.uid, userRole.uid))
    .where(and(eq(userRole.uid, uid), eq(user.status, 'active')));

export const addSession = (db: Db, row: typeof session.$inferInsert) => db.insert(session).values(row);

export const touchSession = (db: Db, sessionId: string, lastSeenAt: Date) =>
  db.update(session).set({ lastSeenAt }).where(eq(session.sessionId, sessionId));

export const liveSessions = (db: Db, uid: number, now: Date) =>
  db
    .select()
    .from(session)
    .where(and(eq(session.uid, uid), isNull(session.revokedAt), gt(session.expiresAt, now)))
    .orderBy(desc(session.lastSeenAt))
    .limit(100);

/** Ends one session of this account; answers how many that were. */
export async function revokeOne(db: Db, uid: number, sessionId: string, revokedAt: Date): Promise<number> {
  const rows = await db
    .update(session)
    .set({ revokedAt })
    .where(and(eq(session.uid, uid), eq(session.sessionId, sessionId), isNull(session.revokedAt)))
    .returning({ id: session.sessionId });
  return rows.length;
}

/** Ends every session of an account, but for one if it is named. */
export const revokeAll = (db: Db, uid: number, revokedAt: Date, except = '') =>
  db
    .update(session)
    .set({ revokedAt })
    .where(and(eq(session.uid, uid), isNull(session.revokedAt), ne(session.sessionId, except)));

/** Has this account ever been logged in from this address, or from its network where it is an IPv6 one? */
export async function knowsAddress(db: Db, uid: number, address: string): Promise<boolean> {
  const network = networkOf(address);
  const rows = await db
    .selectDistinct({ address: session.address })
    .from(session)
    .where(eq(session.uid, uid));
  return rows.some((known) => networkOf(known.address) === network);
}

export const dropOverSessions = (db: Db, before: Date) =>
  db.delete(session).where(lte(session.expiresAt, before));
