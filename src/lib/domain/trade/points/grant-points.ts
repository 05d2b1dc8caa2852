import { after, days } from '#lib/kernel/clock.ts';
import { timer } from '#lib/kernel/timers.ts';
import type { Context, SystemContext } from '#lib/domain/context.ts';
import { notifyPointsAvailable } from '../../account/notice/index.ts';
import { lockedBalanceOf, pointsAccount, transfer, type Transfer } from '../ledger/index.ts';
import { addGrant, changeGrant, dueGrants, grantedOrder, lockGrant, ownerOfPoints } from './points.repo.ts';

/** An order with an undecided refund is looked at again after this. */
const REFUND_PAUSE = days(1);
/** Orders in one sweep; the rest is due again soon. */
const SWEEP_SIZE = 200;

/** The transfer that locks the points which a paid group order brings; none where it brings none. */
export const earnedPoints = ({
  uid,
  groupOrderId,
  sn,
  points,
}: {
  uid: number;
  groupOrderId: string;
  sn: string;
  points: number;
}): Transfer[] =>
  points === 0
    ? []
    : [
        {
          kind: 'points_earn',
          targetId: groupOrderId,
          entries: [
            { account: pointsAccount('source', uid), amount: -points },
            { account: pointsAccount('locked', uid), amount: points },
          ],
          params: { sn },
        },
      ];

/** The goods have arrived: their points stay locked until the refund window ends (money 4.4). */
export async function planRelease(
  ctx: Pick<Context, 'database' | 'clock' | 'jobs'>,
  order: { orderId: string; uid: number; pointsEarned: number },
): Promise<void> {
  if (order.pointsEarned === 0) return;
  const { orderId, uid } = order;
  const releaseAt = after(ctx.clock.now(), timer('points_freeze'));
  await addGrant(ctx.database.db, { orderId, uid, releaseAt });
  await ctx.jobs.send('points.release', { orderId }, { at: releaseAt });
}

/** Releases the points of an order when their time has come; early or twice it does nothing. */
export async function releasePoints(ctx: SystemContext, { orderId }: { orderId: string }): Promise<void> {
  await ctx.database.tx(async () => {
    const { db } = ctx.database;
    const now = ctx.clock.now();
    const grant = await lockGrant(db, orderId);
    if (!grant?.releaseAt || grant.releasedAt) return;
    const order = await grantedOrder(db, orderId);
    const releaseAt = order?.isRefunding ? after(now, REFUND_PAUSE) : grant.releaseAt;
    if (releaseAt > now) {
      await changeGrant(db, orderId, { releaseAt });
      return ctx.jobs.send('points.release', { orderId }, { at: releaseAt });
    }
    await changeGrant(db, orderId, { releasedAt: now });
    // The points are locked in the account that they were promised to, but credited to the account that has the order
    // now: an order of a company may have passed to another member.
    const promisedTo = (await ownerOfPoints(db, orderId, 'points_earn')) ?? grant.uid;
    const left = Math.max((order?.pointsEarned ?? 0) - grant.taken, 0);
    const points = Math.min(left, await lockedBalanceOf(ctx, pointsAccount('locked', promisedTo)));
    if (!order || points === 0) return;
    const { uid } = order;
    await changeGrant(db, orderId, { uid });
    const freed = await transfer(ctx, {
      kind: 'points_release',
      targetId: orderId,
      entries: [
        { account: pointsAccount('locked', promisedTo), amount: -points },
        { account: pointsAccount('source', promisedTo), amount: points },
        { account: pointsAccount('source', uid), amount: -points },
        { account: pointsAccount('free', uid), amount: points },
      ],
      params: { sn: order.orderSn },
    });
    if (!freed.ok) throw new Error(`Points of order ${order.orderSn} could not be set free`);
    await notifyPointsAvailable(ctx, { uid, points });
  });
}

/** Releases points that are due and whose job was lost. */
export async function sweepPoints(ctx: SystemContext): Promise<void> {
  for (const orderId of await dueGrants(ctx.database.db, ctx.clock.now(), SWEEP_SIZE))
    await releasePoints(ctx, { orderId });
}
