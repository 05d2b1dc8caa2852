import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import { worksFor, type UserContext } from '#lib/domain/context.ts';
import { notifyRefundRefused } from '../../../account/notice/index.ts';
import { isBuyer } from '../../order/index.ts';
import { anyRefundForUpdate } from '../own-refund.ts';
import { payRefund } from '../pay/pay-refund.ts';
import { stepRefund } from '../step-refund.ts';
import { freeUnits } from '../units.ts';

/**
 * The platform's decision on an appeal, by a person who is neither the buyer, nor of their company, nor of the store: the
 * money goes back, or the refusal stays.
 */
export async function decideRefund(
  ctx: UserContext,
  { id, agree, reason }: { id: string; agree: boolean; reason: string },
): Promise<
  Result<undefined, 'refund.above_order' | 'refund.not_found' | 'refund.own' | 'refund.wrong_state'>
> {
  return allOrNothing(ctx.database, async () => {
    const held = await anyRefundForUpdate(ctx, id);
    if (!held.ok) return held;
    const { order, refund } = held.value;
    // Only what was brought before it is the platform's to see.
    if (refund.status !== 'arbitrating') return fail('refund.not_found');
    if (worksFor(ctx.actor, refund.merId) || (await isBuyer(ctx, order.groupOrderId)))
      return fail('refund.own');
    if (agree) {
      const paid = await payRefund(ctx, held.value, 'platform', reason);
      return paid.ok ? ok() : paid;
    }
    const values = { failMessage: reason };
    const step = { event: 'uphold', actor: 'platform', note: reason, values } as const;
    const upheld = await stepRefund(ctx, refund, step);
    if (!upheld.ok) return upheld;
    await freeUnits(ctx, upheld.value);
    const { orderSn: sn, uid } = order;
    await notifyRefundRefused(ctx, { uid, sn, refundId: id, reason });
    return ok();
  });
}
