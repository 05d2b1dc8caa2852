import type { UserContext } from '#lib/domain/context.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { fixedLine, presaleRun, takenBy } from '../activity/index.ts';
import type { PurchaseRow } from '../cart/index.ts';
import type { CheckoutLine } from '../pricing/index.ts';
import { bundlesById, partsOf, skusOf, type BundlePartRow, type BundleRow } from './bundle.repo.ts';

export type BundleRefusal =
  'bundle.not_running' | 'bundle.incomplete' | 'bundle.short' | 'quantity.above_lifetime';

/** How many sets some lines are: each part once, all in the same number. Undefined when they are no whole sets. */
function setsOf(rows: readonly PurchaseRow[], parts: readonly BundlePartRow[]): number | undefined {
  if (rows.length !== parts.length) return undefined;
  const numbers = parts.map((part) => {
    const row = rows.find((one) => one.product.productId === part.productId);
    return row ? row.quantity / part.quantity : undefined;
  });
  const [first] = numbers;
  return first !== undefined && Number.isInteger(first) && numbers.every((n) => n === first)
    ? first
    : undefined;
}

/** Whether so many sets are left, and the buyer's limit allows them. */
async function mayHave(
  ctx: UserContext,
  { activity, bundle }: BundleRow,
  sets: number,
): Promise<Result<undefined, BundleRefusal>> {
  if (bundle.stock !== null && bundle.stock < sets) return fail('bundle.short', { n: bundle.stock });
  if (activity.perBuyer === 0) return ok();
  const bought = await takenBy(ctx, activity.activityId);
  const left = Math.max(0, activity.perBuyer - bought);
  return sets > left ? fail('quantity.above_lifetime', { n: left }) : ok();
}

/**
 * Lines of sets at the prices of their set, the others as they were. A set is bought whole: each of its parts once,
 * in the same number of sets. `lines` belong to `rows` one by one.
 */
export async function bundleLines(
  ctx: UserContext,
  rows: readonly PurchaseRow[],
  lines: readonly CheckoutLine[],
): Promise<Result<CheckoutLine[], BundleRefusal>> {
  const { db } = ctx.database;
  const asked = [...new Set(rows.flatMap((row) => row.activityId ?? []))];
  const bundles = await bundlesById(db, asked);
  const priced = [...lines];
  for (const found of bundles) {
    const { activity } = found;
    const id = activity.activityId;
    const own = rows.filter((row) => row.activityId === id);
    const field = own[0]!.cartId;
    const isRunning =
      activity.status === 'approved' && presaleRun(activity, ctx.clock.now()).stage === 'running';
    if (!isRunning) return fail('bundle.not_running', undefined, field);
    const sets = setsOf(own, await partsOf(db, [id]));
    if (sets === undefined) return fail('bundle.incomplete', undefined, field);
    const may = await mayHave(ctx, found, sets);
    if (!may.ok) return fail(may.failure.code, may.failure.params, field);
    const offers = await skusOf(db, [id]);
    for (const row of own) {
      const offer = offers.find((one) => one.skuId === row.sku.skuId);
      if (!offer) return fail('bundle.incomplete', undefined, row.cartId);
      const at = rows.indexOf(row);
      priced[at] = fixedLine(lines[at]!, { id, kind: 'bundle', price: offer.price, sets });
    }
  }
  return ok(priced);
}
