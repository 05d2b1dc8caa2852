import type { CompanyOrderRow } from '#lib/contracts/approval.ts';
import { yuan } from '#lib/kernel/money.ts';
import { ok, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { memberWith } from '../../account/company/index.ts';
import { openBalances, type Balance } from '../order/index.ts';
import { companyOrders, type BookFilter } from './company-orders.repo.ts';

interface Listing extends BookFilter {
  page: number;
  limit: number;
}

/** Everything that was ordered for the caller's company, newest first, for who keeps its books. */
export async function listCompanyOrders(
  ctx: UserContext,
  { page, limit, ...filter }: Listing,
): Promise<Result<{ count: number; list: CompanyOrderRow[] }, 'team.forbidden'>> {
  const member = await memberWith(ctx, 'account');
  if (!member.ok) return member;
  const found = await companyOrders(ctx.database.db, member.value.companyId, filter, { page, limit });
  const now = ctx.clock.now();
  const balances = await openBalances(
    ctx,
    found.list.map(({ group }) => group.groupOrderId),
  );
  const list = found.list.map(({ group, buyer, refunded }) => ({
    group_order_id: group.groupOrderId,
    group_order_sn: group.groupOrderSn,
    buyer,
    status: group.status,
    approval: group.approval,
    total_num: group.totalNum,
    pay_price: yuan(group.payPrice),
    refunded_price: yuan(refunded),
    pay_type: group.payType,
    create_time: group.createdAt.toISOString(),
    pay_time: group.paidAt?.toISOString() ?? null,
    can_pay: group.status === 'unpaid' && group.approval !== 'waiting' && group.closesAt > now,
    balance: balanceView(balances.get(group.groupOrderId), now),
  }));
  return ok({ count: found.count, list });
}

function balanceView(row: Balance | undefined, now: Date): CompanyOrderRow['balance'] {
  if (!row) return null;
  const { presaleOrderId, balance, finalStartAt, finalEndAt, status } = row;
  return {
    presell_order_id: presaleOrderId,
    pay_price: yuan(balance),
    final_start_time: finalStartAt.toISOString(),
    final_end_time: finalEndAt.toISOString(),
    can_pay: status === 'due' && finalStartAt <= now && now < finalEndAt,
  };
}
