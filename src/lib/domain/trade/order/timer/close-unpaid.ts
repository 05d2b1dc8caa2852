import type { SystemContext } from '#lib/domain/context.ts';
import { cancelGroup } from '../pay/cancel-order.ts';
import { lockGroup } from '../order.repo.ts';

/** Cancels a group order that was not paid in time; if it runs too early, it sends itself again for the due time. */
export async function closeUnpaid(
  ctx: SystemContext,
  { groupOrderId }: { groupOrderId: string },
): Promise<void> {
  await ctx.database.tx(async () => {
    const group = await lockGroup(ctx.database.db, groupOrderId);
    if (!group) return;
    if (group.closesAt <= ctx.clock.now()) {
      // Paid or cancelled by now: nothing is left to do.
      await cancelGroup(ctx, group, 'time_out');
    } else if (group.status === 'unpaid' || group.status === 'verifying') {
      await ctx.jobs.send('order.close_unpaid', { groupOrderId }, { at: group.closesAt });
    }
  });
}
