import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { Context } from '#lib/domain/context.ts';
import { returnCoupons } from '../../coupon/index.ts';
import { linesOfOrders, lockOrder } from '../order.repo.ts';
import { returnStock } from '../place/move-stock.ts';
import { stepOrder } from '../step-order.ts';
import { presaleOrderFlow } from './presale-order.flow.ts';
import { changePresale, lockPresale, presalesOfOrders, type PresaleRow } from './presale-order.repo.ts';

/** The presale of a store order, locked until the transaction ends. */
export async function presaleForUpdate(ctx: Context, orderId: string): Promise<PresaleRow | undefined> {
  const [row] = await presalesOfOrders(ctx.database.db, [orderId]);
  return row && lockPresale(ctx.database.db, row.presaleOrderId);
}

/**
 * Ends an order whose deposit is given back by goodwill (states 3.2), while its balance is due or after it was closed;
 * reserved stock and used coupons are given back. The caller has locked the presale and books the money in the same
 * transaction.
 */
export async function returnDeposit(
  ctx: Context,
  row: PresaleRow,
): Promise<Result<{ orderSn: string }, 'order.wrong_state'>> {
  const { db } = ctx.database;
  const status = presaleOrderFlow.next(row.status, 'give_back');
  const order = await lockOrder(db, row.orderId);
  if (!status || !order) return fail('order.wrong_state');
  const finishedAt = order.finishedAt ?? ctx.clock.now();
  const moved = await stepOrder(ctx, order, 'refund_all', { finishedAt, dueAt: null });
  if (!moved.ok) return moved;
  await changePresale(db, row.presaleOrderId, { status });
  // A closed order has put its pieces back before.
  if (row.status === 'due') await returnStock(ctx, await linesOfOrders(db, [row.orderId]));
  await returnCoupons(ctx, { orderId: row.orderId });
  return ok({ orderSn: order.orderSn });
}
