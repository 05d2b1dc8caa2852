import type { TeamRole } from '#lib/contracts/fields.ts';
import type { TeamView } from '#lib/contracts/company-team.ts';
import { parseYuan, yuan, type Fen } from '#lib/kernel/money.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { notifyUser } from '../../notice/index.ts';
import { endInvitationsBy } from './invitation.repo.ts';
import { TEAM_LINK } from './invite-member.ts';
import { membershipForUpdate, type Membership } from './membership.ts';
import { mayLimit, teamAfter } from './read-team.ts';
import { RIGHTS } from './rights.ts';
import { changeMember, lockAccounts, memberRow, setRule, type MemberRow } from './team.repo.ts';
import { writeEntry } from './write-entry.ts';

export interface Pair {
  caller: Membership;
  target: MemberRow;
}

/** The caller and a colleague, both locked until the transaction ends. */
export async function callerAndMemberForUpdate(
  ctx: UserContext,
  memberId: number,
): Promise<Result<Pair, 'team.forbidden' | 'team.member_not_found'>> {
  const { db } = ctx.database;
  await lockAccounts(db, [ctx.actor.uid, memberId]);
  const caller = await membershipForUpdate(ctx);
  if (!caller) return fail('team.forbidden');
  const target = await memberRow(db, memberId);
  if (!target || target.companyId !== caller.companyId) return fail('team.member_not_found');
  return ok({ caller, target });
}

/** Changes a member's role. */
export async function changeRole(
  ctx: UserContext,
  { member_id: memberId, role }: { member_id: number; role: TeamRole },
): Promise<Result<TeamView, 'team.forbidden' | 'team.member_not_found' | 'team.owner' | 'team.self'>> {
  return allOrNothing(ctx.database, async () => {
    const pair = await callerAndMemberForUpdate(ctx, memberId);
    if (!pair.ok) return pair;
    const { caller, target } = pair.value;
    if (!caller.rights.manage) return fail('team.forbidden');
    if (target.uid === caller.uid) return fail('team.self');
    if (target.uid === target.ownerUid) return fail('team.owner');
    const { db } = ctx.database;
    await changeMember(db, target.uid, { companyRole: role });
    if (!RIGHTS[role].manage) await endInvitationsBy(db, caller.companyId, target.uid, ctx.clock.now());
    const params = { name: target.nickname, from: target.role, to: role };
    await writeEntry(ctx, caller.companyId, 'role', params);
    await notifyUser(ctx, {
      uid: target.uid,
      kind: `team.role.${role}`,
      params: { company: caller.companyName },
      link: TEAM_LINK,
    });
    return teamAfter(ctx);
  });
}

/** Undefined when it is no sum above zero; null takes the limit away. */
function limitIn(text: string | null): Fen | null | undefined {
  if (text === null) return null;
  const fen = parseYuan(text);
  return fen !== undefined && fen >= 0 ? fen : undefined;
}

/**
 * Sets the sums above which a member's orders need an approval, for one order and for a month; null: the company's
 * rule. Members cannot set their own limit, so a requester who is also an approver cannot raise it.
 */
export async function limitMember(
  ctx: UserContext,
  input: {
    member_id: number;
    order_limit?: string | null | undefined;
    month_budget?: string | null | undefined;
  },
): Promise<Result<TeamView, 'team.forbidden' | 'team.member_not_found' | 'team.order_limit' | 'team.self'>> {
  const { member_id: memberId, order_limit: text, month_budget: monthText } = input;
  const limit = text === undefined ? undefined : limitIn(text);
  const budget = monthText === undefined ? undefined : limitIn(monthText);
  return allOrNothing(ctx.database, async () => {
    const pair = await callerAndMemberForUpdate(ctx, memberId);
    if (!pair.ok) return pair;
    const { caller, target } = pair.value;
    if (target.uid === caller.uid) return fail('team.self');
    if (!mayLimit(caller, target)) return fail('team.forbidden');
    if (text !== undefined && limit === undefined) return fail('team.order_limit', undefined, 'order_limit');
    if (monthText !== undefined && budget === undefined)
      return fail('team.order_limit', undefined, 'month_budget');
    const said = (fen: Fen | null) => ({
      name: target.nickname,
      ...(fen === null ? {} : { amount: yuan(fen) }),
    });
    if (limit !== undefined) {
      await changeMember(ctx.database.db, target.uid, { companyLimit: limit });
      await writeEntry(ctx, caller.companyId, limit === null ? 'no_limit' : 'limit', said(limit));
    }
    if (budget !== undefined) {
      await changeMember(ctx.database.db, target.uid, { companyBudget: budget });
      await writeEntry(ctx, caller.companyId, budget === null ? 'no_budget' : 'budget', said(budget));
    }
    return teamAfter(ctx);
  });
}

/** Sets above which sum purchasers' orders wait; purchasers have no hand in it. */
export async function setOrderRule(
  ctx: UserContext,
  { order_limit: text }: { order_limit: string | null },
): Promise<Result<TeamView, 'team.forbidden' | 'team.order_limit'>> {
  const limit = limitIn(text);
  return allOrNothing(ctx.database, async () => {
    const caller = await membershipForUpdate(ctx);
    if (!caller?.rights.approve) return fail('team.forbidden');
    if (limit === undefined) return fail('team.order_limit', undefined, 'order_limit');
    await setRule(ctx.database.db, caller.companyId, limit);
    const params: Record<string, string> = limit === null ? {} : { amount: yuan(limit) };
    await writeEntry(ctx, caller.companyId, limit === null ? 'no_rule' : 'rule', params);
    return teamAfter(ctx);
  });
}
