import type { TeamInvitation, TeamView } from '#lib/contracts/company-team.ts';
import { TEAM_MAX } from '#lib/kernel/limits.ts';
import { coveredPhone } from '#lib/kernel/covered-phone.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { accountById } from '../../identity/index.ts';
import { notifyUser } from '../../notice/index.ts';
import { invitationFlow } from './invitation.flow.ts';
import { endInvitation, isRejected, lockAccount, lockInvitation, peopleBehind } from './invitation.repo.ts';
import { invitationsTo, TEAM_LINK } from './invite-member.ts';
import { teamOf } from './read-team.ts';
import { changeMember, countMembers, lockAccounts } from './team.repo.ts';
import { writeEntry } from './write-entry.ts';

/** Companies that ask the caller's phone to buy for them. */
export async function listInvitations(
  ctx: UserContext,
): Promise<Result<{ invitations: TeamInvitation[] }, never>> {
  const account = await accountById(ctx.database.db, ctx.actor.uid);
  return ok({ invitations: account ? await invitationsTo(ctx, account.phone) : [] });
}

/**
 * Accepts or refuses an invitation to the caller's phone; who accepts is in with the next request. One account buys
 * for one company.
 */
export async function answerInvitation(
  ctx: UserContext,
  { invitation_id: id, is_agreed: isAgreed }: { invitation_id: string; is_agreed: boolean },
): Promise<Result<{ team: TeamView | null }, 'team.elsewhere' | 'team.full' | 'team.invitation_not_found'>> {
  const { db } = ctx.database;
  const { uid } = ctx.actor;
  const answered = await allOrNothing(ctx.database, async () => {
    const now = ctx.clock.now();
    // The accounts are locked before the invitation, as the closing of an account does: its owner may be closing it
    // now, and the two would deadlock.
    await lockAccounts(db, [uid, ...(await peopleBehind(db, id))]);
    const account = (await lockAccount(db, uid))!;
    const row = await lockInvitation(db, id, now);
    if (!row || row.invitation.phone !== account.phone) return fail('team.invitation_not_found');
    const { companyId, role, invitedBy } = row.invitation;
    const status = invitationFlow.next('pending', isAgreed ? 'accept' : 'refuse')!;
    if (isAgreed) {
      if (account.companyId !== null && !(await isRejected(db, account.companyId)))
        return fail('team.elsewhere');
      if ((await countMembers(db, companyId)) >= TEAM_MAX) return fail('team.full', { n: TEAM_MAX });
      await changeMember(db, uid, {
        companyId,
        companyRole: role,
        companyLimit: null,
        companyBudget: null,
        companySince: now,
      });
    }
    await endInvitation(db, id, status, now);
    // A refusal by a stranger shows only the masked phone that was asked.
    const name = isAgreed ? account.nickname : coveredPhone(account.phone);
    await writeEntry(ctx, companyId, isAgreed ? 'joined' : 'refused', { name, role });
    const kind = isAgreed ? 'team.joined' : 'team.refused';
    await notifyUser(ctx, { uid: invitedBy, kind, params: { name }, link: TEAM_LINK });
    return ok();
  });
  return answered.ok ? ok({ team: await teamOf(ctx) }) : answered;
}
