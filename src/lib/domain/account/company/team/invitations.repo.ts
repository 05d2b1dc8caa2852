// What invitations to a company and to a store have in common.
import { and, eq, gt, lte, type SQL } from 'drizzle-orm';
import type { InvitationState } from '#lib/contracts/states.ts';
import type { Db } from '#lib/db/database.ts';
import { user, type companyInvitation, type staffInvitation } from '#lib/db/schema.ts';

type Invitations = typeof companyInvitation | typeof staffInvitation;

export const SHOWN = 100;

export const isOpen = (of: Invitations, now: Date) => and(eq(of.status, 'pending'), gt(of.expiresAt, now));

export const endInvitation = (
  db: Db,
  of: Invitations,
  id: string,
  end: { status: InvitationState; decidedAt: Date },
) => db.update(of).set(end).where(eq(of.invitationId, id));

const withdraw = (db: Db, of: Invitations, which: SQL | undefined, decidedAt: Date) =>
  db
    .update(of)
    .set({ status: 'withdrawn', decidedAt })
    .where(and(which, eq(of.status, 'pending')));

/** Ends invitations that have expired without an answer, so that the phone can be invited again. */
export const endStale = (db: Db, of: Invitations, inviting: SQL, phone: string, now: Date) =>
  withdraw(db, of, and(inviting, eq(of.phone, phone), lte(of.expiresAt, now)), now);

/** Ends all open invitations. */
export const endAll = (db: Db, of: Invitations, inviting: SQL, now: Date) => withdraw(db, of, inviting, now);

/** Ends open invitations by an account that may no longer invite. */
export const endInvitationsBy = (db: Db, of: Invitations, inviting: SQL, uid: number, now: Date) =>
  withdraw(db, of, and(inviting, eq(of.invitedBy, uid)), now);

/** The account that answers, locked until the transaction ends so that its phone does not change. */
export async function lockAccount(db: Db, uid: number) {
  const rows = await db
    .select({ uid: user.uid, phone: user.phone, nickname: user.nickname, companyId: user.companyId })
    .from(user)
    .where(eq(user.uid, uid))
    .for('no key update');
  return rows[0];
}

/** The account behind a phone. */
export async function accountByPhone(db: Db, phone: string) {
  const rows = await db
    .select({ uid: user.uid, companyId: user.companyId })
    .from(user)
    .where(and(eq(user.phone, phone), eq(user.status, 'active')));
  return rows[0];
}
