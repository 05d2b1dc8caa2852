import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { Context } from '#lib/domain/context.ts';
import { linesOfOrders, type OrderRow } from '../../order/index.ts';
import { refundBatch } from '../../pricing/index.ts';
import type { CALLED_OFF, CALLED_OFF_BY_MALL } from '../refund.repo.ts';
import { refundableLines } from './offer.ts';
import { repriceRest, type Part } from './reprice.ts';

/** All that is left of a paid order that was not sent, whose row is locked, for whoever calls it off. */
export async function wholeOrder(
  ctx: Context,
  order: OrderRow,
  reason: typeof CALLED_OFF | typeof CALLED_OFF_BY_MALL,
): Promise<Result<Part[], 'order.refund_open' | 'order.wrong_state' | 'refund.pieces'>> {
  if (order.status !== 'to_ship') return fail('order.wrong_state');
  const all = await linesOfOrders(ctx.database.db, [order.orderId]);
  // Goods with an open refund of the buyer are settled by that refund.
  if (all.some((line) => line.refundState === 'refunding')) return fail('order.refund_open');
  const lines = all.filter((line) => line.refundableNum > 0 && line.refundState !== 'credited');
  const batch = refundBatch(lines.map(await refundableLines(ctx, order.orderId)), false);
  if (!batch.ok) return batch;
  const whole = batch.value.lines.map((money, at) => ({ line: lines[at]!, money, repriced: 0 }));
  return ok(await repriceRest(ctx, order, whole, reason));
}

/** What a refund of a whole order is asked with by whoever calls it off. */
export const wholeOf = (reason: string) => ({
  type: 'batch' as const,
  refund_type: 'money' as const,
  refund_message: reason,
  mark: '',
  pics: [],
});
