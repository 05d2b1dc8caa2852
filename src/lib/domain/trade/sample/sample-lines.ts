import type { UserContext } from '#lib/domain/context.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { fixedLine } from '../activity/index.ts';
import type { PurchaseRow } from '../cart/index.ts';
import type { CheckoutLine } from '../pricing/index.ts';
import { hadSamples } from './had-samples.ts';
import { samplesOf } from './sample.repo.ts';

export type SampleRefusal = 'sample.none' | 'sample.taken';

/** Samples are bought apart from other goods, but several of them together. */
const ALL_SAMPLES = 'sample';

/**
 * Lines of samples at the sample price: one piece of a SKU, without minimum, tiers, coupons and points; the other
 * lines as they were. `lines` belong to `rows` one by one.
 */
export async function sampleLines(
  ctx: UserContext,
  rows: readonly PurchaseRow[],
  lines: readonly CheckoutLine[],
): Promise<Result<CheckoutLine[], SampleRefusal>> {
  const { db } = ctx.database;
  const skuIds = rows.filter((row) => row.isSample).map((row) => row.sku.skuId);
  const offers = await samplesOf(db, skuIds);
  const taken = await hadSamples(ctx, skuIds);
  const priced = [...lines];
  for (const [at, row] of rows.entries()) {
    if (!row.isSample) continue;
    const { skuId } = row.sku;
    const offer = offers.find((one) => one.skuId === skuId);
    if (!offer) return fail('sample.none', undefined, row.cartId);
    const isSecond = rows.some((other, before) => before < at && other.isSample && other.sku.skuId === skuId);
    if (isSecond || taken.includes(skuId)) return fail('sample.taken', undefined, row.cartId);
    priced[at] = fixedLine(lines[at]!, { id: ALL_SAMPLES, kind: 'sample', price: offer.price }, 1);
  }
  return ok(priced);
}
