import { after } from '#lib/kernel/clock.ts';
import { timer } from '#lib/kernel/timers.ts';
import { ok, type Result } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { Context, UserContext } from '#lib/domain/context.ts';
import { planRelease } from '../../points/index.ts';
import { planSettlement } from '../../settlement/index.ts';
import { lookAgain } from '../due-next.ts';
import type { StoreOrderEvent } from '../order.flow.ts';
import type { OrderRow } from '../order.repo.ts';
import { boughtOrderForUpdate } from '../own-order.ts';
import { stepOrder } from '../step-order.ts';

/** The buyer has the goods. */
export async function receiveOrder(
  ctx: UserContext,
  { id }: { id: string },
): Promise<Result<undefined, 'order.not_found' | 'order.wrong_state'>> {
  return allOrNothing(ctx.database, async () => {
    const order = await boughtOrderForUpdate(ctx, id);
    return order.ok ? haveReceived(ctx, order.value, 'receive') : order;
  });
}

/**
 * Marks the goods as received, for the buyer, the store's desk or a timer. After some days, missing reviews are written
 * automatically, and the store is paid.
 */
export async function haveReceived(
  ctx: Context,
  order: OrderRow,
  event: StoreOrderEvent,
): Promise<Result<undefined, 'order.wrong_state'>> {
  const receivedAt = ctx.clock.now();
  const dueAt = after(receivedAt, timer('auto_review'));
  const moved = await stepOrder(ctx, order, event, { receivedAt, dueAt });
  if (!moved.ok) return moved;
  await lookAgain(ctx, order.orderId, dueAt);
  await planRelease(ctx, order);
  await planSettlement(ctx, order);
  return ok();
}
