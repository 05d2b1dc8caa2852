import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { Context, MerchantContext } from '#lib/domain/context.ts';
import { returnAddressOf } from '../../../merchant/store/index.ts';
import { notifyRefundAgreed } from '../../../account/notice/index.ts';
import { storeRefundForUpdate, type LockedRefund } from '../own-refund.ts';
import { payRefund } from '../pay/pay-refund.ts';
import type { RefundActor } from '../refund.flow.ts';
import { storesByIds, type RefundRow } from '../refund.repo.ts';
import { stepRefund } from '../step-refund.ts';

export interface ReturnAddress {
  /** One of the store's addresses for returns. */
  return_id?: number | undefined;
  name?: string | undefined;
  phone?: string | undefined;
  address?: string | undefined;
}

/**
 * Agrees to a refund of the caller's store: money alone goes back at once; a return gets the address it is sent to,
 * the store's own unless another is given.
 */
export async function agreeRefund(
  ctx: MerchantContext,
  input: ReturnAddress & { id: string },
): Promise<
  Result<
    undefined,
    'refund.above_order' | 'refund.not_found' | 'refund.return_address' | 'refund.wrong_state'
  >
> {
  return allOrNothing(ctx.database, async () => {
    const held = await storeRefundForUpdate(ctx, input.id);
    if (!held.ok) return held;
    const { refund } = held.value;
    // A refund that waits for the platform, or for a parcel, cannot be agreed to by the store.
    if (refund.status !== 'reviewing') return fail('refund.wrong_state');
    const agreed =
      refund.kind === 'return'
        ? await agreeReturn(ctx, held.value, 'merchant', input)
        : await payRefund(ctx, held.value, 'merchant');
    return agreed.ok ? ok() : agreed;
  });
}

/** Lets the goods come back. */
export async function agreeReturn(
  ctx: Context,
  { order, refund }: LockedRefund,
  actor: RefundActor,
  { return_id: chosen, name, phone, address }: ReturnAddress = {},
): Promise<Result<RefundRow, 'refund.wrong_state' | 'refund.return_address'>> {
  const [store] = await storesByIds(ctx.database.db, [refund.merId]);
  const kept = await returnAddressOf(ctx, refund.merId, chosen);
  if (chosen !== undefined && !kept) return fail('refund.return_address', undefined, 'return_id');
  const values = {
    returnName: name || kept?.name || store?.name || '',
    returnPhone: phone || kept?.phone || store?.servicePhone || '',
    returnAddress: address || kept?.address || store?.address || '',
  };
  if (!values.returnName || !values.returnPhone || !values.returnAddress)
    return fail('refund.return_address', undefined, values.returnAddress ? 'phone' : 'address');
  const moved = await stepRefund(ctx, refund, { event: 'agree', actor, values });
  if (!moved.ok) return moved;
  const { uid, refundOrderId: refundId } = refund;
  await notifyRefundAgreed(ctx, { uid, sn: order.orderSn, refundId, sendsBack: true });
  return moved;
}
