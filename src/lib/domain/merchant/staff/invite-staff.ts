import type { StaffRole } from '#lib/contracts/store-role.ts';
import { after } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { timer } from '#lib/kernel/timers.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { MerchantContext, SystemContext } from '#lib/domain/context.ts';
import { invitations } from '../../account/company/index.ts';
import { accountById } from '../../account/identity/index.ts';
import { notifyUser } from '../../account/notice/index.ts';
import { askedRoles } from './asked-roles.ts';
import { staffInvitationFlow } from './invitation.flow.ts';
import {
  addInvitation,
  endInvitation,
  endStale,
  lockInvitation,
  openInvitation,
  openInvitationsTo,
  type InvitationRow,
} from './invitation.repo.ts';
import { lockStaff, ridersOf } from './staff.repo.ts';
import { deskRoles, rolesOf, type Turns } from './turns.ts';

/** Where an account answers invitations of stores. */
const ANSWER_LINK = '/user#staff';

const params = (store: { name: string; nameEn: string }, inviter: string, roles: StaffRole[]) => ({
  store: store.name,
  store_en: store.nameEn,
  name: inviter,
  roles: roles.join(','),
});

/**
 * Invites a phone to work for the caller's store. A job notifies its account later; for a phone without an account,
 * answer and work are the same, so that the caller cannot find out who has an account here. The role begins when the
 * invitation is accepted.
 */
export async function inviteStaff(
  ctx: MerchantContext,
  { phone, ...turns }: Turns & { phone: string },
): Promise<Result<undefined, 'staff.invited_already' | 'staff.no_role' | 'staff.twice'>> {
  const roles = rolesOf(turns);
  if (roles.length === 0) return fail('staff.no_role');
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const { merId, uid: by } = ctx.actor;
    const known = (await invitations.accountByPhone(db, phone))?.uid;
    const staff = await lockStaff(db, merId);
    const riders = known === undefined ? [] : await ridersOf(db, merId);
    if (known !== undefined && (riders.includes(known) || staff.some((one) => one.uid === known)))
      return fail('staff.twice', undefined, 'phone');
    const now = ctx.clock.now();
    await endStale(db, merId, phone, now);
    const invitationId = newId(now);
    const isAdded = await addInvitation(db, {
      invitationId,
      merId,
      phone,
      storeRoles: deskRoles(roles),
      isRider: roles.includes('rider'),
      status: 'pending',
      invitedBy: by,
      createdAt: now,
      expiresAt: after(now, timer('invitation')),
    });
    if (!isAdded) return fail('staff.invited_already', undefined, 'phone');
    await ctx.jobs.send('staff.asked', { invitationId });
    ctx.log.warn({ merId, by, roles }, 'staff.invited');
    return ok();
  });
}

const tell = async (ctx: SystemContext, uid: number, { invitation, inviter, ...store }: InvitationRow) => {
  const said = params(store, inviter, askedRoles(invitation));
  await notifyUser(ctx, { uid, kind: 'staff.invited', params: said, link: ANSWER_LINK });
};

/** Tells the account behind an invitation's phone of it, if there is one. */
export async function notifyInvited(
  ctx: SystemContext,
  { invitationId }: { invitationId: string },
): Promise<void> {
  const { db } = ctx.database;
  const row = await openInvitation(db, invitationId, ctx.clock.now());
  const account = row && (await invitations.accountByPhone(db, row.invitation.phone));
  if (account) await tell(ctx, account.uid, row);
}

/** Takes an open invitation of the caller's store back. */
export async function withdrawStaffInvitation(
  ctx: MerchantContext,
  { invitation_id: id }: { invitation_id: string },
): Promise<Result<undefined, 'staff.invitation_not_found'>> {
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const { merId, uid: by } = ctx.actor;
    const now = ctx.clock.now();
    const row = await lockInvitation(db, id, now);
    if (row?.invitation.merId !== merId) return fail('staff.invitation_not_found');
    await endInvitation(db, id, staffInvitationFlow.next('pending', 'withdraw')!, now);
    ctx.log.warn({ merId, by }, 'staff.withdrawn');
    return ok();
  });
}

/** Tells a new account which stores had asked its phone before it was there. */
export async function notifyOpenInvitations(ctx: SystemContext, { uid }: { uid: number }): Promise<void> {
  await ctx.database.tx(async () => {
    const { db } = ctx.database;
    const account = await accountById(db, uid);
    const open = account ? await openInvitationsTo(db, account.phone, ctx.clock.now()) : [];
    for (const row of open) await tell(ctx, uid, row);
  });
}
