import { and, desc, eq, gt, lte } from 'drizzle-orm';
import type { InvitationState } from '#lib/contracts/states.ts';
import type { Db } from '#lib/db/database.ts';
import { merchant, staffInvitation, user } from '#lib/db/schema.ts';

const rowsOf = (db: Db) =>
  db
    .select({
      invitation: staffInvitation,
      name: merchant.name,
      nameEn: merchant.nameEn,
      inviter: user.nickname,
    })
    .from(staffInvitation)
    .innerJoin(merchant, eq(merchant.merId, staffInvitation.merId))
    .innerJoin(user, eq(user.uid, staffInvitation.invitedBy));
export type InvitationRow = Awaited<ReturnType<typeof rowsOf>>[number];

const isOpen = (now: Date) => and(eq(staffInvitation.status, 'pending'), gt(staffInvitation.expiresAt, now));

const SHOWN = 100;
export const openInvitationsOf = (db: Db, merId: number, now: Date): Promise<InvitationRow[]> =>
  rowsOf(db)
    .where(and(eq(staffInvitation.merId, merId), isOpen(now)))
    .orderBy(desc(staffInvitation.createdAt))
    .limit(SHOWN);

export const openInvitationsTo = (db: Db, phone: string, now: Date): Promise<InvitationRow[]> =>
  rowsOf(db)
    .where(and(eq(staffInvitation.phone, phone), isOpen(now)))
    .orderBy(desc(staffInvitation.createdAt))
    .limit(SHOWN);

/** An open invitation, held until the transaction ends. */
export async function lockInvitation(
  db: Db,
  invitationId: string,
  now: Date,
): Promise<InvitationRow | undefined> {
  const rows = await rowsOf(db)
    .where(and(eq(staffInvitation.invitationId, invitationId), isOpen(now)))
    .for('update', { of: staffInvitation });
  return rows[0];
}

/** False when this phone is asked already. */
export async function addInvitation(db: Db, row: typeof staffInvitation.$inferInsert): Promise<boolean> {
  const rows = await db
    .insert(staffInvitation)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: staffInvitation.invitationId });
  return rows.length === 1;
}

export const endInvitation = (db: Db, invitationId: string, status: InvitationState, decidedAt: Date) =>
  db.update(staffInvitation).set({ status, decidedAt }).where(eq(staffInvitation.invitationId, invitationId));

/** The place of an invitation that nobody has answered in time is free again. */
export const endStale = (db: Db, merId: number, phone: string, now: Date) =>
  db
    .update(staffInvitation)
    .set({ status: 'withdrawn', decidedAt: now })
    .where(
      and(
        eq(staffInvitation.merId, merId),
        eq(staffInvitation.phone, phone),
        eq(staffInvitation.status, 'pending'),
        lte(staffInvitation.expiresAt, now),
      ),
    );

/** Nobody comes into a store on the word of whoever runs it no more. */
export const endInvitationsBy = (db: Db, merId: number, uid: number, now: Date) =>
  db
    .update(staffInvitation)
    .set({ status: 'withdrawn', decidedAt: now })
    .where(
      and(
        eq(staffInvitation.merId, merId),
        eq(staffInvitation.invitedBy, uid),
        eq(staffInvitation.status, 'pending'),
      ),
    );

/** The account that answers, its phone held as it is until the transaction ends. */
export async function lockAccount(db: Db, uid: number) {
  const rows = await db
    .select({ phone: user.phone, nickname: user.nickname })
    .from(user)
    .where(eq(user.uid, uid))
    .for('no key update');
  return rows[0];
}
