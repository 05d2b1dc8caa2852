import { after } from '#lib/kernel/clock.ts';
import { timer } from '#lib/kernel/timers.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { OrderRow } from '../order.repo.ts';

/** States of a store order in which something can be asked back; a deposit cannot (states 3.2). */
const STATES = new Set<string>(['to_ship', 'to_receive', 'to_review', 'done']);

/** Whether a refund may be asked for: from the payment until some days after the receipt (states 3.0). */
export function refundIsOpen(
  order: Pick<OrderRow, 'status' | 'receivedAt'>,
  now: Date,
): Result<undefined, 'refund.not_supported' | 'refund.window'> {
  if (!STATES.has(order.status)) return fail('refund.not_supported');
  const isLate =
    order.receivedAt !== null && after(order.receivedAt, timer('refund_window', order.receivedAt)) < now;
  return isLate ? fail('refund.window') : ok();
}
