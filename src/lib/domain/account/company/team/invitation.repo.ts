import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import type { InvitationState } from '#lib/contracts/states.ts';
import { company, companyInvitation, user } from '#lib/db/schema.ts';
import * as invitations from './invitations.repo.ts';

const rowsOf = (db: Db) =>
  db
    .select({ invitation: companyInvitation, companyName: company.name, inviter: user.nickname })
    .from(companyInvitation)
    .innerJoin(
      company,
      and(eq(company.companyId, companyInvitation.companyId), eq(company.status, 'verified')),
    )
    .innerJoin(user, eq(user.uid, companyInvitation.invitedBy));
export type InvitationRow = Awaited<ReturnType<typeof rowsOf>>[number];

export const openInvitationsOf = (db: Db, companyId: number, now: Date): Promise<InvitationRow[]> =>
  rowsOf(db)
    .where(and(eq(companyInvitation.companyId, companyId), invitations.isOpen(companyInvitation, now)))
    .orderBy(desc(companyInvitation.createdAt))
    .limit(invitations.SHOWN);

export const openInvitationsTo = (db: Db, phone: string, now: Date): Promise<InvitationRow[]> =>
  rowsOf(db)
    .where(and(eq(companyInvitation.phone, phone), invitations.isOpen(companyInvitation, now)))
    .orderBy(desc(companyInvitation.createdAt))
    .limit(invitations.SHOWN);

const openOne = (db: Db, invitationId: string, now: Date) =>
  rowsOf(db).where(
    and(eq(companyInvitation.invitationId, invitationId), invitations.isOpen(companyInvitation, now)),
  );

export const openInvitation = async (db: Db, id: string, now: Date): Promise<InvitationRow | undefined> =>
  (await openOne(db, id, now))[0];

/** The same, locked until the transaction ends. */
export const lockInvitation = async (db: Db, id: string, now: Date): Promise<InvitationRow | undefined> =>
  (await openOne(db, id, now).for('update', { of: companyInvitation }))[0];

/** Who sent an invitation, and who answers for its company. */
export async function peopleBehind(db: Db, invitationId: string): Promise<number[]> {
  const rows = await db
    .select({ invitedBy: companyInvitation.invitedBy, owner: company.applicantUid })
    .from(companyInvitation)
    .innerJoin(company, eq(company.companyId, companyInvitation.companyId))
    .where(eq(companyInvitation.invitationId, invitationId));
  return rows.flatMap(({ invitedBy, owner }) => (owner === null ? [invitedBy] : [invitedBy, owner]));
}

/** False when this phone is asked already. */
export async function addInvitation(db: Db, row: typeof companyInvitation.$inferInsert): Promise<boolean> {
  const rows = await db
    .insert(companyInvitation)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: companyInvitation.invitationId });
  return rows.length === 1;
}

export const endInvitation = (db: Db, id: string, status: InvitationState, decidedAt: Date) =>
  invitations.endInvitation(db, companyInvitation, id, { status, decidedAt });
export const endStale = (db: Db, companyId: number, phone: string, now: Date) =>
  invitations.endStale(db, companyInvitation, eq(companyInvitation.companyId, companyId), phone, now);
export const endInvitationsBy = (db: Db, companyId: number, uid: number, now: Date) =>
  invitations.endInvitationsBy(db, companyInvitation, eq(companyInvitation.companyId, companyId), uid, now);

export const endAllInvitations = (db: Db, companyId: number, now: Date) =>
  invitations.endAll(db, companyInvitation, eq(companyInvitation.companyId, companyId), now);

export { accountByPhone, lockAccount } from './invitations.repo.ts';

/** Whether the company that an account points at is one that it applied for and was rejected. */
export async function isRejected(db: Db, companyId: number): Promise<boolean> {
  const rows = await db
    .select({ status: company.status })
    .from(company)
    .where(eq(company.companyId, companyId));
  return rows[0]?.status === 'rejected';
}
