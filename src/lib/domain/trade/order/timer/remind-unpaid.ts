import { minutes } from '#lib/kernel/clock.ts';
import type { SystemContext } from '#lib/domain/context.ts';
import { alsoByPhone } from '../../../account/notice/index.ts';
import { groupById } from '../order.repo.ts';

/** Tells the buyer, who need not be the one who receives the goods, by SMS how long an unpaid order is still kept, and plans its end. */
export async function remindUnpaid(
  ctx: SystemContext,
  { groupOrderId }: { groupOrderId: string },
): Promise<void> {
  const group = await groupById(ctx.database.db, groupOrderId);
  // Most are paid by then, and need no transaction.
  if (!group || !(group.status === 'unpaid' || group.status === 'verifying')) return;
  await ctx.database.tx(async () => {
    await ctx.jobs.send('order.close_unpaid', { groupOrderId }, { at: group.closesAt });
    const left = group.closesAt.getTime() - ctx.clock.now().getTime();
    // What waits for approval cannot be paid yet.
    if (group.status !== 'unpaid' || group.approval === 'waiting' || left <= 0) return;
    const params = { sn: group.groupOrderSn, minutes: String(Math.ceil(left / minutes(1))) };
    await alsoByPhone(ctx, group.uid, 'order.unpaid', params);
  });
}
