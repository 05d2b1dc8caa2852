import type { StaffInvitation } from '#lib/contracts/staff.ts';
import { coveredPhone } from '#lib/kernel/covered-phone.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { auditAct } from '../../account/audit/index.ts';
import { invitations } from '../../account/company/index.ts';
import { accountById } from '../../account/identity/index.ts';
import { notifyUser } from '../../account/notice/index.ts';
import { askedRoles, deskOfRoles } from './asked-roles.ts';
import { staffInvitationFlow } from './invitation.flow.ts';
import { endInvitation, lockInvitation, openInvitationsTo, type InvitationRow } from './invitation.repo.ts';
import { addMember, writeRider } from './staff.repo.ts';

/** Where the people of a store are looked after. */
const STAFF_LINK = '/merchant/staff';

const invitationView = ({ invitation, name, nameEn, inviter }: InvitationRow): StaffInvitation => ({
  invitation_id: invitation.invitationId,
  store_name: name,
  store_name_en: nameEn,
  roles: askedRoles(invitation),
  inviter,
  create_time: invitation.createdAt.toISOString(),
  expire_time: invitation.expiresAt.toISOString(),
});

/** Stores that ask the caller's phone to work for them. */
export async function listStaffInvitations(
  ctx: UserContext,
): Promise<Result<{ invitations: StaffInvitation[] }, never>> {
  const { db } = ctx.database;
  const account = await accountById(db, ctx.actor.uid);
  const rows = account ? await openInvitationsTo(db, account.phone, ctx.clock.now()) : [];
  return ok({ invitations: rows.map(invitationView) });
}

/** Accepts or refuses an invitation to the caller's phone; who accepts works for the store from the next request on. */
export async function answerStaffInvitation(
  ctx: UserContext,
  { invitation_id: id, is_agreed: isAgreed }: { invitation_id: string; is_agreed: boolean },
): Promise<Result<undefined, 'staff.invitation_not_found'>> {
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const { uid } = ctx.actor;
    const account = (await invitations.lockAccount(db, uid))!;
    const now = ctx.clock.now();
    const row = await lockInvitation(db, id, now);
    if (row?.invitation.phone !== account.phone) return fail('staff.invitation_not_found');
    const { merId, storeRoles, isRider, invitedBy } = row.invitation;
    const roles = askedRoles(row.invitation);
    // Written to the store's audit trail, though the caller has no role there yet.
    const ended = await auditAct(
      ctx,
      { ...ctx.actor, merId },
      {
        role: 'merchant',
        act: 'POST /api/user/staff/invitation/:invitation_id/answer',
        input: { invitation_id: id, is_agreed: isAgreed, roles },
      },
    );
    await endInvitation(db, id, staffInvitationFlow.next('pending', isAgreed ? 'accept' : 'refuse')!, now);
    // A refusal by a stranger shows only the masked phone that was asked.
    const name = isAgreed ? account.nickname : coveredPhone(account.phone);
    const params = { name, store: row.name, store_en: row.nameEn, roles: roles.join(',') };
    if (isAgreed) {
      if (storeRoles.length > 0) await addMember(db, uid, merId, storeRoles);
      if (isRider) await writeRider(db, uid, merId, true);
      await notifyUser(ctx, { uid, kind: 'staff.added', params, link: deskOfRoles(roles) });
    }
    const kind = isAgreed ? 'staff.joined' : 'staff.refused';
    await notifyUser(ctx, { uid: invitedBy, kind, params, link: STAFF_LINK });
    await ended('done');
    ctx.log.warn({ merId, uid, roles }, kind);
    return ok();
  });
}
