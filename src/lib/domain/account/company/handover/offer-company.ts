import type { TeamView } from '#lib/contracts/company-team.ts';
import { after } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { fail, type FailureOf, type Result } from '#lib/kernel/result.ts';
import { timer } from '#lib/kernel/timers.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { proveHolder } from '../../identity/index.ts';
import { notifyUser } from '../../notice/index.ts';
import { callerAndMemberForUpdate } from '../team/change-member.ts';
import { TEAM_LINK } from '../team/invite-member.ts';
import { membershipForUpdate, membershipOf } from '../team/membership.ts';
import { teamAfter } from '../team/read-team.ts';
import { writeEntry } from '../team/write-entry.ts';
import { handoverFlow } from './handover.flow.ts';
import { addHandover, endHandover, endStaleHandover, lockHandover } from './handover.repo.ts';

/** The owner offers the company to a member; nothing changes until that one accepts. */
export async function offerCompany(
  ctx: UserContext,
  { member_id: memberId, password, code }: { member_id: number; password: string; code: string },
): Promise<
  Result<
    TeamView,
    | FailureOf<typeof proveHolder>
    | 'team.forbidden'
    | 'team.handover_open'
    | 'team.member_not_found'
    | 'team.self'
  >
> {
  // Before the password is asked about: whoever is no owner tries no passwords here.
  if (!(await membershipOf(ctx))?.isOwner) return fail('team.forbidden');
  const proved = await proveHolder(ctx, { password, code });
  if (!proved.ok) return proved;
  return allOrNothing(ctx.database, async () => {
    const pair = await callerAndMemberForUpdate(ctx, memberId);
    if (!pair.ok) return pair;
    const { caller, target } = pair.value;
    if (!caller.isOwner) return fail('team.forbidden');
    if (target.uid === caller.uid) return fail('team.self');
    const { db } = ctx.database;
    const { companyId, companyName } = caller;
    const now = ctx.clock.now();
    await endStaleHandover(db, companyId, now);
    const added = await addHandover(db, {
      handoverId: newId(now),
      companyId,
      fromUid: caller.uid,
      toUid: target.uid,
      status: 'pending',
      createdAt: now,
      expiresAt: after(now, timer('invitation')),
    });
    if (!added) return fail('team.handover_open');
    await writeEntry(ctx, companyId, 'handover_asked', { name: target.nickname });
    const params = { name: caller.nickname, company: companyName };
    await notifyUser(ctx, { uid: target.uid, kind: 'team.handover.asked', params, link: TEAM_LINK });
    return teamAfter(ctx);
  });
}

/** The owner takes the offer back. */
export async function withdrawCompany(
  ctx: UserContext,
): Promise<Result<TeamView, 'team.forbidden' | 'team.handover_over'>> {
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const member = await membershipForUpdate(ctx);
    if (!member?.isOwner) return fail('team.forbidden');
    const now = ctx.clock.now();
    const open = await lockHandover(db, member.companyId, now);
    if (!open) return fail('team.handover_over');
    const { handoverId, toUid } = open.handover;
    await endHandover(db, handoverId, { status: handoverFlow.next('pending', 'withdraw')!, decidedAt: now });
    await writeEntry(ctx, member.companyId, 'handover_withdrawn', { name: open.heir });
    const params = { company: open.companyName };
    await notifyUser(ctx, { uid: toUid, kind: 'team.handover.withdrawn', params, link: TEAM_LINK });
    return teamAfter(ctx);
  });
}
