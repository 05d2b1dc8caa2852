import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { Context, UserContext } from '#lib/domain/context.ts';
import { returnCouponsOfGroup } from '../../coupon/index.ts';
import { tellApprovers } from '../../../account/company/index.ts';
import { notifyNotApproved, notifyTimedOut } from '../../../account/notice/index.ts';
import { returnPoints } from '../../points/index.ts';
import { returnCredits } from '../../sample/index.ts';
import { returnStock } from '../place/move-stock.ts';
import { groupOrderFlow } from '../order.flow.ts';
import {
  changeGroup,
  changeOrders,
  linesOfOrders,
  lockGroup,
  ordersOfGroup,
  type GroupRow,
} from '../order.repo.ts';
import { cancelBalances } from '../presale/balance-steps.ts';
import { writeLog } from '../write-log.ts';

/**
 * Cancels an unpaid group order of the caller; what it had taken comes back once. It locks the group order's row, as
 * paying does: of two at the same moment one wins.
 */
export async function cancelOrder(
  ctx: UserContext,
  { id }: { id: string },
): Promise<Result<undefined, 'order.cancelled' | 'order.not_found' | 'order.wrong_state'>> {
  return allOrNothing(ctx.database, async () => {
    const group = await lockGroup(ctx.database.db, id);
    if (!group || group.uid !== ctx.actor.uid) return fail('order.not_found');
    return cancelGroup(ctx, group, 'cancel');
  });
}

/** Cancels a group order whose row the caller's transaction has locked. */
export async function cancelGroup(
  ctx: Context,
  group: GroupRow,
  event: 'cancel' | 'time_out',
): Promise<Result<undefined, 'order.cancelled' | 'order.wrong_state'>> {
  if (group.status === 'cancelled') return fail('order.cancelled');
  const status = groupOrderFlow.next(group.status, event);
  if (!status) return fail('order.wrong_state');
  const { db } = ctx.database;
  await changeGroup(db, group.groupOrderId, { status, cancelReason: event, cancelledAt: ctx.clock.now() });
  const ids = (await ordersOfGroup(db, group.groupOrderId)).map((order) => order.orderId);
  await changeOrders(db, ids, { status: 'cancelled' });
  if (group.balancePrice > 0) await cancelBalances(ctx, group.groupOrderId);
  await writeLog(ctx, ids, { event, from: 'unpaid', to: 'cancelled' });
  await returnStock(ctx, await linesOfOrders(db, ids));
  await returnCredits(ctx, ids);
  await returnCouponsOfGroup(ctx, group.groupOrderId);
  await returnPoints(ctx, group);
  const { uid, groupOrderId, groupOrderSn: sn } = group;
  const tell = group.approval === 'waiting' ? notifyNotApproved : notifyTimedOut;
  if (event === 'time_out') await tell(ctx, { uid, groupOrderId, sn });
  if (group.approval === 'waiting' && group.companyId !== null) await tellApprovers(ctx, group.companyId);
  return ok();
}
