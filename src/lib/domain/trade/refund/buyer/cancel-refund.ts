import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { ownRefundForUpdate } from '../own-refund.ts';
import { stepRefund } from '../step-refund.ts';
import { freeUnits } from '../units.ts';

/** Takes a refund back; its units can be asked for again. */
export async function cancelRefund(
  ctx: UserContext,
  { id }: { id: string },
): Promise<Result<undefined, 'refund.not_cancellable' | 'refund.not_found'>> {
  return allOrNothing(ctx.database, async () => {
    const held = await ownRefundForUpdate(ctx, id);
    if (!held.ok) return held;
    const moved = await stepRefund(ctx, held.value.refund, { event: 'cancel', actor: 'buyer' });
    if (!moved.ok) return fail('refund.not_cancellable');
    await freeUnits(ctx, moved.value);
    return ok();
  });
}
