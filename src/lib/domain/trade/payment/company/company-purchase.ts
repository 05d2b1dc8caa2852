import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { membershipForUpdate, membershipOf } from '#lib/domain/account/company/index.ts';
import { isAboveLimit } from '../../order/index.ts';
import { bindToCompany, type GroupOrderRow } from '../payable.repo.ts';

/**
 * Why this order may not be paid by the company's credit; undefined if it may. A private order above the member's limit
 * is refused, since it would get around the approval; orders of the company were checked when they were placed.
 */
export async function purchaseObstacle(
  ctx: UserContext,
  order: GroupOrderRow,
): Promise<'approval.personal' | undefined> {
  if (order.companyId !== null) return undefined;
  const member = await membershipOf(ctx);
  if (!member) return undefined;
  const isAbove = await isAboveLimit(ctx, member, order.payPrice + order.balancePrice);
  return isAbove || !member.rights.buy ? 'approval.personal' : undefined;
}

/** What is put on the company's credit is the company's order from then on. */
export async function asCompanyPurchase(
  ctx: UserContext,
  order: GroupOrderRow,
): Promise<Result<undefined, 'approval.personal'>> {
  if (order.companyId !== null) return ok();
  // Held, so that of several at once each sees the one before.
  const member = await membershipForUpdate(ctx);
  const obstacle = await purchaseObstacle(ctx, order);
  if (obstacle) return fail(obstacle);
  if (member) await bindToCompany(ctx.database.db, order.groupOrderId, member.companyId);
  return ok();
}
