import { and, desc, eq } from 'drizzle-orm';
import type { InvitationState } from '#lib/contracts/states.ts';
import type { Db } from '#lib/db/database.ts';
import { merchant, staffInvitation, user } from '#lib/db/schema.ts';
import { invitations } from '../../account/company/index.ts';

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

export const openInvitationsOf = (db: Db, merId: number, now: Date): Promise<InvitationRow[]> =>
  rowsOf(db)
    .where(and(eq(staffInvitation.merId, merId), invitations.isOpen(staffInvitation, now)))
    .orderBy(desc(staffInvitation.createdAt))
    .limit(invitations.SHOWN);

export const openInvitationsTo = (db: Db, phone: string, now: Date): Promise<InvitationRow[]> =>
  rowsOf(db)
    .where(and(eq(staffInvitation.phone, phone), invitations.isOpen(staffInvitation, now)))
    .orderBy(desc(staffInvitation.createdAt))
    .limit(invitations.SHOWN);

const openOne = (db: Db, invitationId: string, now: Date) =>
  rowsOf(db).where(
    and(eq(staffInvitation.invitationId, invitationId), invitations.isOpen(staffInvitation, now)),
  );

export const openInvitation = async (db: Db, id: string, now: Date): Promise<InvitationRow | undefined> =>
  (await openOne(db, id, now))[0];

/** The same, locked until the transaction ends. */
export const lockInvitation = async (db: Db, id: string, now: Date): Promise<InvitationRow | undefined> =>
  (await openOne(db, id, now).for('update', { of: staffInvitation }))[0];

/** False when this phone is asked already. */
export async function addInvitation(db: Db, row: typeof staffInvitation.$inferInsert): Promise<boolean> {
  const rows = await db
    .insert(staffInvitation)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: staffInvitation.invitationId });
  return rows.length === 1;
}

export const endInvitation = (db: Db, id: string, status: InvitationState, decidedAt: Date) =>
  invitations.endInvitation(db, staffInvitation, id, { status, decidedAt });
export const endStale = (db: Db, merId: number, phone: string, now: Date) =>
  invitations.endStale(db, staffInvitation, eq(staffInvitation.merId, merId), phone, now);
export const endInvitationsBy = (db: Db, merId: number, uid: number, now: Date) =>
  invitations.endInvitationsBy(db, staffInvitation, eq(staffInvitation.merId, merId), uid, now);
