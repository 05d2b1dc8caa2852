import type { ApprovalView } from '#lib/contracts/approval.ts';
import { yuan } from '#lib/kernel/money.ts';
import type { Membership } from '../../account/company/index.ts';
import type { ApprovalRow } from './approval.repo.ts';

/** A waiting approval is over once its order is no longer unpaid: it was cancelled, or its time ran out. */
export function stateOf(row: Pick<ApprovalRow, 'state' | 'orderStatus'>): string {
  if (row.state !== 'waiting') return row.state ?? 'over';
  return row.orderStatus === 'unpaid' ? 'waiting' : 'over';
}

export function approvalView(member: Membership, row: ApprovalRow): ApprovalView {
  const { approval } = row;
  const status = stateOf(row);
  const isOwn = approval.requesterUid === member.uid;
  return {
    group_order_id: approval.groupOrderId,
    group_order_sn: row.sn,
    status,
    requester: row.requester,
    is_own: isOwn,
    can_decide: status === 'waiting' && member.rights.approve && !isOwn,
    total_num: row.totalNum,
    amount: yuan(approval.amount),
    order_limit: yuan(approval.orderLimit),
    month_budget: approval.budget === null ? null : yuan(approval.budget),
    month_before: yuan(approval.monthBefore ?? 0),
    bought_before: yuan(row.boughtBefore),
    create_time: approval.createdAt.toISOString(),
    close_time: row.closesAt.toISOString(),
    decided_by: row.decider ?? '',
    decide_time: approval.decidedAt?.toISOString() ?? null,
    reason: approval.reason ?? '',
  };
}
