import { sumFen } from '#lib/kernel/money.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { MerchantContext } from '#lib/domain/context.ts';
import { notifyCallOff } from '../../../account/notice/index.ts';
import { soldOrderForUpdate, linesOfOrders } from '../../order/index.ts';
import { refundBatch } from '../../pricing/index.ts';
import { keepRefund } from '../apply/keep-refund.ts';
import { refundableLines } from '../apply/offer.ts';
import { repriceRest } from '../apply/reprice.ts';
import { CALLED_OFF, wasCalledOff } from '../refund.repo.ts';

/**
 * The caller's store does not want to send a paid order, gives a reason, and offers once to pay all that is left of it
 * back. The buyer accepts, or the order continues.
 */
export async function callOff(
  ctx: MerchantContext,
  { id, reason }: { id: string; reason: string },
): Promise<
  Result<
    { refund_order_id: string },
    'order.not_found' | 'order.refund_open' | 'order.wrong_state' | 'refund.offered_once' | 'refund.pieces'
  >
> {
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const found = await soldOrderForUpdate(ctx, id);
    if (!found.ok) return found;
    const order = found.value;
    if (order.status !== 'to_ship') return fail('order.wrong_state');
    if (await wasCalledOff(db, id)) return fail('refund.offered_once');
    const all = await linesOfOrders(db, [id]);
    // Goods with an open refund of the buyer are settled by that refund.
    if (all.some((line) => line.refundState === 'refunding')) return fail('order.refund_open');
    const lines = all.filter((line) => line.refundableNum > 0 && line.refundState !== 'credited');
    const batch = refundBatch(lines.map(await refundableLines(ctx, id)), false);
    if (!batch.ok) return batch;
    const whole = batch.value.lines.map((money, at) => ({ line: lines[at]!, money, repriced: 0 }));
    const parts = await repriceRest(ctx, order, whole, CALLED_OFF);
    const asked = {
      type: 'batch' as const,
      refund_type: 'money' as const,
      refund_message: CALLED_OFF,
      mark: '',
      pics: [],
    };
    const offer = { reason, lines: [] };
    const begun = { to: 'offered', event: 'call_off', actor: 'merchant', note: reason, offer } as const;
    const refundId = await keepRefund(ctx, order, parts, asked, begun);
    const amount = sumFen(parts.map((part) => part.money.amount + part.money.freight));
    await notifyCallOff(ctx, { uid: order.uid, sn: order.orderSn, refundId, amount, reason });
    return ok({ refund_order_id: refundId });
  });
}
