import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { Context } from '#lib/domain/context.ts';
import { pointsAccount, transfer } from '../ledger/index.ts';
import { spenderOf } from './points.repo.ts';

type Books = Pick<Context, 'database' | 'clock'>;

/** A group order and the points that were taken for it. */
export interface PointsOfOrder {
  uid: number;
  groupOrderId: string;
  /** Number that the list of points shows. */
  groupOrderSn: string;
  pointsUsed: number;
}

/**
 * Takes points for an order, in the transaction that places it; two orders at once take turns on the buyer's
 * account.
 */
export async function takePoints(
  ctx: Books,
  { uid, groupOrderId, groupOrderSn, pointsUsed }: PointsOfOrder,
): Promise<Result<undefined, 'points.short'>> {
  if (pointsUsed === 0) return ok();
  const taken = await transfer(ctx, {
    kind: 'points_spend',
    targetId: groupOrderId,
    entries: [
      { account: pointsAccount('free', uid), amount: -pointsUsed },
      { account: pointsAccount('source', uid), amount: pointsUsed },
    ],
    params: { sn: groupOrderSn },
  });
  return taken.ok ? ok() : fail('points.short');
}

/** Gives all points of a cancelled order back, once. */
export async function returnPoints(
  ctx: Books,
  { uid, groupOrderId, groupOrderSn, pointsUsed }: PointsOfOrder,
): Promise<void> {
  if (pointsUsed > 0)
    await givePoints(ctx, {
      // The order may have passed to a colleague since; the points belong to the account that placed it.
      uid: (await spenderOf(ctx.database.db, groupOrderId)) ?? uid,
      points: pointsUsed,
      kind: 'points_return',
      targetId: groupOrderId,
      sn: groupOrderSn,
    });
}

/** Gives points back that an unpaid order takes no longer, because its price has fallen; `targetId` names the change. */
export async function returnSomePoints(
  ctx: Books,
  { uid, groupOrderId, groupOrderSn, pointsUsed }: PointsOfOrder,
  targetId: string,
): Promise<void> {
  if (pointsUsed === 0) return;
  const owner = (await spenderOf(ctx.database.db, groupOrderId)) ?? uid;
  await givePoints(ctx, {
    uid: owner,
    points: pointsUsed,
    kind: 'points_return',
    targetId,
    sn: groupOrderSn,
  });
}

export interface Given {
  uid: number;
  points: number;
  kind: 'points_return' | 'points_refund' | 'points_sign' | 'points_gift';
  /** Points of one kind and target are given at most once. */
  targetId: string;
  sn?: string;
}

/** Gives points that may be spent at once. The same kind and target again give nothing. */
export async function givePoints(ctx: Books, { uid, points, kind, targetId, sn }: Given): Promise<void> {
  const given = await transfer(ctx, {
    kind,
    targetId,
    entries: [
      { account: pointsAccount('source', uid), amount: -points },
      { account: pointsAccount('free', uid), amount: points },
    ],
    ...(sn ? { params: { sn } } : {}),
  });
  if (!given.ok) throw new Error(`Points of ${kind} ${targetId} could not be given: ${given.failure.code}`);
}
