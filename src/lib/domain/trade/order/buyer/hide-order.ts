import { ok, type Result } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { boughtOrderForUpdate } from '../own-order.ts';
import { stepOrder } from '../step-order.ts';

/** Hides an order that is over from the buyer's lists; the store keeps it. */
export async function hideOrder(
  ctx: UserContext,
  { id }: { id: string },
): Promise<Result<undefined, 'order.not_found' | 'order.wrong_state'>> {
  return allOrNothing(ctx.database, async () => {
    const order = await boughtOrderForUpdate(ctx, id);
    if (!order.ok) return order;
    const hidden = await stepOrder(ctx, order.value, 'hide', { hiddenAt: ctx.clock.now() });
    return hidden.ok ? ok() : hidden;
  });
}
