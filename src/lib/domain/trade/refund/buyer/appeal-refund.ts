import { after } from '#lib/kernel/clock.ts';
import { timer } from '#lib/kernel/timers.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { ownRefundForUpdate } from '../own-refund.ts';
import { linesOfOrders } from '../../order/index.ts';
import { checkAlone } from '../apply/reprice.ts';
import { linesOfRefunds, type RefundRow } from '../refund.repo.ts';
import { stepRefund } from '../step-refund.ts';
import { takeUnits } from '../units.ts';

/** Whether a refused refund may still be brought before the platform, once; states 3.3. */
export const appealIsOpen = (refund: RefundRow, now: Date): boolean =>
  refund.refusedAt !== null && after(refund.refusedAt, timer('arbitration', refund.refusedAt)) >= now;

/** Brings a refused refund before the platform; its units are reserved again. */
export async function appealRefund(
  ctx: UserContext,
  { id, mark }: { id: string; mark: string },
): Promise<
  Result<
    undefined,
    | 'refund.appeal_window'
    | 'refund.appealed'
    | 'refund.not_found'
    | 'refund.one_at_a_time'
    | 'refund.pieces'
    | 'refund.wrong_state'
  >
> {
  return allOrNothing(ctx.database, async () => {
    const held = await ownRefundForUpdate(ctx, id);
    if (!held.ok) return held;
    const { order, refund } = held.value;
    const now = ctx.clock.now();
    if (refund.appealedAt) return fail('refund.appealed');
    if (refund.status === 'refused' && !appealIsOpen(refund, now)) return fail('refund.appeal_window');
    const { db } = ctx.database;
    const parts = await linesOfRefunds(db, [refund.refundOrderId]);
    const asked = new Set(parts.map((part) => part.orderLineId));
    const lines = (await linesOfOrders(db, [order.orderId])).filter((line) => asked.has(line.orderLineId));
    const alone = await checkAlone(ctx, order, lines);
    if (!alone.ok) return alone;
    const values = { appeal: mark, appealedAt: now };
    const moved = await stepRefund(ctx, refund, { event: 'appeal', actor: 'buyer', note: mark, values });
    if (!moved.ok) return moved;
    const taken = await takeUnits(ctx, moved.value);
    return taken.ok ? ok() : taken;
  });
}
