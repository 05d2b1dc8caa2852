import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { fileLink, machineToken, session, user, userRole } from '#lib/db/schema.ts';

export type FileLinkRow = typeof fileLink.$inferSelect;
export type LinkAsker = NonNullable<FileLinkRow['asker']>;

export const addLinks = (db: Db, rows: (typeof fileLink.$inferInsert)[]) => db.insert(fileLink).values(rows);

export const dropOverLinks = (db: Db, now: Date) => db.delete(fileLink).where(lte(fileLink.expiresAt, now));

export async function linkByHash(db: Db, tokenHash: string, now: Date): Promise<FileLinkRow | undefined> {
  const rows = await db
    .select()
    .from(fileLink)
    .where(and(eq(fileLink.tokenHash, tokenHash), gt(fileLink.expiresAt, now)));
  return rows[0];
}

/** State of the account that created a link, of its session or token, and of the role under which it was created. */
export async function askerNow(db: Db, uid: number, { sessionId, machineTokenId, role, merId }: LinkAsker) {
  const ofRole = and(
    eq(userRole.uid, user.uid),
    eq(userRole.role, role ?? 'merchant'),
    sql`${userRole.merId} is not distinct from ${merId ?? null}::integer`,
  );
  const rows = await db
    .select({
      status: user.status,
      sessionEnd: session.revokedAt,
      tokenEnd: machineToken.revokedAt,
      storeRoles: userRole.storeRoles,
      platformRoles: userRole.platformRoles,
    })
    .from(user)
    .leftJoin(session, eq(session.sessionId, sessionId ?? ''))
    .leftJoin(machineToken, eq(machineToken.machineTokenId, machineTokenId ?? ''))
    .leftJoin(userRole, ofRole)
    .where(eq(user.uid, uid));
  return rows[0];
}
