import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { ownsImages } from '../../../content/media/index.ts';
import { offeredCouriers } from '../../order/index.ts';
import { ownRefundForUpdate } from '../own-refund.ts';
import { dueAfter, stepRefund } from '../step-refund.ts';

interface Parcel {
  id: string;
  /** Code of a courier. */
  delivery_type: string;
  delivery_id: string;
  delivery_phone: string;
  delivery_mark: string;
  delivery_pics: string[];
}

/**
 * Says with which parcel the goods come back; the store then has some days to look at them. Said again, because its
 * number was mistyped, the days begin anew: until then the store could not follow it.
 */
export async function sendBack(
  ctx: UserContext,
  input: Parcel,
): Promise<
  Result<undefined, 'refund.not_found' | 'refund.pics' | 'refund.wrong_state' | 'shipment.courier_unknown'>
> {
  return allOrNothing(ctx.database, async () => {
    const held = await ownRefundForUpdate(ctx, input.id);
    if (!held.ok) return held;
    if (!offeredCouriers(ctx).some((courier) => courier.code === input.delivery_type))
      return fail('shipment.courier_unknown', undefined, 'delivery_type');
    if (!(await ownsImages(ctx, input.delivery_pics))) return fail('refund.pics');
    const { refund } = held.value;
    const now = ctx.clock.now();
    const isAgain = refund.status === 'returning';
    const moved = await stepRefund(ctx, refund, {
      event: 'send_back',
      actor: 'buyer',
      note: isAgain ? `${refund.trackingNo} → ${input.delivery_id}` : '',
      values: {
        courier: input.delivery_type,
        trackingNo: input.delivery_id,
        senderPhone: input.delivery_phone,
        senderMark: input.delivery_mark.trim(),
        // Pictures of the parcel stay where none are added.
        senderPics: input.delivery_pics.length > 0 ? input.delivery_pics : refund.senderPics,
        sentAt: now,
        ...(isAgain ? { dueAt: dueAfter('returning', now) } : {}),
      },
    });
    return moved.ok ? ok() : moved;
  });
}
