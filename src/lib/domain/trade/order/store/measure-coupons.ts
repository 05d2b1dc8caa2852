import { permille, sumFen, type Fen } from '#lib/kernel/money.ts';
import type { UsedCoupon } from '../../coupon/index.ts';
import { allocate, pointsNeeded } from '../../pricing/index.ts';
import type { LineRow } from '../order.repo.ts';

/** A line of an unpaid order in work. */
export type Line = Pick<
  LineRow,
  | 'orderLineId'
  | 'orderId'
  | 'productId'
  | 'skuId'
  | 'quantity'
  | 'totalPrice'
  | 'productDiscount'
  | 'storeDiscount'
  | 'platformDiscount'
  | 'pointsPrice'
  | 'pointsUsed'
  | 'payPrice'
>;

/** What the line costs before coupons and points: its total less what the store took off by hand. */
export interface CutLine extends Line {
  cut: Fen;
}

const isOfPlatform = ({ kind }: UsedCoupon): boolean => kind !== 'store' && kind !== 'product';
const repriced = (line: CutLine): Fen => line.totalPrice - line.cut;

/**
 * Lines of one store with what was taken off by hand so far. A store's discount is kept as one figure; what its coupon
 * and a sample took of it is computed as the check-out did.
 */
export function withCuts(
  lines: readonly Line[],
  coupons: readonly UsedCoupon[],
  samples: ReadonlyMap<number, Fen>,
): CutLine[] {
  const lefts = lines.map((line) => line.totalPrice - line.productDiscount);
  const coupon = coupons.find((one) => one.kind === 'store');
  const shares = allocate(Math.min(coupon?.value ?? 0, sumFen(lefts)), lefts);
  const open = new Map(samples);
  return lines.map((line, at) => {
    const rest = Math.max(line.storeDiscount - shares[at]!, 0);
    const sample = open.get(line.skuId) ?? 0;
    open.delete(line.skuId);
    return { ...line, cut: Math.max(rest - sample, 0) };
  });
}

/**
 * Product and store coupons whose threshold the lowered prices of their store no longer reach. What they took off stays
 * off, as a reduction by the store: the price that the store has named is what the buyer pays.
 */
export function dropStoreCoupons(
  lines: readonly CutLine[],
  coupons: readonly UsedCoupon[],
): { lines: CutLine[]; lost: string[] } {
  const lost: string[] = [];
  let left = [...lines];
  const matched = new Map<number, UsedCoupon>();
  const discounted = [
    ...Map.groupBy(
      lines.filter((line) => line.productDiscount > 0),
      (line) => line.productId,
    ),
  ];
  const byValue = coupons.filter((one) => one.kind === 'product').toSorted((a, b) => a.value - b.value);
  const discountOf = (own: readonly CutLine[]): Fen => sumFen(own.map((line) => line.productDiscount));
  for (const [productId, own] of discounted.toSorted(([, a], [, b]) => discountOf(b) - discountOf(a))) {
    const fits = byValue.filter(
      (one) => one.targetIds.includes(productId) && ![...matched.values()].includes(one),
    );
    const coupon = fits.find((one) => one.value >= discountOf(own)) ?? fits.at(-1);
    if (coupon) matched.set(productId, coupon);
  }
  for (const [productId, coupon] of matched) {
    const base = sumFen(left.map((line) => (line.productId === productId ? repriced(line) : 0)));
    if (base >= coupon.threshold) continue;
    lost.push(coupon.couponId);
    left = left.map((line) => (line.productId === productId ? endProductCoupon(line) : line));
  }
  const coupon = coupons.find((one) => one.kind === 'store');
  if (coupon && sumFen(left.map(repriced)) < coupon.threshold) {
    lost.push(coupon.couponId);
    // Its share is in the store's discount already.
    left = left.map((line) => ({ ...line, cut: line.storeDiscount }));
  }
  return { lines: left, lost };
}

/** The platform's coupon of a group order when what is left of its lines no longer reaches the threshold. */
export function lostPlatformCoupon(
  lines: readonly Line[],
  coupons: readonly UsedCoupon[],
): UsedCoupon | undefined {
  const counted = lines.filter((line) => line.platformDiscount > 0);
  const base = sumFen(counted.map((line) => line.payPrice + line.pointsPrice + line.platformDiscount));
  return coupons.find((one) => isOfPlatform(one) && base < one.threshold);
}

/** A further reduction by the store. */
export const takeByHand = (line: CutLine, part: Fen): CutLine => ({
  ...line,
  storeDiscount: line.storeDiscount + part,
  payPrice: line.payPrice - part,
  cut: line.cut + part,
});

/**
 * A lost coupon of the platform becomes a reduction by the store, so that the buyer pays the price that the store has
 * named.
 */
export const moveToStore = (line: CutLine): CutLine => ({
  ...line,
  platformDiscount: 0,
  storeDiscount: line.storeDiscount + line.platformDiscount,
  cut: line.cut + line.platformDiscount,
});

const endProductCoupon = (line: CutLine): CutLine => ({
  ...line,
  productDiscount: 0,
  storeDiscount: line.storeDiscount + line.productDiscount,
  cut: line.cut + line.productDiscount,
});

/** Points pay no more than their part of the lowered price; the rest goes back to the buyer. */
export function capPoints(line: CutLine, rate: number): CutLine {
  const over = line.pointsPrice - permille(Math.max(repriced(line), 0), rate);
  if (over <= 0) return line;
  const pointsPrice = line.pointsPrice - over;
  return {
    ...line,
    pointsPrice,
    pointsUsed: Math.min(line.pointsUsed, pointsNeeded(pointsPrice)),
    storeDiscount: line.storeDiscount + over,
    cut: line.cut + over,
  };
}
