import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { Context } from '#lib/domain/context.ts';
import { storeOrderFlow, type StoreOrderEvent } from './order.flow.ts';
import { moveOrder, type OrderRow } from './order.repo.ts';
import { sendOrderEvent } from './send-order-event.ts';
import { writeLog } from './write-log.ts';

/** Steps that are sent to the store's webhooks, with the name of the event. */
const TOLD: Partial<Record<StoreOrderEvent, 'order.paid' | 'order.shipped'>> = {
  pay_balance: 'order.paid',
  ship: 'order.shipped',
};

/**
 * Makes one step of the flow and writes it to the log, inside the caller's transaction. `values` go into the row with
 * it.
 */
export async function stepOrder(
  ctx: Context,
  order: OrderRow,
  event: StoreOrderEvent,
  values: Partial<OrderRow> = {},
): Promise<Result<OrderRow, 'order.wrong_state'>> {
  const to = storeOrderFlow.next(order.status, event);
  if (!to) return fail('order.wrong_state');
  const change = { ...values, status: to };
  const moved = await moveOrder(ctx.database.db, order.orderId, order.status, change);
  if (!moved) return fail('order.wrong_state');
  await writeLog(ctx, [order.orderId], { event, from: order.status, to });
  const news = TOLD[event];
  if (news) await sendOrderEvent(ctx, news, order);
  return ok({ ...order, ...change });
}
