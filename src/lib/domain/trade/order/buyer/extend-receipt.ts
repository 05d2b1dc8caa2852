import { after } from '#lib/kernel/clock.ts';
import { timer } from '#lib/kernel/timers.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { lookAgain } from '../due-next.ts';
import { boughtOrderForUpdate } from '../own-order.ts';
import { stepOrder } from '../step-order.ts';

/** Puts the automatic receipt off, once an order. */
export async function extendReceipt(
  ctx: UserContext,
  { id }: { id: string },
): Promise<Result<undefined, 'order.extended' | 'order.not_found' | 'order.wrong_state'>> {
  return allOrNothing(ctx.database, async () => {
    const order = await boughtOrderForUpdate(ctx, id);
    if (!order.ok) return order;
    if (order.value.extendedAt !== null) return fail('order.extended');
    const now = ctx.clock.now();
    const dueAt = after(order.value.dueAt ?? now, timer('receipt_extension'));
    const moved = await stepOrder(ctx, order.value, 'extend', { extendedAt: now, dueAt });
    if (!moved.ok) return moved;
    await lookAgain(ctx, id, dueAt);
    return ok();
  });
}
