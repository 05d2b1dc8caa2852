import type { ApprovalView, CompanyOrder } from '#lib/contracts/approval.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { membershipOf } from '../../account/company/index.ts';
import { groupById, showGroup } from '../order/index.ts';
import { approvalOf, approvalsOf } from './approval.repo.ts';
import { approvalView } from './approval-view.ts';

interface Listing {
  status: 'waiting' | 'decided';
  page: number;
  limit: number;
}

/** Orders of the caller's company that wait, or were decided: all for those who decide, one's own for the others. */
export async function listApprovals(
  ctx: UserContext,
  { status, ...page }: Listing,
): Promise<Result<{ count: number; list: ApprovalView[] }, never>> {
  const member = await membershipOf(ctx);
  if (!member) return ok({ count: 0, list: [] });
  const requesterUid = member.rights.approve ? undefined : member.uid;
  const filter = { companyId: member.companyId, requesterUid, isWaiting: status === 'waiting' };
  const found = await approvalsOf(ctx.database.db, filter, page);
  return ok({ count: found.count, list: found.list.map((row) => approvalView(member, row)) });
}

/**
 * An order of the caller's company with its goods: any for admins and finance, for approvers those that needed
 * approval, for everybody his own.
 */
export async function readCompanyOrder(
  ctx: UserContext,
  { id }: { id: string },
): Promise<Result<CompanyOrder, 'order.not_found'>> {
  const { db } = ctx.database;
  const member = await membershipOf(ctx);
  const group = member && (await groupById(db, id));
  if (!group || group.companyId !== member.companyId) return fail('order.not_found');
  const row = await approvalOf(db, id);
  const { account, approve } = member.rights;
  if (!account && !(approve && row) && group.uid !== member.uid) return fail('order.not_found');
  return ok({ order: await showGroup(ctx, group), approval: row ? approvalView(member, row) : null });
}
