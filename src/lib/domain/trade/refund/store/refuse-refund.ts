import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { MerchantContext } from '#lib/domain/context.ts';
import { ownsImages } from '../../../content/media/index.ts';
import { notifyRefundRefused } from '../../../account/notice/index.ts';
import { storeRefundForUpdate } from '../own-refund.ts';
import { stepRefund } from '../step-refund.ts';
import { freeUnits } from '../units.ts';

/**
 * Refuses a refund that the caller's store is asked for, or a return after it was looked at; its units can be asked
 * for again. The buyer sees the reason and the pictures that show it.
 */
export async function refuseRefund(
  ctx: MerchantContext,
  { id, reason, pics = [] }: { id: string; reason: string; pics?: string[] | undefined },
): Promise<Result<undefined, 'refund.not_found' | 'refund.pics' | 'refund.wrong_state'>> {
  if (!(await ownsImages(ctx, pics))) return fail('refund.pics', undefined, 'pics');
  return allOrNothing(ctx.database, async () => {
    const held = await storeRefundForUpdate(ctx, id);
    if (!held.ok) return held;
    const values = { failMessage: reason, failPics: pics, refusedAt: ctx.clock.now() };
    const step = { event: 'refuse', actor: 'merchant', note: reason, values } as const;
    const moved = await stepRefund(ctx, held.value.refund, step);
    if (!moved.ok) return moved;
    await freeUnits(ctx, moved.value);
    const { orderSn: sn, uid } = held.value.order;
    await notifyRefundRefused(ctx, { uid, sn, refundId: id, reason });
    return ok();
  });
}
