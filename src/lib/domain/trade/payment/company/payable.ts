import type { UserContext } from '#lib/domain/context.ts';
import { membershipOf } from '#lib/domain/account/company/index.ts';
import { groupOrderById, type GroupOrderRow } from '../payable.repo.ts';

/**
 * One's own orders, and for finance and admins those of their company. Checked again by every act, so that a removed
 * member cannot pay any more.
 */
export async function mayPay(ctx: UserContext, order: GroupOrderRow): Promise<boolean> {
  if (order.uid === ctx.actor.uid) return true;
  if (order.companyId === null || order.companyId !== ctx.actor.companyId) return false;
  const member = await membershipOf(ctx);
  return member?.companyId === order.companyId && member.rights.account;
}

/** A group order that the caller may pay. */
export async function payableOrder(
  ctx: UserContext,
  groupOrderId: string,
): Promise<GroupOrderRow | undefined> {
  const order = await groupOrderById(ctx.database.db, groupOrderId);
  return order && (await mayPay(ctx, order)) ? order : undefined;
}
