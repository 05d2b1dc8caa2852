import type { Context, UserContext } from '#lib/domain/context.ts';
import { ok, type Result } from '#lib/kernel/result.ts';
import { returnActivity, takeActivity } from '../../activity/index.ts';
import { returnBundles, takeBundles } from '../../bundle/index.ts';
import type { PricedLine } from '../../pricing/index.ts';
import { returnSamples, takeCredits, takeSamples } from '../../sample/index.ts';
import type { Piece } from './stock.repo.ts';

/**
 * Takes what is counted beside the stock: units of flash sales and presales, sets, samples, and samples that are
 * taken off; part of the transaction that orders.
 */
export async function takeLimits(
  ctx: UserContext,
  lines: readonly PricedLine[],
  groupOrderId: string,
): Promise<
  Result<
    undefined,
    'bundle.short' | 'checkout.price_changed' | 'quantity.above_lifetime' | 'sample.taken' | 'stock.short'
  >
> {
  // A refund of a sample locks its order before its stock, so samples are taken before any stock here as well.
  const credited = await takeCredits(ctx, lines, groupOrderId);
  if (!credited.ok) return credited;
  for (const take of [takeActivity, takeBundles, takeSamples]) {
    const taken = await take(ctx, lines);
    if (!taken.ok) return taken;
  }
  return ok();
}

/** Gives it back; the caller makes sure that it happens once. */
export async function returnLimits(ctx: Context, pieces: readonly Omit<Piece, 'lineId'>[]): Promise<void> {
  await returnActivity(ctx, pieces);
  await returnBundles(ctx, pieces);
  await returnSamples(ctx, pieces);
}
