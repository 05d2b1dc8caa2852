import type { RefundRow as RefundView } from '#lib/contracts/refund.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { courierName, followParcel, groupById, type Followed } from '../../order/index.ts';
import { regionLine } from '../../../account/address/index.ts';
import { askedRefund } from '../own-refund.ts';
import { returnPlace } from './return-place.ts';
import { showRefunds } from './show-refunds.ts';

export interface TrackedReturn extends Followed {
  refund: RefundView;
  courier: string;
  tracking_no: string;
}

/** Where the parcel with the returned goods is. */
export async function trackReturn(
  ctx: UserContext,
  { id }: { id: string },
): Promise<Result<TrackedReturn, 'refund.not_found' | 'refund.wrong_state'>> {
  const found = await askedRefund(ctx, id);
  if (!found.ok) return found;
  const refund = found.value;
  if (!refund.sentAt) return fail('refund.wrong_state');
  const group = await groupById(ctx.database.db, refund.groupOrderId);
  const [view] = await showRefunds(ctx, [refund]);
  const followed = await followParcel(ctx, {
    courier: refund.courier,
    trackingNo: refund.trackingNo,
    sentAt: refund.sentAt,
    from: regionLine(group?.address.regionNames ?? [], ctx.locale),
    to: (await returnPlace(ctx, refund)).mer_delivery_address,
  });
  return ok({
    refund: view!,
    ...followed,
    courier: courierName(ctx, refund.courier),
    tracking_no: refund.trackingNo,
  });
}
