import { ok, type Result } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { SystemContext } from '#lib/domain/context.ts';
import { notifyRefundLapsed } from '../../../account/notice/index.ts';
import { declineOffer } from '../buyer/answer-offer.ts';
import { anyRefundForUpdate, type LockedRefund } from '../own-refund.ts';
import { payRefund } from '../pay/pay-refund.ts';
import type { RefundRow } from '../refund.repo.ts';
import { lookAgain, stepRefund } from '../step-refund.ts';
import { agreeReturn } from '../store/agree-refund.ts';
import { freeUnits } from '../units.ts';
import { dueRefunds } from './due.repo.ts';

/** Refunds in one sweep; the rest is due again in a minute. */
const SWEEP_SIZE = 200;

/**
 * The step that a timer makes when a party does not act (states 3.3): a store that does not answer agrees, a store that
 * has the parcel pays, a buyer who sends nothing has cancelled. A store that does not answer and has no address for
 * returns gives the money back without them; an offer without an answer is declined. Run too early, twice or late, it
 * does nothing.
 */
export async function refundDue(
  ctx: SystemContext,
  { refundOrderId }: { refundOrderId: string },
): Promise<void> {
  const done = await allOrNothing(ctx.database, async () => {
    const held = await anyRefundForUpdate(ctx, refundOrderId);
    if (!held.ok || !held.value.refund.dueAt) return ok();
    const { dueAt } = held.value.refund;
    if (dueAt <= ctx.clock.now()) return stepForSilence(ctx, held.value);
    await lookAgain(ctx, refundOrderId, dueAt);
    return ok();
  });
  if (!done.ok) ctx.log.error({ refundOrderId, code: done.failure.code }, 'refund.stuck');
}

async function stepForSilence(
  ctx: SystemContext,
  held: LockedRefund,
): Promise<
  Result<RefundRow | undefined, 'refund.wrong_state' | 'refund.return_address' | 'refund.above_order'>
> {
  const { refund } = held;
  if (refund.status === 'reviewing' && refund.kind === 'return') {
    const agreed = await agreeReturn(ctx, held, 'system');
    const hasNoAddress = !agreed.ok && agreed.failure.code === 'refund.return_address';
    return hasNoAddress ? payRefund(ctx, held, 'system') : agreed;
  }
  if (refund.status === 'reviewing' || refund.status === 'returning') return payRefund(ctx, held, 'system');
  if (refund.status === 'offered') return declineOffer(ctx, held, 'system');
  if (refund.status !== 'to_return') return ok();
  const cancelled = await stepRefund(ctx, refund, { event: 'time_out', actor: 'system' });
  if (!cancelled.ok) return cancelled;
  await freeUnits(ctx, cancelled.value);
  const { uid, refundOrderId: refundId } = refund;
  await notifyRefundLapsed(ctx, { uid, sn: held.order.orderSn, refundId });
  return cancelled;
}

/** Makes the steps that are due and whose job was lost. */
export async function sweepRefundOrders(ctx: SystemContext): Promise<void> {
  for (const refundOrderId of await dueRefunds(ctx.database.db, ctx.clock.now(), SWEEP_SIZE))
    await refundDue(ctx, { refundOrderId });
}
