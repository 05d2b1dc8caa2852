import type { Context, UserContext } from '#lib/domain/context.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { CheckoutLine, PricedLine } from '../pricing/index.ts';
import {
  creditsTakenBy,
  lockSamples,
  openCredits,
  returnCredit,
  takeCredit,
  type OpenSamples,
} from './credit.repo.ts';

/** Fewer are no bulk order, even where one piece may be bought. */
const LEAST_BULK = 2;

const isBulk = ({ activity, quotedPrice, quantity, rule }: CheckoutLine): boolean =>
  !activity && quotedPrice === undefined && quantity >= Math.max(rule.minimum ?? 1, LEAST_BULK);

/**
 * Lines of a bulk order with what the buyer has paid for a sample of the same SKU: the store takes it off once. Bulk is
 * the minimum quantity, and at least two; of several lines of one SKU the first one gets it.
 */
export async function creditLines(ctx: UserContext, lines: readonly CheckoutLine[]): Promise<CheckoutLine[]> {
  const bulk = lines.filter(isBulk);
  const open = await openCredits(
    ctx.database.db,
    ctx.actor.uid,
    bulk.map((line) => line.skuId),
  );
  return creditBy(lines, open);
}

/** The same by samples that were read with the lines. */
export const creditKnown = (lines: readonly CheckoutLine[], samples: OpenSamples): CheckoutLine[] =>
  creditBy(lines, new Map(samples.map(({ skuId, payPrice }) => [skuId, payPrice])));

function creditBy(lines: readonly CheckoutLine[], open: Map<number, number>): CheckoutLine[] {
  return lines.map((line) => {
    const paid = isBulk(line) ? open.get(line.skuId) : undefined;
    if (paid === undefined) return line;
    open.delete(line.skuId);
    return { ...line, sampleCredit: paid };
  });
}

/**
 * Marks the samples that priced lines take off: they are not refunded any more, and taken off only once. Part of the
 * transaction that orders, before stock is taken.
 */
export async function takeCredits(
  ctx: UserContext,
  lines: readonly PricedLine[],
  groupOrderId: string,
): Promise<Result<undefined, 'checkout.price_changed'>> {
  const { db } = ctx.database;
  const { uid } = ctx.actor;
  const skuIds = lines.filter((line) => line.sampleCredit).map((line) => line.skuId);
  if (skuIds.length === 0) return ok();
  await lockSamples(db, uid, skuIds);
  for (const skuId of skuIds.toSorted((a, b) => a - b))
    if (!(await takeCredit(db, { uid, skuId, groupOrderId }))) return fail('checkout.price_changed');
  return ok();
}

/** Samples that were taken off in orders that came to nothing may be taken off again; the caller has closed them. */
export const returnCredits = (ctx: Context, orderIds: readonly string[]): Promise<void> =>
  returnCredit(ctx.database.db, orderIds);

/** What was paid for samples that a group order has taken off, fen by SKU. */
export const creditsOfGroup = (ctx: Context, groupOrderId: string): Promise<Map<number, number>> =>
  creditsTakenBy(ctx.database.db, groupOrderId);
