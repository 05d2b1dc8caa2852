import type { TeamMember, TeamView } from '#lib/contracts/company-team.ts';
import { monthStart } from '#lib/kernel/clock.ts';
import { yuan } from '#lib/kernel/money.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { openHandover } from '../handover/handover.repo.ts';
import { openInvitationsOf } from './invitation.repo.ts';
import { invitationView } from './invitation-view.ts';
import { memberWith, membershipOf, roleOf, type Membership } from './membership.ts';
import { RIGHTS } from './rights.ts';
import { entriesOf, membersOf, orderedSince, type MemberRow } from './team.repo.ts';
import { coveredPhone } from '#lib/kernel/covered-phone.ts';

const amount = (fen: number | null): string | null => (fen === null ? null : yuan(fen));

/** An approver sets limits of those who buy; limits of admins are for admins. Never one's own, and never the owner's. */
export function mayLimit(caller: Membership, row: MemberRow): boolean {
  if (row.uid === caller.uid || row.uid === row.ownerUid) return false;
  const role = roleOf(row);
  // Who does not buy needs no limit.
  if (!RIGHTS[role].buy) return false;
  return caller.rights.manage || (caller.rights.approve && role !== 'admin');
}

function memberView(caller: Membership, row: MemberRow): TeamMember {
  const isSelf = row.uid === caller.uid;
  const showsLimit = isSelf || caller.rights.manage || caller.rights.approve;
  return {
    member_id: row.uid,
    nickname: row.nickname,
    avatar: row.avatar,
    phone: coveredPhone(row.phone),
    role: roleOf(row),
    is_owner: row.uid === row.ownerUid,
    is_self: isSelf,
    order_limit: showsLimit ? amount(row.limit) : null,
    month_budget: showsLimit ? amount(row.budget) : null,
    can_limit: mayLimit(caller, row),
    since: row.since?.toISOString() ?? null,
  };
}

/** The company of the caller with its people; null for an account without a company. */
export async function teamOf(ctx: UserContext): Promise<TeamView | null> {
  const caller = await membershipOf(ctx);
  if (!caller) return null;
  const { db } = ctx.database;
  const { companyId, rights } = caller;
  const rows = await membersOf(db, companyId);
  const open = await openHandover(db, companyId, ctx.clock.now());
  const isMine = open?.handover.toUid === caller.uid;
  const invitations = rights.manage ? await openInvitationsOf(db, companyId, ctx.clock.now()) : [];
  return {
    company_id: companyId,
    name: caller.companyName,
    role: caller.role,
    is_owner: caller.isOwner,
    can_manage: rights.manage,
    can_approve: rights.approve,
    can_account: rights.account,
    can_buy: rights.buy,
    order_limit: amount(rows[0]?.rule ?? null),
    own_limit: amount(caller.limit ?? null),
    own_budget: amount(caller.budget ?? null),
    own_month: yuan(
      caller.budget === undefined
        ? 0
        : await orderedSince(db, { companyId, uid: caller.uid, since: monthStart(ctx.clock.now()) }),
    ),
    members: rows.map((row) => memberView(caller, row)),
    invitations: invitations.map(invitationView),
    // Between the two alone, until it is done.
    handover:
      open && (isMine || caller.isOwner)
        ? {
            name: open.heir,
            owner: open.owner,
            is_mine: isMine,
            expire_time: open.handover.expiresAt.toISOString(),
          }
        : null,
  };
}

/** The caller's company and its people. */
export const readTeam = async (ctx: UserContext): Promise<Result<{ team: TeamView | null }, never>> =>
  ok({ team: await teamOf(ctx) });

/** What was done in the caller's company, newest first, before it is put in words. */
export async function listTeamLog(ctx: UserContext, page: { page: number; limit: number }) {
  const member = await memberWith(ctx, 'manage');
  if (!member.ok) return member;
  const { count, list } = await entriesOf(ctx.database.db, member.value.companyId, page);
  return ok({
    count,
    list: list.map(({ entry, nickname }) => ({
      entry_id: entry.companyLogId,
      actor: nickname ?? '',
      event: entry.event,
      params: entry.params,
      create_time: entry.createdAt.toISOString(),
    })),
  });
}

/** The team after a change that the caller has made. */
export async function teamAfter(ctx: UserContext): Promise<Result<TeamView, 'team.forbidden'>> {
  const team = await teamOf(ctx);
  return team ? ok(team) : fail('team.forbidden');
}

/** Everybody of a company who may decide about the caller's orders. */
export async function approversOf(ctx: UserContext, companyId: number): Promise<number[]> {
  const rows = await membersOf(ctx.database.db, companyId);
  return rows.filter((row) => row.uid !== ctx.actor.uid && RIGHTS[roleOf(row)].approve).map((row) => row.uid);
}

/** Everybody of a company who pays its orders and keeps its books. */
export async function accountantsOf(ctx: UserContext, companyId: number): Promise<number[]> {
  const rows = await membersOf(ctx.database.db, companyId);
  return rows.filter((row) => row.uid !== ctx.actor.uid && RIGHTS[roleOf(row)].account).map((row) => row.uid);
}
