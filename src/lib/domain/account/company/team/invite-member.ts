import type { InvitationRow } from './invitation.repo.ts';
import type { TeamInvitation } from '#lib/contracts/company-team.ts';
import type { TeamRole } from '#lib/contracts/fields.ts';
import { after } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { TEAM_MAX } from '#lib/kernel/limits.ts';
import { timer } from '#lib/kernel/timers.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { SystemContext, UserContext } from '#lib/domain/context.ts';
import { notifyUser } from '../../notice/index.ts';
import {
  accountByPhone,
  addInvitation,
  endInvitation,
  endStale,
  lockInvitation,
  openInvitation,
  openInvitationsOf,
  openInvitationsTo,
} from './invitation.repo.ts';
import { invitationView } from './invitation-view.ts';
import { membershipForUpdate } from './membership.ts';
import { countMembers } from './team.repo.ts';
import { writeEntry } from './write-entry.ts';
import { coveredPhone } from '#lib/kernel/covered-phone.ts';

/** Where the people of a company are looked after. */
export const TEAM_LINK = '/user#company';

/**
 * Invites a phone to buy for the caller's company. A job notifies its account later; for a phone without an account, or
 * in another company, answer and work are the same, so that the caller cannot find out who has an account here.
 */
export async function inviteMember(
  ctx: UserContext,
  { phone, role }: { phone: string; role: TeamRole },
): Promise<
  Result<TeamInvitation, 'team.forbidden' | 'team.full' | 'team.invited_already' | 'team.member_already'>
> {
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const member = await membershipForUpdate(ctx);
    if (!member?.rights.manage) return fail('team.forbidden');
    const { companyId, companyName } = member;
    const now = ctx.clock.now();
    const known = await accountByPhone(db, phone);
    if (known?.companyId === companyId) return fail('team.member_already', undefined, 'phone');
    const open = await openInvitationsOf(db, companyId, now);
    if ((await countMembers(db, companyId)) + open.length >= TEAM_MAX)
      return fail('team.full', { n: TEAM_MAX });
    await endStale(db, companyId, phone, now);
    const invitation: InvitationRow['invitation'] = {
      invitationId: newId(now),
      companyId,
      phone,
      role,
      status: 'pending',
      invitedBy: ctx.actor.uid,
      createdAt: now,
      expiresAt: after(now, timer('invitation')),
      decidedAt: null,
    };
    if (!(await addInvitation(db, invitation))) return fail('team.invited_already', undefined, 'phone');
    await writeEntry(ctx, companyId, 'invited', { phone: coveredPhone(phone), role });
    await ctx.jobs.send('team.asked', { invitationId: invitation.invitationId });
    return ok(invitationView({ invitation, companyName, inviter: member.nickname }));
  });
}

/** Tells the account behind an invitation's phone of it, if there is one. */
export async function notifyInvited(
  ctx: SystemContext,
  { invitationId }: { invitationId: string },
): Promise<void> {
  const { db } = ctx.database;
  const row = await openInvitation(db, invitationId, ctx.clock.now());
  const account = row && (await accountByPhone(db, row.invitation.phone));
  if (!account) return;
  const params = { company: row.companyName, name: row.inviter };
  await notifyUser(ctx, { uid: account.uid, kind: 'team.invited', params, link: TEAM_LINK });
}

/** Takes an open invitation of the caller's company back. */
export async function withdrawInvitation(
  ctx: UserContext,
  { invitation_id: id }: { invitation_id: string },
): Promise<Result<undefined, 'team.forbidden' | 'team.invitation_not_found'>> {
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const member = await membershipForUpdate(ctx);
    const now = ctx.clock.now();
    const row = await lockInvitation(db, id, now);
    if (!row || row.invitation.companyId !== member?.companyId) return fail('team.invitation_not_found');
    if (!member.rights.manage) return fail('team.forbidden');
    await endInvitation(db, id, 'withdrawn', now);
    await writeEntry(ctx, member.companyId, 'withdrawn', { phone: coveredPhone(row.invitation.phone) });
    return ok();
  });
}

/** Companies that ask the phone of this account, the latest first. */
export async function invitationsTo(ctx: UserContext, phone: string): Promise<TeamInvitation[]> {
  const rows = await openInvitationsTo(ctx.database.db, phone, ctx.clock.now());
  return rows.map(invitationView);
}
