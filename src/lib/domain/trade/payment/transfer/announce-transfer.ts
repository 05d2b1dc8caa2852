import type { TransferPage } from '#lib/contracts/bank-transfer.ts';
import { after } from '#lib/kernel/clock.ts';
import { TRANSFERS_ANNOUNCED_MAX, TRANSFERS_REMEMBERED } from '#lib/kernel/limits.ts';
import { timer } from '#lib/kernel/timers.ts';
import { fail, type Result, type FailureOf } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { stepGroup } from '../../order/index.ts';
import { mayPay } from '../company/payable.ts';
import { countWaitingForTransfer, lockGroupOrder } from '../payable.repo.ts';
import { readPayee } from './payee.ts';
import { readTransfer, transferEnd } from './read-transfer.ts';
import { transferable } from './send-voucher.ts';

/**
 * Keeps an unpaid order 72 hours from its placing, as long as a bank takes, before there is a voucher: a company's
 * finance does not transfer in half an hour. Every other way of paying stays open. Only a few orders of one buyer are
 * kept so at a time, since their goods are held back from others; those that were kept and never paid count on for a
 * month, or the same goods could be held back again and again.
 */
export async function announceTransfer(
  ctx: UserContext,
  { group_id: groupOrderId }: { group_id: string },
): Promise<
  Result<
    TransferPage,
    | FailureOf<typeof readTransfer>
    | FailureOf<typeof stepGroup>
    | FailureOf<typeof transferable>
    | 'payment.method_off'
    | 'transfer.too_many_announced'
  >
> {
  if (!(await readPayee(ctx))) return fail('payment.method_off');
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const order = await lockGroupOrder(db, groupOrderId);
    if (!order || !(await mayPay(ctx, order))) return fail('order.not_found');
    const open = transferable(ctx, order);
    if (!open.ok) return open;
    const closesAt = transferEnd(order);
    if (order.closesAt < closesAt) {
      const kept = await countWaitingForTransfer(db, order.uid, {
        life: timer('unpaid_transfer'),
        since: after(ctx.clock.now(), -TRANSFERS_REMEMBERED),
      });
      if (kept >= TRANSFERS_ANNOUNCED_MAX)
        return fail('transfer.too_many_announced', { n: TRANSFERS_ANNOUNCED_MAX });
      const stepped = await stepGroup(ctx, order, 'announce_transfer', { closesAt });
      if (!stepped.ok) return stepped;
      await ctx.jobs.send('order.close_unpaid', { groupOrderId }, { at: closesAt });
    }
    return readTransfer(ctx, { group_id: groupOrderId });
  });
}
