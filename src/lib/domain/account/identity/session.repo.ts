import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { session, user, userRole } from '../../../db/schema.ts';

/** One row for each role of the account; one with an empty role for plain buyers. */
export function sessionByHash(db: Db, tokenHash: string) {
  return db
    .select({
      sessionId: session.sessionId,
      uid: session.uid,
      expiresAt: session.expiresAt,
      revokedAt: session.revokedAt,
      status: user.status,
      role: userRole.role,
      merId: userRole.merId,
    })
    .from(session)
    .innerJoin(user, eq(user.uid, session.uid))
    .leftJoin(userRole, eq(userRole.uid, session.uid))
    .where(eq(session.tokenHash, tokenHash));
}
