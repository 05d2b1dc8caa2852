import type { TeamView } from '#lib/contracts/company-team.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { notifyUser } from '../../notice/index.ts';
import { callerAndMemberForUpdate } from './change-member.ts';
import { endHandoversTo } from '../handover/handover.repo.ts';
import { endInvitationsBy } from './invitation.repo.ts';
import { membershipOf } from './membership.ts';
import { teamAfter } from './read-team.ts';
import { changeMember, handOver, lockAccounts } from './team.repo.ts';
import { writeEntry, type TeamEvent } from './write-entry.ts';

interface Leaving {
  uid: number;
  nickname: string;
  companyId: number;
  /** Who gets the orders. */
  heir: number;
}

/**
 * Ends a membership whose account is locked: the account belongs to no company, invitations that it sent end, and its
 * orders for the company go to `heir`.
 */
async function endMembership(ctx: UserContext, event: TeamEvent, leaving: Leaving): Promise<void> {
  const { db } = ctx.database;
  const { uid, nickname, companyId, heir } = leaving;
  await changeMember(db, uid, {
    companyId: null,
    companyRole: 'purchaser',
    companyLimit: null,
    companyBudget: null,
    companySince: null,
  });
  await endInvitationsBy(db, companyId, uid, ctx.clock.now());
  await endHandoversTo(db, companyId, uid, ctx.clock.now());
  const number = await handOver(db, { companyId, from: uid, to: heir });
  await writeEntry(ctx, companyId, event, { name: nickname, number: String(number) });
}

/**
 * Removes a member. From the next request on the company is closed to them: membership is read for each request, and
 * what they bought for it belongs to the owner now.
 */
export async function removeMember(
  ctx: UserContext,
  { member_id: memberId }: { member_id: number },
): Promise<Result<TeamView, 'team.forbidden' | 'team.member_not_found' | 'team.owner' | 'team.self'>> {
  return allOrNothing(ctx.database, async () => {
    const pair = await callerAndMemberForUpdate(ctx, memberId);
    if (!pair.ok) return pair;
    const { caller, target } = pair.value;
    if (!caller.rights.manage) return fail('team.forbidden');
    if (target.uid === caller.uid) return fail('team.self');
    if (target.uid === target.ownerUid) return fail('team.owner');
    const { companyId, companyName } = caller;
    const { uid, nickname } = target;
    await endMembership(ctx, 'removed', { uid, nickname, companyId, heir: target.ownerUid ?? caller.uid });
    await notifyUser(ctx, { uid, kind: 'team.removed', params: { company: companyName } });
    return teamAfter(ctx);
  });
}

/** The caller leaves the company. Its owner stays. */
export async function leaveTeam(
  ctx: UserContext,
): Promise<Result<undefined, 'team.not_member' | 'team.owner_leaves'>> {
  return allOrNothing(ctx.database, async () => {
    await lockAccounts(ctx.database.db, [ctx.actor.uid]);
    const member = await membershipOf(ctx);
    if (!member) return fail('team.not_member');
    const { uid, nickname, companyId, ownerUid } = member;
    // Without an owner there would be no account to take the orders.
    if (member.isOwner || ownerUid === null) return fail('team.owner_leaves');
    await endMembership(ctx, 'left', { uid, nickname, companyId, heir: ownerUid });
    await notifyUser(ctx, { uid: ownerUid, kind: 'team.left', params: { name: nickname } });
    return ok();
  });
}
