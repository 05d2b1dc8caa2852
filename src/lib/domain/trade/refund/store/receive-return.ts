import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { MerchantContext } from '#lib/domain/context.ts';
import { storeRefundForUpdate } from '../own-refund.ts';
import { payRefund } from '../pay/pay-refund.ts';

/** The returned goods are back in the caller's store: the money goes back and the stock returns. */
export async function receiveReturn(
  ctx: MerchantContext,
  { id }: { id: string },
): Promise<Result<undefined, 'refund.above_order' | 'refund.not_found' | 'refund.wrong_state'>> {
  return allOrNothing(ctx.database, async () => {
    const held = await storeRefundForUpdate(ctx, id);
    if (!held.ok) return held;
    if (held.value.refund.status !== 'returning') return fail('refund.wrong_state');
    const paid = await payRefund(ctx, held.value, 'merchant');
    return paid.ok ? ok() : paid;
  });
}
