import { after } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { timer, type TimerName } from '#lib/kernel/timers.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { Context } from '#lib/domain/context.ts';
import { yuan } from '#lib/kernel/money.ts';
import { sendEvent } from '../../merchant/machine/index.ts';
import { refundFlow, type RefundActor, type RefundEvent, type RefundState } from './refund.flow.ts';
import { addLog, moveRefund, type RefundRow } from './refund.repo.ts';

/** How long a state waits for an act of a party before the system acts; states 3.0. */
const PATIENCE: Partial<Record<RefundState, TimerName>> = {
  reviewing: 'merchant_silence',
  offered: 'offer_silence',
  to_return: 'return_silence',
  returning: 'merchant_silence',
};

/** When the step after a state is made by a timer; null where none is. */
export function dueAfter(state: RefundState, now: Date): Date | null {
  const patience = PATIENCE[state];
  return patience === undefined ? null : after(now, timer(patience));
}

export const lookAgain = (ctx: Context, refundOrderId: string, dueAt: Date): Promise<void> =>
  ctx.jobs.send('refund.due', { refundOrderId }, { at: dueAt });

/** Sends the step to the store's webhooks; part of the transaction that makes it. */
export const sendRefundEvent = (
  ctx: Context,
  event: 'refund.asked' | 'refund.paid',
  refund: Pick<
    RefundRow,
    'refundOrderId' | 'refundOrderSn' | 'orderId' | 'merId' | 'amount' | 'freight' | 'num'
  >,
): Promise<void> =>
  sendEvent(ctx, refund.merId, event, {
    refund_order_id: refund.refundOrderId,
    refund_order_sn: refund.refundOrderSn,
    order_id: refund.orderId,
    amount: yuan(refund.amount + (refund.freight ?? 0)),
    num: refund.num,
  });

interface Step {
  event: RefundEvent;
  actor: RefundActor;
  /** A note shown with the step, such as the reason of a refusal. */
  note?: string;
  values?: Partial<RefundRow>;
}

/** Makes one step of the flow, writes it to the log and plans the next timer, inside the caller's transaction. */
export async function stepRefund(
  ctx: Context,
  refund: RefundRow,
  { event, actor, note = '', values = {} }: Step,
): Promise<Result<RefundRow, 'refund.wrong_state'>> {
  const { db } = ctx.database;
  const to = refundFlow.next(refund.status, event);
  if (!to) return fail('refund.wrong_state');
  const now = ctx.clock.now();
  const dueAt = dueAfter(to, now);
  const moved = to === refund.status ? {} : { status: to, statusAt: now, dueAt };
  const change = { ...values, ...moved };
  if (!(await moveRefund(db, refund.refundOrderId, refund.status, change))) return fail('refund.wrong_state');
  await writeLog(ctx, refund.refundOrderId, { event, from: refund.status, to, actor, note });
  if (event === 'pay') await sendRefundEvent(ctx, 'refund.paid', refund);
  if (dueAt && to !== refund.status) await lookAgain(ctx, refund.refundOrderId, dueAt);
  return ok({ ...refund, ...change });
}

export async function writeLog(
  ctx: Context,
  refundOrderId: string,
  step: {
    event: string;
    from: RefundState | null;
    to: RefundState | null;
    actor: RefundActor;
    note?: string;
  },
): Promise<void> {
  const createdAt = ctx.clock.now();
  await addLog(ctx.database.db, { refundLogId: newId(createdAt), refundOrderId, ...step, createdAt });
}
