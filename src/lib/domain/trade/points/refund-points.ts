import type { Fen } from '#lib/kernel/money.ts';
import type { Context } from '#lib/domain/context.ts';
import { lockedBalanceOf, pointsAccount, transfer } from '../ledger/index.ts';
import { pointsNeeded, pointsWorth, takeBackGift } from '../pricing/index.ts';
import { addGrant, balancesOf, changeGrant, grantOf, lockGrant, ownerOfPoints } from './points.repo.ts';
import { givePoints } from './spend-points.ts';

export interface PointsRefund {
  /** Names the refund; with it the points move once. */
  refundId: string;
  order: { orderId: string; orderSn: string; uid: number; pointsEarned: number; payPrice: Fen };
  /** Used points that come back (`points` of `refundLine`, summed over the lines). */
  points: number;
  /** All money that goes back to the buyer with this refund, freight included; fen. */
  amount: Fen;
  /** The most of the refund that may be kept for given points which the buyer has spent, fen; absent: nothing. */
  most?: Fen;
}

/**
 * The points of a refund, in its transaction: used ones come back, given ones are taken back in proportion to the money
 * (money 4.4), from the locked ones first, then from the free ones. Given points that the buyer has spent are taken in
 * money: `owed` fen of the refund. Call it before the money is moved.
 */
export async function refundPoints(
  ctx: Pick<Context, 'database' | 'clock'>,
  { refundId, order, points, amount, most = 0 }: PointsRefund,
): Promise<{ returned: number; taken: number; owed: Fen }> {
  return ctx.database.tx(async () => {
    const { orderId, orderSn: sn } = order;
    const { db } = ctx.database;
    const people = await peopleOf(db, order);
    const given = { points, kind: 'points_refund', targetId: refundId, sn } as const;
    if (points > 0) await givePoints(ctx, { uid: people.spender, ...given });
    await addGrant(db, { orderId, uid: people.holder, releaseAt: null });
    const grant = (await lockGrant(db, orderId))!;
    const uid = grant.releasedAt ? grant.uid : people.holder;
    const gift = {
      points: order.pointsEarned,
      paid: order.payPrice,
      refunded: grant.refunded,
      taken: grant.taken,
    };
    const due = takeBackGift(gift, amount);
    const from = pointsAccount(grant.releasedAt ? 'free' : 'locked', uid);
    const taken = due === 0 ? 0 : Math.min(due, await lockedBalanceOf(ctx, from));
    const owed = Math.min(pointsWorth(due - taken), most);
    const paidFor = owed === pointsWorth(due - taken) ? due - taken : pointsNeeded(owed);
    await changeGrant(db, orderId, {
      refunded: grant.refunded + amount,
      taken: grant.taken + taken + paidFor,
    });
    if (taken === 0) return { returned: points, taken, owed };
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
    return { returned: points, taken, owed };
  });
}

/** What given points that are spent would take off such a refund now; `points` come back with it. */
export async function owedForPoints(
  ctx: Pick<Context, 'database'>,
  { order, points, amount }: Pick<PointsRefund, 'order' | 'points' | 'amount'>,
): Promise<Fen> {
  const { db } = ctx.database;
  const people = await peopleOf(db, order);
  const grant = await grantOf(db, order.orderId);
  const { refunded, taken } = grant ?? { refunded: 0, taken: 0 };
  const gift = { points: order.pointsEarned, paid: order.payPrice, refunded, taken };
  const due = takeBackGift(gift, amount);
  const balances = await balancesOf(db, grant?.releasedAt ? grant.uid : people.holder);
  const back = people.spender === grant?.uid ? points : 0;
  return pointsWorth(Math.max(due - (grant?.releasedAt ? balances.free + back : balances.locked), 0));
}

/**
 * The account that spent points for an order, and the one that its points were promised to: both are the account that
 * placed it, even if another one has the order now.
 */
async function peopleOf(
  db: Context['database']['db'],
  order: PointsRefund['order'],
): Promise<{ spender: number; holder: number }> {
  const [spender, holder] = [
    await ownerOfPoints(db, order.orderId, 'points_spend'),
    await ownerOfPoints(db, order.orderId, 'points_earn'),
  ];
  return { spender: spender ?? order.uid, holder: holder ?? order.uid };
}
