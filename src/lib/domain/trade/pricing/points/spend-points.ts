import { POINTS_CAP_PERMILLE, POINTS_PER_YUAN } from '#lib/kernel/limits.ts';
import { permille } from '#lib/kernel/money.ts';
import type { Fen } from '#lib/kernel/money.ts';
import type { PointsTerms, StoreTerms } from '../checkout-input.ts';
import { afterCoupons } from '../line/line-money.ts';
import type { PricedLine } from '../priced-checkout.ts';

export interface SpentPoints {
  points: number;
  amount: Fen;
}

/** What some points are worth, in whole fen, and the fewest points that are worth an amount. */
export function pointsWorth(points: number, perYuan: number = POINTS_PER_YUAN): Fen {
  return Number((BigInt(points) * 100n) / BigInt(perYuan));
}
export function pointsNeeded(amount: Fen, perYuan: number = POINTS_PER_YUAN): number {
  return Number((BigInt(amount) * BigInt(perYuan) + 99n) / 100n);
}

/**
 * Most of a line that points may pay, in fen: a share of unit price × quantity, and no more than coupons
 * left. Activities take no points; the store's own switch is a rate of 0; the mall's cap bounds every rate.
 */
function pointsCap(line: PricedLine, store: StoreTerms, terms: PointsTerms): Fen {
  if (line.activity) return 0;
  return Math.min(
    permille(line.total, pointsRateOf(line.pointsRate, store.pointsRate, terms.capPermille)),
    afterCoupons(line),
  );
}

/** The share of a line that points may pay, in thousandths: the product's own or, below 0, its store's. */
export function pointsRateOf(product: number, store: number, cap: number = POINTS_CAP_PERMILLE): number {
  return store <= 0 ? 0 : Math.min(product < 0 ? store : product, cap);
}

/**
 * What each line would be paid with points, in the order of the lines until the buyer's points run out; the
 * last one may be paid in part. Points that are worth less than a fen together are left alone.
 */
export function spendPoints(
  lines: readonly { line: PricedLine; store: StoreTerms }[],
  terms: PointsTerms,
): SpentPoints[] {
  const perYuan = terms.perYuan ?? POINTS_PER_YUAN;
  let left = Math.max(terms.balance, 0);
  return lines.map(({ line, store }) => {
    const cap = pointsCap(line, store, terms);
    const amount = pointsNeeded(cap, perYuan) <= left ? cap : Math.min(pointsWorth(left, perYuan), cap);
    const points = pointsNeeded(amount, perYuan);
    left -= points;
    return { points, amount };
  });
}
