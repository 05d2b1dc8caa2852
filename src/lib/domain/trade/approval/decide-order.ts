import type { NoticeKind } from '#lib/contracts/states.ts';
import type { ApprovalView } from '#lib/contracts/approval.ts';
import { after } from '#lib/kernel/clock.ts';
import { timer } from '#lib/kernel/timers.ts';
import { fail, ok, type Result, type FailureOf } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { UserContext } from '#lib/domain/context.ts';
import {
  membershipForUpdate,
  notifyAccountants,
  tellApprovers,
  writeTeamEntry,
  type Membership,
} from '../../account/company/index.ts';
import { notifyUser } from '../../account/notice/index.ts';
import { cancelGroup, lockGroup, type GroupRow } from '../order/index.ts';
import { approvalFlow } from './approval.flow.ts';
import { approvalOf, keepDecision, keepRemark, type ApprovalRow } from './approval.repo.ts';
import { approvalView, stateOf } from './approval-view.ts';

interface Held {
  member: Membership;
  group: GroupRow;
  row: ApprovalRow;
}

/**
 * Locks the member's row, then the order's: the removal of a member takes these locks in the same order. Of two who
 * decide at once, the second finds the approval decided.
 */
async function lockRequest(
  ctx: UserContext,
  id: string,
): Promise<Result<Held, 'approval.decided' | 'approval.not_found' | 'approval.own' | 'team.forbidden'>> {
  const { db } = ctx.database;
  const member = await membershipForUpdate(ctx);
  if (!member?.rights.approve) return fail('team.forbidden');
  const group = await lockGroup(db, id);
  const row = group && (await approvalOf(db, id));
  if (!group || row?.approval.companyId !== member.companyId) return fail('approval.not_found');
  // The owner takes over orders of people who leave and may decide those, but not what he has requested himself.
  if (row.approval.requesterUid === member.uid) return fail('approval.own');
  const isOver = group.closesAt <= ctx.clock.now();
  if (isOver || stateOf(row) !== 'waiting') return fail('approval.decided');
  return ok({ member, group, row });
}

const notifyRequester = (
  ctx: UserContext,
  { group, row }: Held,
  kind: NoticeKind,
  params: Record<string, string>,
  link: string,
): Promise<void> =>
  // Told is who has the order now: after the requester has left the company, that is its owner.
  notifyUser(ctx, { uid: group.uid, kind, params: { sn: row.sn, ...params }, link });

async function viewOf(ctx: UserContext, { member, row }: Held): Promise<ApprovalView> {
  const { groupOrderId } = row.approval;
  return approvalView(member, (await approvalOf(ctx.database.db, groupOrderId))!);
}

/** Lets an order that waits be paid, for as long as any unpaid order at least. */
export async function approveOrder(
  ctx: UserContext,
  { id }: { id: string },
): Promise<
  Result<ApprovalView, 'approval.decided' | 'approval.not_found' | 'approval.own' | 'team.forbidden'>
> {
  return allOrNothing(ctx.database, async () => {
    const held = await lockRequest(ctx, id);
    if (!held.ok) return held;
    const { member, group } = held.value;
    const now = ctx.clock.now();
    const open = after(now, timer('unpaid_order'));
    const closesAt = group.closesAt > open ? group.closesAt : open;
    const state = approvalFlow.next('waiting', 'approve')!;
    await keepDecision(ctx.database.db, id, { state, closesAt, decidedBy: member.uid, decidedAt: now });
    await writeTeamEntry(ctx, member.companyId, 'approved', { sn: group.groupOrderSn });
    await tellApprovers(ctx, member.companyId);
    await notifyRequester(ctx, held.value, 'approval.approved', {}, `/payment?orderId=${id}`);
    await notifyAccountants(ctx, member.companyId, group);
    return ok(await viewOf(ctx, held.value));
  });
}

/** Cancels an order that waits, with a reason; its stock, coupons and points are released. */
export async function refuseOrder(
  ctx: UserContext,
  { id, reason: text }: { id: string; reason: string },
): Promise<
  Result<ApprovalView, FailureOf<typeof lockRequest> | FailureOf<typeof cancelGroup> | 'approval.reason'>
> {
  const reason = text.trim();
  return allOrNothing(ctx.database, async () => {
    const held = await lockRequest(ctx, id);
    if (!held.ok) return held;
    if (!reason) return fail('approval.reason', undefined, 'reason');
    const { member, group } = held.value;
    const state = approvalFlow.next('waiting', 'refuse')!;
    const decided = { state, decidedBy: member.uid, decidedAt: ctx.clock.now(), reason };
    await keepDecision(ctx.database.db, id, decided);
    const cancelled = await cancelGroup(ctx, group, 'cancel');
    if (!cancelled.ok) return cancelled;
    await writeTeamEntry(ctx, member.companyId, 'not_approved', { sn: group.groupOrderSn, reason });
    await notifyRequester(ctx, held.value, 'approval.refused', { reason }, '/user#company');
    return ok(await viewOf(ctx, held.value));
  });
}

/**
 * Says what the buyer should change of an order that waits; it goes on waiting, with its stock held, and may still be
 * approved or refused. The latest remark is kept with it until then.
 */
export async function askChange(
  ctx: UserContext,
  { id, reason: text }: { id: string; reason: string },
): Promise<Result<ApprovalView, FailureOf<typeof lockRequest> | 'approval.change'>> {
  const reason = text.trim();
  return allOrNothing(ctx.database, async () => {
    const held = await lockRequest(ctx, id);
    if (!held.ok) return held;
    if (!reason) return fail('approval.change', undefined, 'reason');
    const { member, group } = held.value;
    await keepRemark(ctx.database.db, id, reason);
    await writeTeamEntry(ctx, member.companyId, 'change_asked', { sn: group.groupOrderSn, reason });
    await tellApprovers(ctx, member.companyId);
    await notifyRequester(ctx, held.value, 'approval.change', { reason }, `/order_stay_detail?orderId=${id}`);
    return ok(await viewOf(ctx, held.value));
  });
}
