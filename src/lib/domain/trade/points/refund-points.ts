import type { Fen } from '#lib/kernel/money.ts';
import type { Context } from '#lib/domain/context.ts';
import { heldBalance, pointsAccount, transfer } from '../ledger/index.ts';
import { takeBackGift } from '../pricing/index.ts';
import { addGrant, changeGrant, lockGrant } from './points.repo.ts';
import { givePoints } from './spend-points.ts';

export interface PointsRefund {
  /** Names the refund; with it the points move once. */
  refundId: string;
  order: { orderId: string; orderSn: string; uid: number; pointsEarned: number; payPrice: Fen };
  /** Used points that come back (`points` of `refundLine`, summed over the lines). */
  points: number;
  /** All money that goes back to the buyer with this refund, freight included; fen. */
  amount: Fen;
}

/**
 * The points of a refund, in its transaction: used ones come back, given ones are taken back by the share of the
 * money (money 4.4). Given points that rest are taken from there; later from those that may be spent, never more
 * than are left: what the buyer has spent already is not asked for. Call it before the money is moved.
 */
export async function refundPoints(
  ctx: Pick<Context, 'database' | 'clock'>,
  { refundId, order, points, amount }: PointsRefund,
): Promise<{ returned: number; taken: number }> {
  return ctx.database.tx(async () => {
    const { orderId, uid, orderSn: sn } = order;
    if (points > 0) await givePoints(ctx, { uid, points, kind: 'points_refund', targetId: refundId, sn });
    const { db } = ctx.database;
    await addGrant(db, { orderId, uid, releaseAt: null });
    const grant = (await lockGrant(db, orderId))!;
    const gift = {
      points: order.pointsEarned,
      paid: order.payPrice,
      refunded: grant.refunded,
      taken: grant.taken,
    };
    const due = takeBackGift(gift, amount);
    await changeGrant(db, orderId, { refunded: grant.refunded + amount, taken: grant.taken + due });
    const from = pointsAccount(grant.releasedAt ? 'free' : 'locked', uid);
    const taken = due === 0 ? 0 : Math.min(due, await heldBalance(ctx, from));
    if (taken === 0) return { returned: points, taken };
    const moved = await transfer(ctx, {
      kind: 'points_withdraw',
      targetId: refundId,
      entries: [
        { account: from, amount: -taken },
        { account: pointsAccount('source', uid), amount: taken },
      ],
      params: { sn },
    });
    if (!moved.ok) throw new Error(`Given points of ${sn} could not be taken back`);
    return { returned: points, taken };
  });
}
