import type { Context, UserContext } from '#lib/domain/context.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { returnBuyer, takeShare } from '../activity/index.ts';
import type { PricedLine } from '../pricing/index.ts';
import { bundlesById, partsOf } from './bundle.repo.ts';
import { returnSets, takeSets } from './sets.repo.ts';

/** The pages of all goods in a set show whether it is still sold. */
const invalidateGoods = async (ctx: Context, id: number): Promise<void> => {
  const parts = await partsOf(ctx.database.db, [id]);
  await ctx.changed(...parts.map((part) => `goods:${part.productId}`));
};

/**
 * Takes the sets that priced lines are made of: first the buyer's share, then the sets; part of the transaction that
 * orders.
 */
export async function takeBundles(
  ctx: UserContext,
  lines: readonly PricedLine[],
): Promise<Result<undefined, 'quantity.above_lifetime' | 'bundle.short'>> {
  const { db } = ctx.database;
  const first = new Map<number, { lineId: string; sets: number }>();
  for (const { activity, lineId } of lines)
    if (activity?.kind === 'bundle') first.set(Number(activity.id), { lineId, sets: activity.sets ?? 1 });
  for (const { activity, bundle } of await bundlesById(db, [...first.keys()])) {
    const { activityId, perBuyer: limit } = activity;
    const { lineId, sets: n } = first.get(activityId)!;
    if (!(await takeShare(ctx, { activityId, n, limit })))
      return fail('quantity.above_lifetime', { n: 0 }, lineId);
    const left = await takeSets(db, activityId, n);
    if (!left) return fail('bundle.short', { n: bundle.stock ?? 0 }, lineId);
    if (left.stock === 0) await invalidateGoods(ctx, activityId);
  }
  return ok();
}

interface Returned {
  orderId?: string;
  productId: number;
  quantity: number;
  activityId?: number | null;
  kind?: string;
}

/** Whole sets among pieces of one order; pieces that make no whole set do not count. */
const wholeSets = (
  pieces: readonly Returned[],
  parts: readonly { productId: number; quantity: number }[],
): number =>
  Math.min(
    ...parts.map((part) => {
      const own = pieces.filter((piece) => piece.productId === part.productId);
      return Math.floor(own.reduce((sum, piece) => sum + piece.quantity, 0) / part.quantity);
    }),
  );

/** Gives whole sets, and the buyer's share, back to the activity; the caller makes sure that it happens once. */
export async function returnBundles(ctx: Context, pieces: readonly Returned[]): Promise<void> {
  const { db } = ctx.database;
  const own = pieces.filter((piece) => piece.kind === 'bundle' && piece.activityId);
  const orders = Map.groupBy(own, (piece) => `${piece.activityId} ${piece.orderId ?? ''}`);
  for (const group of orders.values()) {
    const { activityId, orderId } = group[0]!;
    const id = Number(activityId);
    const n = wholeSets(group, await partsOf(db, [id]));
    if (n === 0) continue;
    if (orderId) await returnBuyer(db, id, orderId, n);
    await returnSets(db, id, n);
    await invalidateGoods(ctx, id);
  }
}
