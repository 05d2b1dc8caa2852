import type { Context, UserContext } from '#lib/domain/context.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { PricedLine } from '../pricing/index.ts';
import { returnSample, takeSample } from './sample.repo.ts';

/**
 * Notes that the buyer has had a sample of each SKU, in the order of the SKUs; part of the transaction that orders.
 */
export async function takeSamples(
  ctx: UserContext,
  lines: readonly PricedLine[],
): Promise<Result<undefined, 'sample.taken'>> {
  const own = lines.filter((line) => line.activity?.kind === 'sample');
  for (const { skuId, lineId } of own.toSorted((a, b) => a.skuId - b.skuId)) {
    const row = { uid: ctx.actor.uid, skuId, createdAt: ctx.clock.now() };
    if (!(await takeSample(ctx.database.db, row))) return fail('sample.taken', undefined, lineId);
  }
  return ok();
}

/** A sample that came back may be taken again; the caller makes sure that it happens once. */
export async function returnSamples(
  ctx: Context,
  pieces: readonly { orderId?: string; skuId: number; kind?: string }[],
): Promise<void> {
  for (const { orderId, skuId, kind } of pieces)
    if (kind === 'sample' && orderId) await returnSample(ctx.database.db, orderId, skuId);
}
