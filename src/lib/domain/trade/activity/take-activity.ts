import type { Context, UserContext } from '#lib/domain/context.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { noteDevice } from '../../account/risk/index.ts';
import type { PricedLine } from '../pricing/index.ts';
import { takeShare } from './share.ts';
import { limitedLeft, returnBuyer, returnLimited, takeLimited } from './stock.repo.ts';

/** Lines in the order of their SKUs, so that two orders of one activity wait for each other in one direction. */
const bySku = <L extends { skuId: number }>(lines: readonly L[]): L[] =>
  lines.toSorted((a, b) => a.skuId - b.skuId);

export const tagOf = (kind: string): string => (kind === 'seckill' || kind === 'bundle' ? kind : 'presale');

/** Sets and samples have counters of their own. */
const isLimitedBySku = ({ activity }: PricedLine): boolean =>
  activity?.kind === 'seckill' || activity?.kind === 'presale';

/**
 * Takes what priced lines need of their activity: first the buyer's share, then the limited stock; part of the
 * transaction that orders.
 */
export async function takeActivity(
  ctx: UserContext,
  lines: readonly PricedLine[],
): Promise<Result<undefined, 'quantity.above_lifetime' | 'stock.short'>> {
  const { db } = ctx.database;
  for (const line of bySku(lines.filter(isLimitedBySku))) {
    const activityId = Number(line.activity!.id);
    const limit = line.lifetimeLimit ?? 0;
    const n = line.quantity;
    if (!(await takeShare(ctx, { activityId, n, limit })))
      return fail('quantity.above_lifetime', { n: Math.max(0, limit - (line.bought ?? 0)) }, line.lineId);
    if (limit > 0)
      await noteDevice(ctx, { kind: 'activity', targetId: String(activityId), uid: ctx.actor.uid });
    const left = await takeLimited(db, activityId, line.skuId, n);
    if (left === undefined)
      return fail('stock.short', { n: await limitedLeft(db, activityId, line.skuId) }, line.lineId);
    if (left === 0) await ctx.changed(`activity:${activityId}`, tagOf(line.activity!.kind));
  }
  return ok();
}

interface Returned {
  orderId?: string;
  skuId: number;
  quantity: number;
  activityId?: number | null;
  /** How the line was sold; sets return as sets. */
  kind?: string;
}

/** Gives limited stock and the buyer's share back; the caller makes sure that it happens once. */
export async function returnActivity(ctx: Context, lines: readonly Returned[]): Promise<void> {
  const { db } = ctx.database;
  for (const { activityId, kind, orderId, skuId, quantity } of bySku(lines)) {
    if (!activityId || kind === 'bundle') continue;
    if (orderId) await returnBuyer(db, activityId, orderId, quantity);
    await returnLimited(db, activityId, skuId, quantity);
    await ctx.changed(`activity:${activityId}`);
  }
}
