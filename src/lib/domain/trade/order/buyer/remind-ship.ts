import { after, days } from '#lib/kernel/clock.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { boughtOrderForUpdate } from '../own-order.ts';
import { stepOrder } from '../step-order.ts';

/** A store is asked to ship at most this often for one order. */
const REMIND_EVERY = days(1);

/** Asks the store to ship; its order list shows when. */
export async function remindShip(
  ctx: UserContext,
  { id }: { id: string },
): Promise<Result<undefined, 'order.not_found' | 'order.reminded' | 'order.wrong_state'>> {
  return allOrNothing(ctx.database, async () => {
    const order = await boughtOrderForUpdate(ctx, id);
    if (!order.ok) return order;
    const { remindedAt } = order.value;
    const now = ctx.clock.now();
    if (remindedAt && after(remindedAt, REMIND_EVERY) > now) return fail('order.reminded');
    const moved = await stepOrder(ctx, order.value, 'remind', { remindedAt: now });
    return moved.ok ? ok() : moved;
  });
}
