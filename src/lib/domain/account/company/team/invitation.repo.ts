import { and, desc, eq, gt, lte } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import type { InvitationState } from '#lib/contracts/states.ts';
import { company, companyInvitation, user } from '#lib/db/schema.ts';

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

const isOpen = (now: Date) =>
  and(eq(companyInvitation.status, 'pending'), gt(companyInvitation.expiresAt, now));

const SHOWN = 100;
export const openInvitationsOf = (db: Db, companyId: number, now: Date): Promise<InvitationRow[]> =>
  rowsOf(db)
    .where(and(eq(companyInvitation.companyId, companyId), isOpen(now)))
    .orderBy(desc(companyInvitation.createdAt))
    .limit(SHOWN);

export const openInvitationsTo = (db: Db, phone: string, now: Date): Promise<InvitationRow[]> =>
  rowsOf(db)
    .where(and(eq(companyInvitation.phone, phone), isOpen(now)))
    .orderBy(desc(companyInvitation.createdAt))
    .limit(SHOWN);

/** An open invitation, held until the transaction ends. */
export async function lockInvitation(
  db: Db,
  invitationId: string,
  now: Date,
): Promise<InvitationRow | undefined> {
  const rows = await rowsOf(db)
    .where(and(eq(companyInvitation.invitationId, invitationId), isOpen(now)))
    .for('update', { of: companyInvitation });
  return rows[0];
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

export const endInvitation = (db: Db, invitationId: string, status: InvitationState, decidedAt: Date) =>
  db
    .update(companyInvitation)
    .set({ status, decidedAt })
    .where(eq(companyInvitation.invitationId, invitationId));

/** The place of an invitation that nobody has answered in time is free again. */
export const endStale = (db: Db, companyId: number, phone: string, now: Date) =>
  db
    .update(companyInvitation)
    .set({ status: 'withdrawn', decidedAt: now })
    .where(
      and(
        eq(companyInvitation.companyId, companyId),
        eq(companyInvitation.phone, phone),
        eq(companyInvitation.status, 'pending'),
        lte(companyInvitation.expiresAt, now),
      ),
    );

/** Nobody comes into a company on the word of whoever looks after its people no more. */
export const endInvitationsBy = (db: Db, companyId: number, uid: number, now: Date) =>
  db
    .update(companyInvitation)
    .set({ status: 'withdrawn', decidedAt: now })
    .where(
      and(
        eq(companyInvitation.companyId, companyId),
        eq(companyInvitation.invitedBy, uid),
        eq(companyInvitation.status, 'pending'),
      ),
    );

/** The account behind a phone, and the phone behind an account. */
export async function accountByPhone(db: Db, phone: string) {
  const rows = await db
    .select({ uid: user.uid, companyId: user.companyId })
    .from(user)
    .where(and(eq(user.phone, phone), eq(user.status, 'active')));
  return rows[0];
}
export async function lockAccount(db: Db, uid: number) {
  const rows = await db
    .select({ uid: user.uid, phone: user.phone, nickname: user.nickname, companyId: user.companyId })
    .from(user)
    .where(eq(user.uid, uid))
    .for('no key update');
  return rows[0];
}

/** Whether the company that an account points at is one that it applied for and was rejected. */
export async function isRejected(db: Db, companyId: number): Promise<boolean> {
  const rows = await db
    .select({ status: company.status })
    .from(company)
    .where(eq(company.companyId, companyId));
  return rows[0]?.status === 'rejected';
}
