import { sumFen } from '#lib/kernel/money.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import { worksFor, type MerchantContext, type UserContext } from '#lib/domain/context.ts';
import { notifyCallOff, notifyCalledOffByMall } from '../../../account/notice/index.ts';
import { peopleOfStore } from '../../../merchant/store/index.ts';
import { isBuyer, lockOrder, soldOrderForUpdate, type OrderRow } from '../../order/index.ts';
import { ASKED, keepRefund } from '../apply/keep-refund.ts';
import { wholeOf, wholeOrder } from '../apply/whole-order.ts';
import { anyRefundForUpdate } from '../own-refund.ts';
import { payRefund } from '../pay/pay-refund.ts';
import { ANSWER_REFUNDS, CALLED_OFF, CALLED_OFF_BY_MALL, openCallOff, wasCalledOff } from '../refund.repo.ts';

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
    const found = await soldOrderForUpdate(ctx, id);
    if (!found.ok) return found;
    const order = found.value;
    if (order.status !== 'to_ship') return fail('order.wrong_state');
    if (await wasCalledOff(ctx.database.db, id)) return fail('refund.offered_once');
    const parts = await wholeOrder(ctx, order, CALLED_OFF);
    if (!parts.ok) return parts;
    const offer = { reason, lines: [] };
    const begun = { to: 'offered', event: 'call_off', actor: 'merchant', note: reason, offer } as const;
    const refundId = await keepRefund(ctx, order, parts.value, wholeOf(CALLED_OFF), begun);
    const amount = sumFen(parts.value.map((part) => part.money.amount + part.money.freight));
    await notifyCallOff(ctx, { uid: order.uid, sn: order.orderSn, refundId, amount, reason });
    return ok({ refund_order_id: refundId });
  });
}

/**
 * The platform calls an order off that its store does not send, and gives all that is left of it back at once. Neither the
 * buyer, nor their company, nor the store does it. What the store has offered and the buyer has not answered is the same
 * money: that offer is paid, since its reason stays the store's.
 */
export async function callOffForStore(
  ctx: UserContext,
  { id, reason }: { id: string; reason: string },
): Promise<
  Result<
    { refund_order_id: string },
    | 'order.not_found'
    | 'order.refund_open'
    | 'order.wrong_state'
    | 'refund.above_order'
    | 'refund.own'
    | 'refund.pieces'
    | 'refund.not_found'
    | 'refund.wrong_state'
  >
> {
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const order = await lockOrder(db, id);
    if (!order) return fail('order.not_found');
    if (worksFor(ctx.actor, order.merId) || (await isBuyer(ctx, order.groupOrderId)))
      return fail('refund.own');
    if (order.status !== 'to_ship') return fail('order.wrong_state');
    const offered = await openCallOff(db, id);
    const begun = offered === undefined ? await endOrder(ctx, order, reason) : ok(offered);
    if (!begun.ok) return begun;
    const refundId = begun.value;
    const held = await anyRefundForUpdate(ctx, refundId);
    if (!held.ok) return held;
    const paid = await payRefund(ctx, held.value, 'platform', reason);
    if (!paid.ok) return paid;
    const uids = await peopleOfStore(db, order.merId, ANSWER_REFUNDS);
    const told = { sn: order.orderSn, refundId, reason };
    await notifyCalledOffByMall(ctx, { ...told, uid: order.uid, uids, merId: order.merId });
    return ok({ refund_order_id: refundId });
  });
}

/** The platform's own refund of all that is left of an order. */
async function endOrder(
  ctx: UserContext,
  order: OrderRow,
  reason: string,
): Promise<Result<string, 'order.refund_open' | 'order.wrong_state' | 'refund.pieces'>> {
  const parts = await wholeOrder(ctx, order, CALLED_OFF_BY_MALL);
  if (!parts.ok) return parts;
  const begun = { ...ASKED, event: 'end', actor: 'platform', note: reason } as const;
  return ok(await keepRefund(ctx, order, parts.value, wholeOf(CALLED_OFF_BY_MALL), begun));
}
