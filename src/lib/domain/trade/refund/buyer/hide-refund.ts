import { ok, type Result } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { ownRefundForUpdate } from '../own-refund.ts';
import { stepRefund } from '../step-refund.ts';

/** Hides a refund that is over from the buyer's lists. */
export async function hideRefund(
  ctx: UserContext,
  { id }: { id: string },
): Promise<Result<undefined, 'refund.not_found' | 'refund.wrong_state'>> {
  return allOrNothing(ctx.database, async () => {
    const held = await ownRefundForUpdate(ctx, id);
    if (!held.ok) return held;
    const values = { hiddenAt: ctx.clock.now() };
    const hidden = await stepRefund(ctx, held.value.refund, { event: 'hide', actor: 'buyer', values });
    return hidden.ok ? ok() : hidden;
  });
}
