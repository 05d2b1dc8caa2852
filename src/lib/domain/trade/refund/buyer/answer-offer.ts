import { notifyOfferUnwanted } from '#lib/domain/account/notice/index.ts';
import { sumFen } from '#lib/kernel/money.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { Context, UserContext } from '#lib/domain/context.ts';
import { peopleOfStore } from '../../../merchant/store/index.ts';
import { isShipped } from '../apply/offer.ts';
import { ownRefundForUpdate, type LockedRefund } from '../own-refund.ts';
import { payRefund } from '../pay/pay-refund.ts';
import {
  ANSWER_REFUNDS,
  CALLED_OFF,
  changeRefundLine,
  linesOfRefunds,
  moveRefund,
  reserveUnits,
  type RefundRow,
} from '../refund.repo.ts';
import { stepRefund } from '../step-refund.ts';
import { freeUnits } from '../units.ts';

/** The buyer accepts the store's offer, which is then paid, or declines it, and the refund continues as before. */
export async function answerOffer(
  ctx: UserContext,
  { id, agree }: { id: string; agree: boolean },
): Promise<Result<undefined, 'refund.above_order' | 'refund.not_found' | 'refund.wrong_state'>> {
  return allOrNothing(ctx.database, async () => {
    const held = await ownRefundForUpdate(ctx, id);
    if (!held.ok) return held;
    const done = agree ? await accept(ctx, held.value) : await declineOffer(ctx, held.value, 'buyer');
    return done.ok ? ok() : done;
  });
}

/** An order that was sent meanwhile is called off no more. */
export const canAccept = ({ order, refund }: LockedRefund): boolean =>
  refund.status === 'offered' && !(refund.reason === CALLED_OFF && isShipped(order));

async function accept(
  ctx: UserContext,
  held: LockedRefund,
): Promise<Result<RefundRow, 'refund.above_order' | 'refund.wrong_state'>> {
  const { order, refund } = held;
  if (!canAccept(held)) return fail('refund.wrong_state');
  const lines = refund.offer?.lines ?? [];
  if (lines.length === 0) return payRefund(ctx, held, 'buyer');
  const { db } = ctx.database;
  for (const asked of await linesOfRefunds(db, [refund.refundOrderId])) {
    const line = lines.find(({ refundLineId }) => refundLineId === asked.refundLineId)!;
    await changeRefundLine(db, line);
    await reserveUnits(db, asked.orderLineId, line.num - asked.num);
  }
  const sum = (key: 'amount' | 'freight' | 'num' | 'points' | 'platformCoupon'): number =>
    sumFen(lines.map((line) => line[key]));
  const less = {
    amount: sum('amount'),
    freight: sum('freight'),
    num: sum('num'),
    points: sum('points'),
    platformCoupon: sum('platformCoupon'),
  };
  await moveRefund(db, refund.refundOrderId, 'offered', less);
  return payRefund(ctx, { order, refund: { ...refund, ...less } }, 'buyer');
}

const CALL_OFF_UNWANTED = { buyer: 'refund.kept', system: 'refund.call_off_lapsed' } as const;
const LESS_UNWANTED = { buyer: 'refund.declined', system: 'refund.offer_lapsed' } as const;

/**
 * The offer was not accepted: a refund waits for the store's answer again, an order that the store wanted to cancel
 * continues.
 */
export async function declineOffer(
  ctx: Context,
  { order, refund }: LockedRefund,
  actor: 'buyer' | 'system',
): Promise<Result<RefundRow, 'refund.wrong_state'>> {
  const isCalledOff = refund.reason === CALLED_OFF;
  const event = isCalledOff ? 'keep_order' : refund.sentAt ? 'decline_returned' : 'decline';
  const moved = await stepRefund(ctx, refund, { event, actor });
  if (!moved.ok) return moved;
  if (isCalledOff) await freeUnits(ctx, moved.value);
  const { merId, refundOrderId: refundId } = refund;
  const uids = await peopleOfStore(ctx.database.db, merId, ANSWER_REFUNDS);
  const kind = isCalledOff ? CALL_OFF_UNWANTED[actor] : LESS_UNWANTED[actor];
  await notifyOfferUnwanted(ctx, { uids, kind, sn: order.orderSn, merId, refundId });
  return moved;
}
